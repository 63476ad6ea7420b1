import { accepted, type BriefOdds, checkDocument, diceFrom, type Result, refused } from '@vedette/engine';
import { z } from 'zod';
import { PROFILES, profile } from '../data/profiles/profiles.ts';
import { WEAPONS, type WeaponId } from '../data/weapons/weapons.ts';
import type { FearAndFaith } from '../game.ts';
import { positions } from '../position.ts';
import type { Position } from '../position-document.ts';
import type { Scenario } from '../scenario/format/scenario.ts';
import { ownCreature } from '../scenario/story/creature.ts';
import type { FaithState } from '../state.ts';
import { type OddsQuery, SPELLS } from './query.ts';

const PRINTED: readonly string[] = PROFILES.map(({ id }) => id);
const weapon = z.enum(WEAPONS.map(({ id }) => id) as [WeaponId, ...WeaponId[]]).optional();
const range = z.number().min(1).max(600).describe('Millimetres from base to base.');
const yes = z.boolean().default(false);
const dice = z.int().min(1).max(3);
const MOST_MODIFIER = 9;
const modifier = z
  .int()
  .min(-MOST_MODIFIER)
  .max(MOST_MODIFIER)
  .default(0)
  .describe('What circumstances add to its roll.');

/** Whom one may name: the printed ones, and creatures of a scenario's own. */
const schemaFor = (own: readonly string[]) => {
  const who = z.enum([...PRINTED, ...own]);
  return z.discriminatedUnion('ask', [
    z.strictObject({
      ask: z.literal('fight'),
      attacker: who,
      target: who,
      weapon,
      powerful: yes,
      fallen: yes,
      ambush: yes,
      modifier,
    }),
    z.strictObject({
      ask: z.literal('shot'),
      shooter: who,
      target: who,
      weapon,
      range: range.default(100),
      aimed: yes,
      burst: yes,
      fallen: yes,
      cover: yes,
      night: yes,
      modifier,
    }),
    z.strictObject({
      ask: z.literal('spell'),
      caster: who,
      spell: z.enum(SPELLS),
      target: who,
      power: dice,
      range: range.default(60),
    }),
    z.strictObject({ ask: z.literal('fear'), figure: who, source: who, ambush: yes, modifier }),
    z.strictObject({ ask: z.literal('morale'), figure: who }),
    z.strictObject({ ask: z.literal('fall'), figure: who, depth: z.number().min(0).max(2000).default(75) }),
    z.strictObject({
      ask: z.literal('climb'),
      figure: who,
      height: z.number().min(26).max(500).default(75),
      vertical: yes,
    }),
    z.strictObject({ ask: z.literal('activation'), figure: who, dice: dice.optional() }),
    z.strictObject({
      ask: z.literal('quality'),
      figure: who,
      dice: dice.default(1),
      modifier,
    }),
  ]);
};

const schema = schemaFor([]);

type Brief = z.output<typeof schema>;
type About<Ask extends Brief['ask']> = Extract<Brief, { ask: Ask }>;

const ONE = 'one';
const OTHER = 'other';
const MIDDLE = 450;

const misfitCodes = () => ({ code: 'odds.misfit' });

/** Two models on an open field, or one alone. */
export function brief(words: unknown, scenario?: Scenario): Result<BriefOdds<FearAndFaith>> {
  const own = scenario?.bestiary ?? {};
  const form = scenario === undefined ? schema : schemaFor(Object.keys(own));
  const checked = checkDocument({ schema: form, problems: () => [], misfitCodes }, words);
  if (!checked.ok) return checked;
  const somebody = (id: string) => somebodyIn(own, id);
  const allowed = checkDocument(modifiersFor(checked.value, somebody), checked.value);
  return allowed.ok ? accepted(laidOut(checked.value, somebody)) : refused(...allowed.refusals);
}

type Named = (id: string) => Somebody;

/** FF-HTH-02: as much as is left between the least and the greatest Combat that there is. */
function modifiersFor(brief: Brief, somebody: Named) {
  const striking = brief.ask === 'fight' ? brief.attacker : brief.ask === 'shot' ? brief.shooter : null;
  const combat = striking === null ? null : somebody(striking).combat;
  const by =
    combat === null
      ? z.int()
      : z
          .int()
          .min(-combat)
          .max(MOST_COMBAT - combat);
  return { schema: z.looseObject({ modifier: by.optional() }), problems: () => [], misfitCodes };
}

const MOST_COMBAT = 6;

/** FF-PARTY-01: a printed profile, or a creature that only the scenario knows, on the base of one that is built alike. */
function somebodyIn(bestiary: NonNullable<Scenario['bestiary']>, id: string): Somebody {
  const made = ownCreature({ bestiary }, id);
  if (made === null) return { profile: id, combat: profile(id).combat };
  const alike = PROFILES.find(
    ({ base, diameter, height }) =>
      base === made.base && diameter === made.diameter && height === made.height,
  );
  const { title: name, points, quality, combat, size, movement, rules, tags } = made;
  return { profile: (alike ?? PROFILES[0]!).id, name, points, quality, combat, size, movement, rules, tags };
}

function laidOut(brief: Brief, somebody: Named): BriefOdds<FearAndFaith> {
  switch (brief.ask) {
    case 'fight':
      return blow(brief, somebody);
    case 'shot':
      return shot(brief, somebody);
    case 'spell': {
      const { caster, target, spell, power, range: far } = brief;
      const position = facing(somebody(caster), somebody(target), far);
      return asked(position, { ask: 'spell', caster: ONE, target: OTHER, spell, power: power as 1 | 2 | 3 });
    }
    case 'fear': {
      const { figure, source, ambush, modifier: by } = brief;
      const position = facing(somebody(figure), somebody(source), 100);
      const sum = Math.max(-MOST_MODIFIER, by - (ambush ? 1 : 0));
      return asked(position, { ask: 'fear', model: ONE, source: OTHER, cause: 'charge', modifier: sum });
    }
    case 'climb':
      return climb(brief, somebody);
    case 'morale':
      return asked(alone(somebody(brief.figure)), { ask: 'morale', model: ONE });
    case 'fall':
      return asked(alone(somebody(brief.figure)), { ask: 'fall', model: ONE, depth: brief.depth });
    case 'activation': {
      const named = brief.dice === undefined ? {} : { dice: brief.dice };
      return asked(alone(somebody(brief.figure)), { ask: 'activation', models: [ONE], ...named });
    }
    case 'quality': {
      const { figure, dice: count, modifier: by } = brief;
      const named = alone(somebody(figure));
      return asked(named, { ask: 'quality', model: ONE, purpose: 'scenario', dice: count, modifier: by });
    }
  }
}

function asked(position: Position, query: OddsQuery): BriefOdds<FearAndFaith> {
  return { position, query };
}

interface Somebody {
  readonly profile: string;
  readonly combat: number;
  readonly [more: string]: unknown;
}

function armed(weapon: WeaponId | undefined): object {
  return weapon === undefined ? {} : { arms: [{ weapon, inHand: true }] };
}

/** FF-HTH-02: what circumstances add to its roll is as good as Combat. */
function better(somebody: Somebody, by: number): Somebody {
  return { ...somebody, combat: somebody.combat + by };
}

function blow(
  { attacker, target, weapon: arm, powerful, fallen, ambush, modifier: by }: About<'fight'>,
  somebody: Named,
) {
  const position = facing(
    { ...better(somebody(attacker), by), startedHidden: ambush, ...armed(arm) },
    { ...somebody(target), ...lying(fallen) },
    0,
  );
  const named = arm === undefined ? {} : { weapon: arm };
  return asked(position, { ask: 'fight', attacker: ONE, target: OTHER, powerful, ...named });
}

function shot(brief: About<'shot'>, somebody: Named) {
  const { shooter, target, weapon: arm, aimed, burst, fallen, cover, night, range: far } = brief;
  const strikes = { ...better(somebody(shooter), brief.modifier), ...armed(arm) };
  const wall = (x: number) => [
    { id: 'wall', type: 'low-wall', shape: { rect: [x - 10, MIDDLE - 60, 4, 120] } },
  ];
  const position = facing(strikes, { ...somebody(target), ...lying(fallen) }, far, {
    ...(night ? { clock: { day: false } } : {}),
    ...(cover ? { wall } : {}),
  });
  const named = arm === undefined ? {} : { weapon: arm };
  return asked(position, { ask: 'shot', shooter: ONE, target: OTHER, aimed, burst, ...named });
}

function lying(fallen: boolean): object {
  return fallen ? { posture: 'fallen' } : {};
}

/** FF-MOV-16: at the foot of something of this height. */
function climb({ figure, height, vertical }: About<'climb'>, somebody: Named) {
  const traits = ['impassable', 'stand', vertical ? 'climbable-vertical' : 'climbable'];
  const terrain = [
    { id: 'wall', type: 'platform', height, traits, shape: { rect: [MIDDLE, MIDDLE - 50, 100, 100] } },
  ];
  const { radius } = arranged(field([body(ONE, somebody(figure), 0, 200)])).models[0]!;
  const position = field([body(ONE, somebody(figure), 0, MIDDLE - radius)], { terrain });
  return asked(position, { ask: 'climb', model: ONE });
}

function body(id: string, somebody: Somebody, party: number, x: number): object {
  return { id, party, x, y: MIDDLE, ...somebody };
}

function alone(somebody: Somebody): Position {
  return field([body(ONE, somebody, 0, MIDDLE)]);
}

interface Field {
  readonly clock?: object;
  readonly terrain?: readonly object[];
  /** Cover before the other, whose base begins there. */
  readonly wall?: (x: number) => readonly object[];
}

/** So far apart, from base to base. */
function facing(one: Somebody, other: Somebody, far: number, { wall, ...more }: Field = {}): Position {
  const x = 100;
  const rough = arranged(field([body(ONE, one, 0, x), body(OTHER, other, 1, MIDDLE)], more));
  const [a, b] = rough.models;
  const there = x + a!.radius + b!.radius + far;
  return field([body(ONE, one, 0, x), body(OTHER, other, 1, there)], {
    ...more,
    ...(wall === undefined ? {} : { terrain: wall(there - b!.radius) }),
  });
}

function field(models: readonly object[], more: object = {}): Position {
  return positions.schema.parse({ anyway: true, models, ...more });
}

function arranged(position: Position): FaithState {
  return positions.arrange(position, diceFrom({ script: [] }));
}
