import { CAMPAIGNS } from '@vedette/games';
import { EXAMPLES } from '../../rulesets.ts';
import { createEngine } from '../create-engine.ts';
import { type Shelf, shelfOf } from '../shelf.ts';
import { abbreviated, layout } from './layout.ts';

/** A request of the documentation; its params may need what earlier ones gave. */
export interface Example {
  readonly method: string;
  params(results: Results): object;
  before?(desk: Desk): Promise<void>;
}

/** Where something can be made ready that is not shown. */
export interface Desk {
  readonly shelf: Shelf;
  ask(method: string, params: object): Promise<unknown>;
}

/** The last result of each method. */
export type Results = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Asks a fresh engine one thing after the other; gives each exchange as text for the documentation. */
export async function exchanges(examples: readonly Example[]): Promise<readonly string[]> {
  const shelf = shelfOf([], EXAMPLES, CAMPAIGNS);
  const engine = createEngine(shelf);
  const ask = (method: string, params: object) =>
    engine(Buffer.from(JSON.stringify({ jsonrpc: '2.0', method, params })));
  const results: Record<string, Readonly<Record<string, unknown>>> = {};
  const texts: string[] = [];
  for (const [i, { method, params, before }] of examples.entries()) {
    await before?.({ shelf, ask });
    const request = { jsonrpc: '2.0', id: i + 1, method, params: params(results) };
    const line = await engine(Buffer.from(JSON.stringify(request)));
    const reply = JSON.parse(line ?? 'null') as { readonly result?: Readonly<Record<string, unknown>> };
    if (reply.result !== undefined) results[method] = reply.result;
    texts.push(`\`\`\`\n--> ${shown(request, WHOLE_REQUEST)}\n<-- ${shown(reply, 0)}\n\`\`\``);
  }
  return texts;
}

/** Requests are for copying, unless they carry a whole game. */
const WHOLE_REQUEST = 600;

function shown(message: unknown, whole: number): string {
  return layout(JSON.stringify(message).length <= whole ? message : abbreviated(message), '', 4);
}
