// Whoever does not answer. It takes a minute of waiting, beside all the others.
import { expect, test } from '@playwright/test';
import { pairAt } from './people';
import { picture } from './util';
import { say } from './words';

test('who stays away can be claimed from, and a clock that runs out loses', async ({ browser, request }) => {
  const away = await pairAt(browser, request);
  const late = await pairAt(browser, request, { clock: { minutes: 1, increment_seconds: 0 } });
  const timer = late.asked.locator('.clock.running');
  const shown = await timer.first().textContent();
  await away.asked.context().close();
  await expect.poll(() => timer.first().textContent()).not.toBe(shown);
  await picture(late.waits, 'clock');

  // Both take a minute.
  await away.waits.getByRole('button', { name: say('ui-play-claim') }).click({ timeout: 75_000 });
  await expect(away.waits.getByText(say('ui-ended-reason-claimed'))).toBeVisible();
  await expect(late.waits.getByText(say('ui-ended-reason-time'))).toBeVisible({ timeout: 75_000 });
  await expect(late.asked.getByText(say('ui-ended-reason-lost-time'))).toBeVisible();
  await Promise.all([away.waits, late.waits, late.asked].map((page) => page.context().close()));
});
