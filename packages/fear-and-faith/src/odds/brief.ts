import { accepted, type BriefOdds, checkDocument, diceFrom, type Result } from '@vedette/engine';
import { z } from 'zod';
import { PROFILES } from '../data/profiles/profiles.ts';
import { WEAPONS, type WeaponId } from '../data/weapons/weapons.ts';
import type { FearAndFaith } from '../game.ts';
import { positions } from '../position.ts';
import type { Position } from '../position-document.ts';
import type { FaithState } from '../state.ts';
import { type OddsQuery, SPELLS } from './query.ts';

const who = z.enum(PROFILES.map(({ id }) => id) as [string, ...string[]]);
const weapon = z.enum(WEAPONS.map(({ id }) => id) as [WeaponId, ...WeaponId[]]).optional();
const range = z.number().min(1).max(600).describe('Millimetres from base to base.');
const yes = z.boolean().default(false);
const dice = z.int().min(1).max(3);

const schema = z.discriminatedUnion('ask', [
  z.strictObject({
    ask: z.literal('fight'),
    attacker: who,
    target: who,
    weapon,
    powerful: yes,
    fallen: yes,
    ambush: yes,
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
  }),
  z.strictObject({
    ask: z.literal('spell'),
    caster: who,
    spell: z.enum(SPELLS),
    target: who,
    power: dice,
    range: range.default(60),
  }),
  z.strictObject({ ask: z.literal('fear'), figure: who, source: who, ambush: yes }),
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
    modifier: z.int().min(-9).max(9).default(0),
  }),
]);

type Brief = z.output<typeof schema>;
type About<Ask extends Brief['ask']> = Extract<Brief, { ask: Ask }>;

const ONE = 'one';
const OTHER = 'other';
const MIDDLE = 450;

const misfitCodes = () => ({ code: 'odds.misfit' });

/** Two models on an open field, or one alone. */
export function brief(words: unknown): Result<BriefOdds<FearAndFaith>> {
  const checked = checkDocument({ schema, problems: () => [], misfitCodes }, words);
  return checked.ok ? accepted(laidOut(checked.value)) : checked;
}

function laidOut(brief: Brief): BriefOdds<FearAndFaith> {
  switch (brief.ask) {
    case 'fight':
      return blow(brief);
    case 'shot':
      return shot(brief);
    case 'spell': {
      const { caster, target, spell, power, range: far } = brief;
      const position = facing({ profile: caster }, { profile: target }, far);
      return asked(position, { ask: 'spell', caster: ONE, target: OTHER, spell, power: power as 1 | 2 | 3 });
    }
    case 'fear': {
      const { figure, source, ambush } = brief;
      const position = facing({ profile: figure }, { profile: source }, 100);
      const modifier = ambush ? -1 : 0;
      return asked(position, { ask: 'fear', model: ONE, source: OTHER, cause: 'charge', modifier });
    }
    case 'climb':
      return climb(brief);
    case 'morale':
      return asked(alone(brief.figure), { ask: 'morale', model: ONE });
    case 'fall':
      return asked(alone(brief.figure), { ask: 'fall', model: ONE, depth: brief.depth });
    case 'activation': {
      const named = brief.dice === undefined ? {} : { dice: brief.dice };
      return asked(alone(brief.figure), { ask: 'activation', models: [ONE], ...named });
    }
    case 'quality': {
      const { figure, dice: count, modifier } = brief;
      return asked(alone(figure), { ask: 'quality', model: ONE, purpose: 'scenario', dice: count, modifier });
    }
  }
}

function asked(position: Position, query: OddsQuery): BriefOdds<FearAndFaith> {
  return { position, query };
}

interface Somebody {
  readonly profile: string;
  readonly [more: string]: unknown;
}

function armed(weapon: WeaponId | undefined): object {
  return weapon === undefined ? {} : { arms: [{ weapon, inHand: true }] };
}

function blow({ attacker, target, weapon: arm, powerful, fallen, ambush }: About<'fight'>) {
  const position = facing(
    { profile: attacker, startedHidden: ambush, ...armed(arm) },
    { profile: target, ...lying(fallen) },
    0,
  );
  const named = arm === undefined ? {} : { weapon: arm };
  return asked(position, { ask: 'fight', attacker: ONE, target: OTHER, powerful, ...named });
}

function shot({
  shooter,
  target,
  weapon: arm,
  aimed,
  burst,
  fallen,
  cover,
  night,
  range: far,
}: About<'shot'>) {
  const wall = (x: number) => [
    { id: 'wall', type: 'low-wall', shape: { rect: [x - 10, MIDDLE - 60, 4, 120] } },
  ];
  const position = facing({ profile: shooter, ...armed(arm) }, { profile: target, ...lying(fallen) }, far, {
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
function climb({ figure, height, vertical }: About<'climb'>) {
  const traits = ['impassable', 'stand', vertical ? 'climbable-vertical' : 'climbable'];
  const terrain = [
    { id: 'wall', type: 'platform', height, traits, shape: { rect: [MIDDLE, MIDDLE - 50, 100, 100] } },
  ];
  const { radius } = arranged(field([body(ONE, { profile: figure }, 0, 200)])).models[0]!;
  const position = field([body(ONE, { profile: figure }, 0, MIDDLE - radius)], { terrain });
  return asked(position, { ask: 'climb', model: ONE });
}

function body(id: string, somebody: Somebody, party: number, x: number): object {
  return { id, party, x, y: MIDDLE, ...somebody };
}

function alone(profile: string): Position {
  return field([body(ONE, { profile }, 0, MIDDLE)]);
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
