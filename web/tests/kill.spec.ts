// A server is killed while somebody writes: nothing that was written is lost.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { append, asText, editorOf, fileOf, fine, saved } from './bench';
import { settle } from './util';
import { say } from './words';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });

/** A server of one's own, once it answers. */
async function serve(port: number, data: string): Promise<ChildProcess> {
  const child = spawn(process.env['PEERLESS_BIN'] ?? '../target/release/peerless', ['serve', '--port', String(port), '--data', data], {
    stdio: 'ignore',
  });
  const alive = async (): Promise<boolean> => (await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null))?.ok ?? false;
  await expect.poll(alive, { timeout: 30_000 }).toBe(true);
  return child;
}

const gone = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });

test('nothing is lost when the server is killed while somebody writes', async ({ page, browser }) => {
  const [port, data] = [await freePort(), mkdtempSync(join(tmpdir(), 'peerless-kill-'))];
  let server = await serve(port, data);
  try {
    await settle(page);
    await page.goto(`http://127.0.0.1:${port}/workshop`);
    await page.getByRole('button', { name: say('ui-workshop-new-hero') }).click();
    await asText(page);
    await fine(page);
    await saved(page);
    await append(page, '\n# one');
    // In the middle of a word.
    const typing = page.keyboard.type(' two three four five six seven eight nine ten', { delay: 25 });
    await page.waitForTimeout(300);
    await gone(server);
    await typing;
    await page.keyboard.type(' eleven');
    await expect(page.getByText(say('ui-workshop-unsaved'))).toBeVisible();
    server = await serve(port, data);
    await saved(page);
    const written = '# one two three four five six seven eight nine ten eleven';
    expect(await fileOf(page)).toContain(written);
    // Killed again, and looked at by somebody else with the link: the server has it.
    await gone(server);
    server = await serve(port, data);
    const other = await (await browser.newContext()).newPage();
    await settle(other);
    await other.goto(page.url());
    await asText(other);
    await expect(editorOf(other)).toBeVisible();
    expect(await fileOf(other)).toContain(written);
  } finally {
    await gone(server);
  }
});
