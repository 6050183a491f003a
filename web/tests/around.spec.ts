// Around the table: the client as an app, calls to come back, links for cameras, watching, and phrases.
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { openDuel, prompt } from './play';
import type { Phrase } from '../src/protocol/types';
import { accessible, accessibleInBoth, makeTable, settle } from './util';
import { say } from './words';

async function another(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await settle(page, { name });
  return page;
}

/** A line to the server, which can be cut and mended. */
async function lineTo(server: string): Promise<{ url: string; cut: () => Promise<void>; mend: () => Promise<void> }> {
  let port = 0;
  const open = async (): Promise<Server> => {
    const proxy = createServer(({ url, method, headers }, answer) => {
      const asked = forward(new URL(url ?? '/', server), { method, headers }, (told) => {
        answer.writeHead(told.statusCode ?? 502, told.headers);
        told.pipe(answer);
      });
      asked.on('error', () => answer.destroy());
      asked.end();
    });
    await new Promise<void>((done) => proxy.listen(port, '127.0.0.1', done));
    port = (proxy.address() as AddressInfo).port;
    return proxy;
  };
  let proxy = await open();
  return {
    url: `http://127.0.0.1:${port}`,
    cut: async () => {
      const closed = new Promise((done) => proxy.close(done));
      proxy.closeAllConnections();
      await closed;
    },
    mend: async () => void (proxy = await open()),
  };
}

test.describe('kept at hand', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the client opens without a connection, and says so', async ({ page, baseURL }) => {
    // A browser that is told to be without a connection does not tell its service workers: here the line is really cut.
    const line = await lineTo(baseURL ?? '');
    await settle(page);
    await page.goto(line.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    // From now on the worker sees everything that is loaded.
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.reload();
    await expect(page.locator('.coins .emblem').first()).toBeVisible();
    await page.goto(`${line.url}/heroes`);
    await expect(page.locator('article').first()).toBeVisible();

    await line.cut();
    await page.goto(line.url);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(say('ui-common-title'));
    await expect(page.locator('.coins .emblem').first()).toBeVisible();
    await expect(page.getByText(say('ui-common-offline'))).toBeVisible();
    await accessible(page);
    await page.goto(`${line.url}/heroes`);
    await expect(page.locator('article').first()).toBeVisible();

    await line.mend();
    await expect(page.getByText(say('ui-common-offline'))).toBeHidden();
    await line.cut();
  });

  test('the page comes from the server whenever it can', async ({ page }) => {
    await settle(page);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    // An old page in the worker's memory is not shown while the server answers.
    await page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      await (await caches.open(name)).put('/', new Response('<h1>old</h1>', { headers: { 'content-type': 'text/html' } }));
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(say('ui-common-title'));
  });
});

test('the server names the version of the client that it carries', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const version = /<meta name="client" content="(\w{12})"/.exec(page)?.[1];
  expect(version).toBeDefined();
  expect((await request.get('/api/health')).headers()['x-client']).toBe(version);
  const worker = await request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(await worker.text()).toContain(version ?? '');
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  const { icons, start_url: start } = (await manifest.json()) as { icons: { src: string; type: string }[]; start_url: string };
  expect((await request.get(start)).ok()).toBe(true);
  expect(icons.length).toBeGreaterThan(1);
  for (const { src, type } of icons) expect((await request.get(src)).headers()['content-type']).toBe(type);
});

test('the browser finds nothing that keeps the client from being installed', async ({ page }) => {
  await settle(page);
  await page.goto('/');
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Tests run in private windows.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('an old client is loaded anew when the server has another', async ({ page }) => {
  await settle(page);
  let loads = 0;
  page.on('request', (asked) => (loads += Number(asked.isNavigationRequest())));
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-client': 'another' } });
  });
  await page.goto('/');
  // Once by itself; if that does not help, it is left to the person, and the next page is loaded whole.
  await expect(page.getByText(say('ui-common-renewed'))).toBeVisible();
  expect(loads).toBe(2);
  await page
    .getByRole('link', { name: say('ui-page-rules'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/rules$/);
  await expect.poll(() => loads).toBe(3);
});

test('who looks elsewhere is called when it is their turn', async ({ page, request }) => {
  await page.addInitScript(() => {
    const shown: { title: string; body: string }[] = [];
    class Notice {
      static permission = 'granted';
      static requestPermission = () => Promise.resolve('granted');
      onclick = null;
      constructor(title: string, { body }: { body: string }) {
        shown.push({ title, body });
      }
      close(): void {}
    }
    Object.assign(window, { Notification: Notice, shown, away: false });
    document.hasFocus = () => !(window as unknown as { away: boolean }).away;
  });
  const shown = () => page.evaluate(() => (window as unknown as { shown: { title: string; body: string }[] }).shown);
  await openDuel(page, request, '5', { notices: true });
  await expect(prompt(page)).toBeVisible();
  await expect.poll(() => page.title()).toContain(`● ${say('ui-notice-title')}`);
  expect(await shown()).toEqual([]);
  await page.evaluate(() => Object.assign(window, { away: true }));
  for (let choice = 0; choice < 12 && (await shown()).length === 0; choice += 1) {
    await page.keyboard.press('1');
    await page.waitForTimeout(200);
  }
  const [call] = await shown();
  expect(call?.title).toBe(say('ui-notice-title'));
  expect(call?.body).not.toBe('');
});

test('notices are a setting, which the browser can refuse', async ({ page, context }) => {
  await settle(page);
  await page.goto('/');
  await page.getByRole('button', { name: say('ui-settings-title'), exact: true }).click();
  const notices = page.getByLabel(say('ui-settings-notices'));
  await page.evaluate(() => (Notification.requestPermission = () => Promise.resolve('denied')));
  await notices.click();
  await expect(page.getByText(say('ui-settings-notices.refused'))).toBeVisible();
  await expect(notices).not.toBeChecked();
  await accessible(page);
  await context.grantPermissions(['notifications']);
  await page.evaluate(() => (Notification.requestPermission = () => Promise.resolve('granted')));
  await notices.check();
  await page.reload();
  await page.getByRole('button', { name: say('ui-settings-title'), exact: true }).click();
  await expect(notices).toBeChecked();
});

test('a link to join can be taken by a camera', async ({ page }) => {
  await settle(page);
  await page.goto('/new?with=friend');
  await page.getByRole('button', { name: say('ui-new-make') }).click();
  const label = say('ui-waiting-join-link');
  const link = await page.getByLabel(label, { exact: true }).inputValue();
  await page.getByRole('button', { name: `${say('ui-waiting-qr')} : ${label}` }).click();
  const code = page.getByRole('img', { name: say('ui-waiting-qr-of', { label }) });
  await expect(code.locator('path')).toHaveAttribute('d', toSvgPath(generate(link)));
  await accessible(page);
});

test('an open game is watched from the lobby, and shows nobody’s cards', async ({ page, request }) => {
  const { table } = await makeTable(request, {
    mode: 'duel',
    open: true,
    seats: [{ who: { kind: 'me', name: 'Ann' } }, { who: { kind: 'guest' } }],
  });
  const joined = await request.post(`/api/tables/${table}/join`, { data: { name: 'Ben' } });
  expect(joined.ok()).toBe(true);
  await settle(page);
  await page.goto('/lobby');
  const games = page.getByRole('region', { name: say('ui-lobby-running') });
  const entry = games.getByRole('listitem').filter({ has: page.locator(`a[href*="${table}"]`) });
  await expect(entry).toContainText('Ann');
  await expect(entry.locator('.emblem')).toHaveCount(2);
  await accessibleInBoth(page);
  await entry.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/t/${table}`));
  await expect(page.getByText(say('ui-play-watching'))).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(0);
});

test('phrases are heard by the other one, and can be muted', async ({ browser, request }) => {
  const made = await makeTable(request, { mode: 'duel', seats: ['Ann', 'Ben'].map((name) => ({ who: { kind: 'me', name } })) });
  const pages: Page[] = [];
  for (const [seat, name] of ['Ann', 'Ben'].entries()) {
    const page = await another(browser, name);
    await page.goto(`/t/${made.table}#k=${made.keys[seat]?.secret ?? ''}`);
    pages.push(page);
  }
  const [ann, ben] = pages;
  if (!ann || !ben) throw new Error('two pages are needed');
  const talk = (page: Page) => page.getByRole('button', { name: say('ui-react-say') });
  const says = async (phrase: Phrase) => {
    await talk(ann).click();
    await ann.getByRole('button', { name: say(`ui-react-${phrase}`) }).click();
  };
  // A phrase is gone after a while: whoever listens does so before it is said, and has sat down.
  await Promise.all(pages.map((page) => expect(prompt(page)).toBeVisible()));
  const hears = (page: Page, phrase: Phrase) =>
    page
      .locator('.said p', { hasText: 'Ann' })
      .filter({ hasText: say(`ui-react-${phrase}`) })
      .waitFor();
  await Promise.all([hears(ann, 'hello'), hears(ben, 'hello'), says('hello')]);
  await talk(ben).click();
  await accessible(ben);
  await ben.getByRole('button', { name: say('ui-react-mute') }).click();
  await Promise.all([hears(ann, 'ouch'), says('ouch')]);
  // What comes later is heard, and what was muted is not.
  await ben.getByRole('button', { name: say('ui-react-unmute') }).click();
  await Promise.all([hears(ben, 'thanks'), says('thanks')]);
  await expect(ben.locator('.said')).not.toContainText(say('ui-react-ouch'));
  await Promise.all(pages.map((page) => page.context().close()));
});

test('nobody to talk to, nothing to say', async ({ page, request }) => {
  await openDuel(page, request, '5');
  await expect(prompt(page)).toBeVisible();
  await expect(page.getByRole('button', { name: say('ui-react-say') })).toHaveCount(0);
});
