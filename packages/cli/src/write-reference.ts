/** `npm run reference`: writes docs/reference, what can be said in scenarios of every game. */
import { mkdir, writeFile } from 'node:fs/promises';
import { GAMES, REFERENCES } from '@vedette/games';
import { schemaText } from './protocol/docs/schema-files.ts';

const folder = new URL('../../../docs/reference/', import.meta.url);

await mkdir(folder, { recursive: true });
for (const { id, title } of GAMES) {
  const reference = (await REFERENCES[id]!()).in('en');
  await writeFile(new URL(`${id}.md`, folder), reference.page(title));
  await writeFile(new URL(`${id}.schema.json`, folder), schemaText(reference.schema()));
}
