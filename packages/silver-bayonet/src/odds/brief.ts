import {
  accepted,
  type BriefOdds,
  checkDocument,
  diceFrom,
  type Refusal,
  type Result,
} from '@vedette/engine';
import { z } from 'zod';
import { ITEMS } from '../data/armoury/armoury.ts';
import { MONSTER_TYPES } from '../data/monsters/bestiary.ts';
import { SOLDIER_TYPES } from '../data/soldiers.ts';
import type { SilverBayonet } from '../game.ts';
import { positions } from '../position.ts';
import type { Position } from '../position-document.ts';
import { say } from '../refusals.ts';
import { OWN_TARGET, STAT_CHECKS } from './query.ts';

const MONSTERS: readonly string[] = MONSTER_TYPES.map(({ id }) => id);
const who = z.enum(['officer', ...SOLDIER_TYPES.map(({ id }) => id), ...MONSTERS]);
/** An item, with what is on it after plus signs: `musket+silver-shot`. */
const arms = z
  .string()
  .max(200)
  .transform((text) => text.split('+'))
  .pipe(z.tuple([z.enum(ITEMS.map(({ id }) => id))], z.enum(ITEMS.map(({ id }) => id))));
const range = z.number().min(0).max(60);
const aim = z.enum(['hit', 'damage', 'out']).optional();

const schema = z.discriminatedUnion('ask', [
  z.strictObject({
    ask: z.literal('shot'),
    shooter: who,
    target: who,
    weapon: arms.optional(),
    /** Inches from base to base. */
    range: range.default(8),
    cover: z.boolean().default(false),
    moved: z.number().min(0).max(60).default(0),
    aim,
  }),
  z.strictObject({ ask: z.literal('melee'), attacker: who, target: who, weapon: arms.optional(), aim }),
  z.strictObject({
    ask: z.literal('check'),
    figure: who,
    check: z.enum([...OWN_TARGET, ...STAT_CHECKS]),
    number: z.int().min(-100).max(100).optional(),
    modifier: z.int().min(-100).max(100).optional(),
  }),
]);

type Brief = z.output<typeof schema>;
type Arms = z.output<typeof arms>;

const misfitCodes = () => ({ code: 'odds.misfit' });

/** A check of a stat is against a number that some rule names; the others bring their own. */
function problems(brief: Brief): readonly Refusal[] {
  if (brief.ask !== 'check') return [];
  const wants = STAT_CHECKS.some((check) => check === brief.check);
  if (wants === (brief.number !== undefined)) return [];
  const said = wants
    ? say('odds.number-wanted', { check: brief.check })
    : say('odds.own-number', { check: brief.check });
  return [{ code: 'odds.misfit', rule: 'SB-CHK-03', path: '/number', ...said }];
}

/** Two figures on an open field, or one that is alone with its fears. */
export function brief(words: unknown): Result<BriefOdds<SilverBayonet>> {
  const checked = checkDocument({ schema, problems, misfitCodes }, words);
  return checked.ok ? accepted(laidOut(checked.value)) : checked;
}

function laidOut(brief: Brief): BriefOdds<SilverBayonet> {
  switch (brief.ask) {
    case 'shot': {
      const { shooter, target, weapon, moved, aim: of, cover } = brief;
      return {
        position: facing(shooter, target, weapon, brief.range, cover ? 'behind-a-wall' : 'in-the-open'),
        query: { ask: 'shot', shooter: ONE, target: OTHER, moved, ...armed(weapon), ...aimed(of) },
      };
    }
    case 'melee': {
      const { attacker, target, weapon, aim: of } = brief;
      return {
        position: facing(attacker, target, weapon, 0, 'in-the-open'),
        query: { ask: 'melee', attacker: ONE, target: OTHER, ...armed(weapon), ...aimed(of) },
      };
    }
    case 'check': {
      const { figure, check, number, modifier = 0 } = brief;
      const position = field([{ id: ONE, type: figure, side: sideOf(figure, 0), x: NEAR, y: MIDDLE }], []);
      const target = number === undefined ? {} : { target: number };
      return { position, query: { ask: 'check', figure: ONE, check, modifier, ...target } as never };
    }
  }
}

const ONE = 'one';
const OTHER = 'other';

/** Where the first stands on the field, in inches. */
const NEAR = 4;
const MIDDLE = 10;

function armed(weapon: Arms | undefined) {
  return weapon === undefined ? {} : { weapon: weapon[0] };
}

function aimed(of: z.output<typeof aim>) {
  return of === undefined ? {} : { aim: of };
}

/** Soldiers face each other as two units; a monster is nobody's. */
function sideOf(type: string, seat: number): number | null {
  return MONSTERS.includes(type) ? null : seat;
}

function field(figures: readonly object[], terrain: readonly object[]): Position {
  return positions.schema.parse({ width: 80, depth: 20, figures, terrain });
}

/** So far apart, from base to base. */
function facing(
  one: string,
  other: string,
  weapon: Arms | undefined,
  apart: number,
  where: 'in-the-open' | 'behind-a-wall',
): Position {
  const gear = weapon === undefined ? {} : { gear: [{ item: weapon[0], upgrades: weapon.slice(1) }] };
  const figures = (x: number) => [
    { id: ONE, type: one, side: sideOf(one, 0), x: NEAR, y: MIDDLE, ...gear },
    { id: OTHER, type: other, side: sideOf(other, 1), x, y: MIDDLE },
  ];
  const anywhere = positions.arrange(field(figures(NEAR), []), diceFrom({ script: [] }));
  const [a, b] = anywhere.figures;
  const front = NEAR + a!.radius + apart;
  return field(
    figures(Math.round((front + b!.radius) * 1000) / 1000),
    where === 'behind-a-wall' ? [wallBefore(front, apart)] : [],
  );
}

const WALL = 0.2;

/** SB-SHT-05: a low wall, close before the target. */
function wallBefore(front: number, apart: number): object {
  const x = front - Math.min(2 * WALL, apart / 2) - WALL / 2;
  return { id: 'wall', type: 'low-wall', shape: { rect: [x, MIDDLE - 4, WALL, 8] } };
}
