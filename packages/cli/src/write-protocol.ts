/** `npm run protocol`: writes docs/protocol/schema, docs/online/schema and the generated parts of docs/protocol.md and docs/online.md. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { filledOnline, onlineSchemaFiles } from './protocol/docs/online-document.ts';
import { filled } from './protocol/docs/protocol-document.ts';
import { schemaFiles, schemaText } from './protocol/docs/schema-files.ts';

const docs = new URL('../../../docs/', import.meta.url);
const document = new URL('protocol.md', docs);
const online = new URL('online.md', docs);

async function writeSchemas(folder: URL, files: ReadonlyMap<string, object>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, schema] of files) await writeFile(new URL(name, folder), schemaText(schema));
}

await writeSchemas(new URL('protocol/schema/', docs), schemaFiles());
await writeSchemas(new URL('online/schema/', docs), onlineSchemaFiles());
await writeFile(online, filledOnline(await readFile(online, 'utf8')));

const script = await readFile(new URL('protocol/duel.mjs', docs), 'utf8');
await writeFile(document, await filled(await readFile(document, 'utf8'), script));
