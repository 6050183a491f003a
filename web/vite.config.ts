import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { installable } from './tools/installable.js';
import { pictures } from './tools/pictures.js';

// `npm run dev` serves the client and hands everything else on to a `peerless serve` on its usual port, or on PEERLESS_PORT.
const server = { proxy: { '/api': { target: `http://127.0.0.1:${process.env['PEERLESS_PORT'] ?? 7878}`, ws: true } } };

export default defineConfig({
  plugins: [svelte(), pictures(), installable()],
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // The words of all languages, the lessons and the first drafts lie beside the client.
  server: { ...server, fs: { allow: ['.', '../locales', '../content/lessons', '../content/drafts'] } },
  // The built client is tried under the same policy that the real server sends.
  preview: {
    ...server,
    headers: {
      'content-security-policy': "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    },
  },
  test: { include: ['src/**/*.test.ts'], setupFiles: ['src/lib/words.setup.ts'] },
});
