// Writes the keys of the English words and the variables of each as a type, so that the compiler knows every word that
// the client says: `say` refuses a key that is not there, and one whose variables are not given.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';

const folder = new URL('../../locales/en/', import.meta.url);

/** Every variable that a pattern speaks of, in whatever depth. */
function variables(pattern, found) {
  if (typeof pattern !== 'object' || pattern === null) return found;
  if (pattern.type === 'var') found.add(pattern.name);
  for (const part of Object.values(pattern)) variables(part, found);
  return found;
}

const lines = [];
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.ftl') && name !== 'terminal.ftl')
  .sort()) {
  for (const { id, value, attributes } of new FluentResource(readFileSync(new URL(file, folder), 'utf8')).body) {
    if (id.startsWith('-')) continue;
    const patterns = Object.entries(attributes).map(([name, pattern]) => [`${id}.${name}`, pattern]);
    if (value !== null) patterns.unshift([id, value]);
    for (const [key, pattern] of patterns) {
      const names = [...variables(pattern, new Set())].sort();
      lines.push(
        `  '${key}': ${names.length === 0 ? 'Record<never, never>' : `{ ${names.map((name) => `${name}: Variable`).join('; ')} }`};`,
      );
    }
  }
}
const file = new URL('../src/lib/catalogue.ts', import.meta.url);
const text = `// Made by tools/catalogue.js from locales/en.\ntype Variable = string | number;\n\nexport interface Catalogue {\n${lines.join('\n')}\n}\n`;
// One that says the same stays as it is, so that nothing is built anew for it.
if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
