import {
  CLIENT_MESSAGES,
  ERRORS,
  httpErrorSchema,
  LIMITS,
  madeMatchSchema,
  mailboxAnswerSchema,
  newMatchSchema,
  PHRASES,
  SERVER_MESSAGES,
} from '@vedette/wire';
import type { z } from 'zod';
import { typeText } from './method-text.ts';
import { table } from './protocol-document.ts';
import { jsonSchemaOf } from './schema-files.ts';

const HTTP = {
  'new-match': newMatchSchema,
  'made-match': madeMatchSchema,
  mailbox: mailboxAnswerSchema,
  error: httpErrorSchema,
};

const LIMIT_WORDS: Readonly<Record<keyof typeof LIMITS, string>> = {
  messageBytes: 'bytes of a message to the server',
  requestBytes: 'bytes of a request that makes a match',
  depth: 'arrays and objects inside each other',
  answerBytes: 'bytes of an answer',
  nameLength: 'letters of a name',
  talkLength: 'letters of a line of talk',
  answers: 'answers in a match',
  rewinds: 'times that something is taken back in a match',
  talkLines: 'lines of talk kept of a match',
  people: 'seats of a match',
  orders: 'standing orders of a seat',
  obeyed: 'uses of standing orders that a page is told again',
  ahead: 'answers tried out beforehand at once',
  addresses: 'addresses at which a seat is told that it is waited for',
  addressLength: 'letters of such an address',
};

/** Every JSON Schema of docs/online/schema, by its file name. */
export function onlineSchemaFiles(): ReadonlyMap<string, object> {
  const files = new Map<string, object>();
  for (const [folder, schemas] of Object.entries({
    page: CLIENT_MESSAGES,
    server: SERVER_MESSAGES,
    http: HTTP,
  }))
    for (const [name, schema] of Object.entries(schemas))
      files.set(`${folder}.${name}.json`, jsonSchemaOf(schema));
  return files;
}

function chapters(folder: string, schemas: Readonly<Record<string, z.ZodType>>): string {
  return Object.entries(schemas)
    .map(([name, schema]) => {
      const members = typeText(jsonSchemaOf(schema));
      return `### \`${name}\`\n\n${schema.description ?? ''} ([schema](online/schema/${folder}.${name}.json))\n\n${members}`;
    })
    .join('\n\n');
}

const PARTS: Readonly<Record<string, () => string>> = {
  page: () => chapters('page', CLIENT_MESSAGES),
  server: () => chapters('server', SERVER_MESSAGES),
  http: () => chapters('http', HTTP),
  limits: () =>
    table(
      ['limit', 'most'],
      Object.entries(LIMITS).map(([name, most]) => [
        LIMIT_WORDS[name as keyof typeof LIMITS],
        most.toLocaleString('en'),
      ]),
    ),
  errors: () =>
    table(
      ['code', 'meaning'],
      Object.entries(ERRORS).map(([code, meaning]) => [`\`${code}\``, meaning]),
    ),
  phrases: () => PHRASES.map((phrase) => `\`${phrase}\``).join(', '),
};

/** docs/online.md with its generated parts as the code has them now; the prose around them stays. */
export function filledOnline(document: string): string {
  return Object.entries(PARTS).reduce((text, [name, part]) => {
    const [before, rest] = text.split(`<!-- ${name} -->\n`);
    const after = rest?.split(`<!-- /${name} -->`)[1];
    if (before === undefined || after === undefined)
      throw new Error(`docs/online.md has no place for "${name}".`);
    return `${before}<!-- ${name} -->\n\n${part()}\n\n<!-- /${name} -->${after}`;
  }, document);
}
