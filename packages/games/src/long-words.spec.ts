import type { Game, Ruleset } from '@vedette/engine';
import { expect, it } from 'vitest';
import { CAMPAIGNS, RULESETS } from './index.ts';

type ZodType = Ruleset<Game>['units']['schema'];

/** Words of eight million letters, one for each way in which a pattern may count on its stack. */
const LONG = ['a', 'a-', '1-1', 'stored:a', 'a:a/', '"'].map((part) => part.repeat(8_000_000 / part.length));

/** Every schema of a text in a document, wherever it stands. */
function textsIn(schema: ZodType): ReadonlySet<ZodType> {
  const seen = new Set<unknown>();
  const texts = new Set<ZodType>();
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return;
    seen.add(part);
    if (isSchema(part)) {
      const { type } = part.def;
      if (type === 'string' || type === 'template_literal') texts.add(part);
      if (type === 'lazy') walk((part.def as unknown as { getter: () => unknown }).getter());
      walk(part.def);
      return;
    }
    for (const inner of Object.values(part)) walk(inner);
  };
  walk(schema);
  return texts;
}

function isSchema(part: object): part is ZodType {
  return 'safeParse' in part && 'def' in part;
}

function documentsOf({ units, scenarios, positions, states }: Ruleset<Game>): readonly ZodType[] {
  return [units.schema, scenarios.schema, positions.schema, states.schema];
}

it('no word is too long to be refused: how long it may be is asked before what it looks like', async () => {
  const campaigns = await Promise.all(Object.values(CAMPAIGNS).map(({ fetch }) => fetch()));
  const games = await Promise.all(Object.values(RULESETS).map((fetch) => fetch()));
  const rulesets = [...games, ...campaigns.map((campaign) => campaign.in().ruleset)];
  const texts = new Set(rulesets.flatMap(documentsOf).flatMap((schema) => [...textsIn(schema)]));
  expect(texts.size).toBeGreaterThan(100);
  const broken = [...texts].filter((text) => LONG.some((word) => gaveWay(text, word)));
  expect(broken.map(({ def }) => JSON.stringify(def))).toEqual([]);
});

function gaveWay(text: ZodType, word: string): boolean {
  try {
    text.safeParse(word);
    return false;
  } catch {
    return true;
  }
}
