import { readdirSync, readFileSync } from 'node:fs';
import { CLIENT_MESSAGES, SERVER_MESSAGES } from '@vedette/wire';
import { expect, it } from 'vitest';
import { filledOnline, onlineSchemaFiles } from './online-document.ts';
import { schemaText } from './schema-files.ts';

const docs = new URL('../../../../../docs/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, docs), 'utf8');

it('docs/online.md is what the code says (else: npm run protocol)', () => {
  expect(filledOnline(read('online.md'))).toBe(read('online.md'));
});

it('docs/online.md has a chapter for every message', () => {
  const text = read('online.md');
  for (const name of [...Object.keys(CLIENT_MESSAGES), ...Object.keys(SERVER_MESSAGES)])
    expect(text).toContain(`\n### \`${name}\`\n`);
});

it('the schemas in docs/online/schema are what the code says (else: npm run protocol)', () => {
  const files = onlineSchemaFiles();
  expect(readdirSync(new URL('online/schema/', docs)).sort()).toEqual([...files.keys()].sort());
  const stale = [...files].filter(([name, schema]) => read(`online/schema/${name}`) !== schemaText(schema));
  expect(stale.map(([name]) => name)).toEqual([]);
});
