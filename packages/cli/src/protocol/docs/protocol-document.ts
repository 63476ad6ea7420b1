import { ERRORS } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import { METHODS } from '../methods/index.ts';
import { diceSchema } from '../schemas/dice.ts';
import { refusalSchema } from '../schemas/refusal.ts';
import { outcomeSchema, playSchema, questionSchema, toldSchema } from '../schemas/standing.ts';
import { EVERY_METHOD, TRIAL } from './examples.ts';
import { exchanges } from './exchange.ts';
import { KERNEL_CODES } from './kernel-codes.ts';
import { methodText, typeText } from './method-text.ts';
import { jsonSchemaOf } from './schema-files.ts';

const TYPES = {
  Play: playSchema,
  Question: questionSchema,
  Told: toldSchema,
  Outcome: outcomeSchema,
  Refusal: refusalSchema,
};

const LIMIT_WORDS: Readonly<Record<keyof typeof LIMITS, string>> = {
  lineBytes: 'bytes of a line',
  depth: 'arrays and objects inside each other',
  values: 'values in a message',
  batch: 'requests in a batch',
  milliseconds: 'milliseconds for a line, unless `--seconds` says otherwise',
  replyBytes: 'bytes of the reply to a line',
  matches: 'open matches',
  matchBytes: 'bytes of an open match, as it is kept',
  allMatchBytes: 'bytes of all open matches together',
  memoryBytes: 'bytes of memory of the whole process, unless `--mebibytes` says otherwise',
  playAnswers: 'answers given by one `match.play`',
  simulations: 'simulations of a bot for one decision',
  waypoints: 'places of a path that is measured',
  ahead: 'answers in mind before what is measured',
  problems: 'problems listed in a reply',
};

/** The parts of docs/protocol.md that come from the code. */
async function generatedParts(script: string): Promise<Readonly<Record<string, string>>> {
  const examples = await exchanges(EVERY_METHOD);
  const exampleOf = new Map(EVERY_METHOD.map(({ method }, i) => [method, examples[i]!]));
  const trial = await exchanges(TRIAL);
  return {
    script: `\`\`\`js\n${script}\`\`\``,
    methods: [...METHODS]
      .map(([name, method]) => methodText(name, method, exampleOf.get(name) ?? ''))
      .join('\n\n'),
    types: [
      ...Object.entries(TYPES).map(
        ([name, type]) => `### ${name}\n\n${type.description}\n\n${typeText(jsonSchemaOf(type))}`,
      ),
      `### Dice\n\n${diceSchema.description} For example \`{"seed": "any text"}\` or \`{"script": [7, 2, 10]}\`.`,
    ].join('\n\n'),
    limits: table(
      ['limit', 'most'],
      Object.entries(LIMITS).map(([name, most]) => [
        LIMIT_WORDS[name as keyof typeof LIMITS],
        most.toLocaleString('en'),
      ]),
    ),
    trial: trial.slice(1).join('\n\n'),
    errors: table(['number', '`data.code`', 'meaning'], errorRows()),
    codes: table(
      ['code', 'meaning'],
      Object.entries(KERNEL_CODES).map(([code, meaning]) => [`\`${code}\``, meaning]),
    ),
  };
}

function errorRows(): readonly (readonly string[])[] {
  return Object.entries(ERRORS).map(([name, { number, meaning }]) => {
    const code =
      name === 'engine.refused'
        ? 'of the kernel or ruleset'
        : name === 'engine.fault'
          ? 'of the kernel'
          : `\`${name}\``;
    return [String(number), code, meaning];
  });
}

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The document with its generated parts as the code has them now; the prose around them stays. */
export async function filled(document: string, script: string): Promise<string> {
  const parts = Object.entries(await generatedParts(script));
  return parts.reduce((text, [name, part]) => {
    const [before, rest] = text.split(`<!-- ${name} -->\n`);
    const after = rest?.split(`<!-- /${name} -->`)[1];
    if (before === undefined || after === undefined)
      throw new Error(`docs/protocol.md has no place for "${name}".`);
    return `${before}<!-- ${name} -->\n\n${part}\n\n<!-- /${name} -->${after}`;
  }, document);
}
