import { type Random, random } from '@vedette/engine';
import { fromSchema, type Schema } from '@vedette/engine/testing';

/** Asks the engine under test; throws when it refuses. */
export type Ask = (method: string, params: object) => Promise<Readonly<Record<string, unknown>>>;

/** What there is of a ruleset to make messages of. */
export interface RulesetMaterial {
  readonly id: string;
  readonly units: readonly unknown[];
  readonly scenarios: readonly { readonly id: string; readonly document: unknown }[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly schemas: {
    readonly unit: Schema;
    readonly scenario: Schema;
    readonly position: Schema;
    readonly odds: Schema | null;
  };
}

/** Everything the engine tells of its games: the same for every ruleset, whatever it is about. */
export async function gathered(ask: Ask, rulesets: readonly string[]): Promise<readonly RulesetMaterial[]> {
  const found: RulesetMaterial[] = [];
  for (const id of rulesets) {
    const shown = await ask('ruleset.show', { ruleset: id });
    const heads = shown['scenarios'] as readonly { readonly id: string }[];
    const scenarios: { readonly id: string; readonly document: unknown }[] = [];
    for (const { id: scenario } of heads)
      scenarios.push({
        id: scenario,
        document: (await ask('scenario.show', { ruleset: id, scenario }))['scenario'],
      });
    found.push({
      id,
      scenarios,
      units: shown['units'] as readonly unknown[],
      options: shown['options'] as Readonly<Record<string, unknown>>,
      seats: (shown['seats'] as { readonly max: number }).max,
      schemas: shown['schemas'] as RulesetMaterial['schemas'],
    });
  }
  return found;
}

/** A match that hostile messages are sent at. */
export interface OpenMatch {
  readonly id: string;
  readonly ruleset: RulesetMaterial;
  readonly save: unknown;
  readonly replay: unknown;
  readonly seat: number;
  readonly question: Readonly<Record<string, unknown>>;
  /** Ids of those on its table. */
  readonly figures: readonly string[];
}

const TRIES = 60;

/** A match of each ruleset from one of its scenarios and one from a position, both a little played. */
export async function opened(
  ask: Ask,
  rulesets: readonly RulesetMaterial[],
  seed: string,
): Promise<readonly OpenMatch[]> {
  const chance = random(`${seed}/matches`);
  const open: OpenMatch[] = [];
  for (const ruleset of rulesets) {
    for (const make of [fromScenario, fromPosition]) {
      const match = await firstThatBegins(ask, () => make(ruleset, chance));
      if (match !== null) open.push(await played(ask, ruleset, match, `${seed}/${chance.below(1000)}`));
    }
  }
  return open;
}

async function firstThatBegins(ask: Ask, params: () => object): Promise<string | null> {
  for (let n = 0; n < TRIES; n++) {
    const begun = await ask('match.create', { ...params(), dice: { seed: `try ${n}` } }).catch(() => null);
    if (begun !== null) return begun['match'] as string;
  }
  return null;
}

/** Seats with ready-made units; one fits nearly every scenario, more are tried as luck has it. */
export function fromScenario(ruleset: RulesetMaterial, chance: Random): object {
  const { id } = ruleset.scenarios[chance.below(ruleset.scenarios.length)]!;
  const count = 1 + chance.below(Math.min(3, ruleset.seats));
  const first = chance.below(ruleset.units.length);
  const seats = Array.from({ length: count }, (_, i) => ({
    unit: ruleset.units[(first + i) % ruleset.units.length],
  }));
  return { ruleset: ruleset.id, scenario: id, seats };
}

export function fromPosition(ruleset: RulesetMaterial, chance: Random): object {
  return { ruleset: ruleset.id, position: fromSchema(ruleset.schemas.position, chance) };
}

async function played(
  ask: Ask,
  ruleset: RulesetMaterial,
  id: string,
  policySeed: string,
): Promise<OpenMatch> {
  await ask('match.play', { match: id, level: 'recruit', limit: 12, policySeed }).catch(() => null);
  const { pending } = await ask('match.state', { match: id });
  const question = (pending ?? {}) as Readonly<Record<string, unknown>>;
  const { save } = await ask('match.save', { match: id });
  const { replay } = await ask('match.replay', { match: id });
  const { scene } = await ask('match.scene', { match: id, seat: null });
  const figures = (scene as { readonly figures: readonly { readonly id: string }[] }).figures.map(
    (figure) => figure.id,
  );
  return { id, ruleset, save, replay, question, figures, seat: Number(question['seat'] ?? 0) };
}
