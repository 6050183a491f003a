// Browser tests against a real server: `PEERLESS_BIN` is its binary, with this client inside.
// `PEERLESS_URL` names one that runs already, such as `npm run dev`; `PEERLESS_PORT` is another port for this one.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const PORT = Number(process.env['PEERLESS_PORT'] ?? 7979);
const running = process.env['PEERLESS_URL'];
const bin = process.env['PEERLESS_BIN'] ?? '../target/release/peerless';
// The config is read by several processes; only the first one makes the folder.
const data = (process.env['PEERLESS_TEST_DATA'] ??= mkdtempSync(join(tmpdir(), 'peerless-browser-')));

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // Every test makes tables of its own, so that two can run at once, and a third one that does nothing but wait.
  fullyParallel: true,
  workers: 3,
  projects: [
    { name: 'patience', testMatch: 'away.spec.ts', workers: 1 },
    { name: 'tests', testIgnore: 'away.spec.ts', workers: 2 },
  ],
  timeout: 120_000,
  // A machine that is busy may be late once; a test that fails twice has failed.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: running ?? `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // What it keeps would make one test depend on another; its own tests let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // A trace takes time; a test that has failed is tried again with one.
    trace: 'on-first-retry',
  },
  ...(running === undefined && {
    webServer: {
      command: `"${bin}" serve --port ${PORT} --data "${data}" --max-tables 1000`,
      url: `http://127.0.0.1:${PORT}/api/health`,
      reuseExistingServer: false,
      timeout: 60_000,
    },
  }),
});
