import type { Game, Ruleset } from '@vedette/engine';
import { CAMPAIGNS } from '@vedette/games';
import { createEngine } from './protocol/create-engine.ts';
import type { WireError } from './protocol/errors.ts';
import { shelfOf } from './protocol/shelf.ts';
import { EXAMPLES, importRuleset } from './rulesets.ts';

export interface Reply {
  readonly id: unknown;
  readonly result?: Fields;
  readonly error?: WireError;
}

/** A result whose members the specs look into. */
type Fields = Readonly<Record<string, unknown>>;

export interface Client {
  /** The reply to a whole line, as it is. */
  text(line: string): Promise<string | null>;
  /** A whole line, as it is; null when there is no reply. */
  line(line: string | Uint8Array): Promise<unknown>;
  reply(method: string, params?: object): Promise<Reply>;
  /** The result; throws when there is none. */
  ask(method: string, params?: object): Promise<Fields>;
  /** The error; throws when there is none. */
  fail(method: string, params?: object): Promise<WireError>;
}

/** Time enough on a machine with much else to do: a spec that is not about time must not hang on it. */
const UNHURRIED = 3_600_000;

/** An engine in this process, with the duel loaded unless other rulesets are given. */
export async function client(
  rulesets?: readonly Ruleset<Game>[],
  milliseconds: number = UNHURRIED,
): Promise<Client> {
  const shelf = shelfOf(rulesets ?? [await importRuleset('duel')], EXAMPLES, CAMPAIGNS);
  const engine = createEngine(shelf, milliseconds);
  const line = async (text: string | Uint8Array): Promise<unknown> => {
    const reply = await engine(typeof text === 'string' ? Buffer.from(text) : text);
    return reply === null ? null : JSON.parse(reply);
  };
  const reply = async (method: string, params: object = {}) =>
    (await line(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))) as Reply;
  return {
    text: (given) => engine(Buffer.from(given)),
    line,
    reply,
    async ask(method, params) {
      const { result, error } = await reply(method, params);
      if (result === undefined) throw new Error(`${method}: ${JSON.stringify(error)}`);
      return result;
    },
    async fail(method, params) {
      const { result, error } = await reply(method, params);
      if (error === undefined) throw new Error(`${method} succeeded: ${JSON.stringify(result)}`);
      return error;
    },
  };
}

const UNITS = [
  { name: 'Vane', skill: 2, traits: ['stubborn'] },
  { name: 'Roux', skill: 1, traits: [] },
];

/** Params of an ordinary duel. */
export const ORDINARY = {
  ruleset: 'duel',
  scenario: 'meadow',
  seats: UNITS.map((unit) => ({ unit })),
  dice: { seed: 'spec' },
};

/** Params of two duellists in contact whose dice are laid down; the first has no fate dice to ask about. */
export function scripted(script: readonly number[]): object {
  const duellists = [
    { x: 5, y: 6, fate: 0 },
    { x: 6, y: 6, fate: 0 },
  ];
  return { ruleset: 'duel', position: { duellists }, dice: { script } };
}
