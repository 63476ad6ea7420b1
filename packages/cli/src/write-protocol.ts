/** `npm run protocol`: writes docs/protocol/schema and the generated parts of docs/protocol.md. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { filled } from './protocol/docs/protocol-document.ts';
import { schemaFiles, schemaText } from './protocol/docs/schema-files.ts';

const docs = new URL('../../../docs/', import.meta.url);
const schemas = new URL('protocol/schema/', docs);
const document = new URL('protocol.md', docs);

await rm(schemas, { recursive: true, force: true });
await mkdir(schemas, { recursive: true });
for (const [name, schema] of schemaFiles()) await writeFile(new URL(name, schemas), schemaText(schema));

const script = await readFile(new URL('protocol/duel.mjs', docs), 'utf8');
await writeFile(document, await filled(await readFile(document, 'utf8'), script));
