import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { METHODS } from '../methods/index.ts';
import { EVERY_METHOD } from './examples.ts';
import { filled } from './protocol-document.ts';
import { schemaFiles, schemaText } from './schema-files.ts';

const docs = new URL('../../../../../docs/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, docs), 'utf8');
const REMEDY = 'npm run protocol';

describe('docs/protocol.md', () => {
  it(`is what the code says (else: ${REMEDY})`, async () => {
    expect(await filled(read('protocol.md'), read('protocol/duel.mjs'))).toBe(read('protocol.md'));
  });

  it('has a chapter and an example for every method', () => {
    const text = read('protocol.md');
    for (const name of METHODS.keys()) expect(text).toContain(`\n### \`${name}\`\n`);
    expect(EVERY_METHOD.map(({ method }) => method)).toEqual([...METHODS.keys()]);
  });

  it('shows no example that fails', () => {
    const methods = read('protocol.md').split('<!-- methods -->')[1]?.split('<!-- /methods -->')[0];
    expect(methods).not.toContain('"error"');
  });

  it('has a script of ten lines', () => {
    expect(
      read('protocol/duel.mjs')
        .split('\n')
        .filter((line) => line !== ''),
    ).toHaveLength(10);
  });
});

it(`the schemas in docs/protocol/schema are what the code says (else: ${REMEDY})`, () => {
  const files = schemaFiles();
  expect(readdirSync(new URL('protocol/schema/', docs)).sort()).toEqual([...files.keys()].sort());
  const stale = [...files].filter(([name, schema]) => read(`protocol/schema/${name}`) !== schemaText(schema));
  expect(stale.map(([name]) => name)).toEqual([]);
});
