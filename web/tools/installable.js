// Makes the client installable: a service worker that knows the files of this build, and a mark in the page that names its version.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const WORKER = new URL('../src/worker/sw.js', import.meta.url);

/** All that is needed to open the first page: the entry, whatever it cannot do without, and the letters. */
function firstFiles(bundle) {
  const found = new Set(Object.keys(bundle).filter((name) => name.endsWith('.woff2')));
  const add = (name) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    chunk.imports.forEach(add);
  };
  for (const chunk of Object.values(bundle)) if (chunk.isEntry) add(chunk.fileName);
  return [...found].sort();
}

/** A plugin for Vite. */
export function installable() {
  return {
    name: 'peerless-installable',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page === undefined) return;
        // Styles come beside the script, and hold up nothing; it waits for them (`main.ts`).
        page.source = page.source.replaceAll('<link rel="stylesheet"', '<link rel="stylesheet" media="not all" fetchpriority="high"');
        // The names of the files change with what they hold.
        const version = createHash('sha256')
          .update([...Object.keys(bundle).sort(), page.source].join('\n'))
          .digest('hex')
          .slice(0, 12);
        page.source = page.source.replace('</title>', `</title>\n    <meta name="client" content="${version}" />`);
        const source = readFileSync(WORKER, 'utf8')
          .replace("'VERSION'", JSON.stringify(version))
          .replace("['FILES']", JSON.stringify(firstFiles(bundle).map((name) => `/${name}`)));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
