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
import type { Scenario } from '../scenario/format/scenario.ts';
import { OWN_TARGET, STAT_CHECKS } from './query.ts';

const MONSTERS: readonly string[] = MONSTER_TYPES.map(({ id }) => id);
const PRINTED = ['officer', ...SOLDIER_TYPES.map(({ id }) => id), ...MONSTERS];
/** An item, with what is on it after plus signs: `musket+silver-shot`. */
const arms = z
  .string()
  .max(200)
  .transform((text) => text.split('+'))
  .pipe(z.tuple([z.enum(ITEMS.map(({ id }) => id))], z.enum(ITEMS.map(({ id }) => id))));
const range = z.number().min(0).max(60);
const aim = z.enum(['hit', 'damage', 'out']).optional();

const modifier = z.int().min(-100).max(100).optional().describe('What circumstances add to its roll.');

/** Types that may be named: the printed ones, and monsters of a scenario's own. */
const schemaFor = (own: readonly string[]) => {
  const who = z.enum([...PRINTED, ...own]);
  return z.discriminatedUnion('ask', [
    z.strictObject({
      ask: z.literal('shot'),
      shooter: who,
      target: who,
      weapon: arms.optional(),
      /** Inches from base to base. */
      range: range.default(8),
      cover: z.boolean().default(false),
      moved: z.number().min(0).max(60).default(0),
      modifier,
      aim,
    }),
    z.strictObject({
      ask: z.literal('melee'),
      attacker: who,
      target: who,
      weapon: arms.optional(),
      modifier,
      aim,
    }),
    z.strictObject({
      ask: z.literal('check'),
      figure: who,
      check: z.enum([...OWN_TARGET, ...STAT_CHECKS]),
      number: z.int().min(-100).max(100).optional(),
      modifier,
    }),
  ]);
};

const schema = schemaFor([]);

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
export function brief(words: unknown, scenario?: Scenario): Result<BriefOdds<SilverBayonet>> {
  const own = (scenario?.bestiary ?? []).map(({ id }) => id);
  const form = own.length === 0 ? schema : schemaFor(own);
  const checked = checkDocument({ schema: form, problems, misfitCodes }, words);
  return checked.ok ? accepted(laidOut(checked.value, scenario)) : checked;
}

function laidOut(brief: Brief, scenario: Scenario | undefined): BriefOdds<SilverBayonet> {
  switch (brief.ask) {
    case 'shot': {
      const { shooter, target, weapon, moved, aim: of, cover, modifier: by = 0 } = brief;
      const where = cover ? 'behind-a-wall' : 'in-the-open';
      return {
        position: facing(
          { type: shooter, weapon, better: { accuracy: by } },
          target,
          brief.range,
          where,
          scenario,
        ),
        query: { ask: 'shot', shooter: ONE, target: OTHER, moved, ...armed(weapon), ...aimed(of) },
      };
    }
    case 'melee': {
      const { attacker, target, weapon, aim: of, modifier: by = 0 } = brief;
      return {
        position: facing(
          { type: attacker, weapon, better: { melee: by } },
          target,
          0,
          'in-the-open',
          scenario,
        ),
        query: { ask: 'melee', attacker: ONE, target: OTHER, ...armed(weapon), ...aimed(of) },
      };
    }
    case 'check': {
      const { figure, check, number, modifier: by = 0 } = brief;
      const alone = [{ id: ONE, type: figure, side: sideOf(figure, 0, scenario), x: NEAR, y: MIDDLE }];
      const target = number === undefined ? {} : { target: number };
      return {
        position: field(alone, [], scenario),
        query: { ask: 'check', figure: ONE, check, modifier: by, ...target } as never,
      };
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
function sideOf(type: string, seat: number, scenario: Scenario | undefined): number | null {
  const own = scenario?.bestiary?.some(({ id }) => id === type) === true;
  return own || MONSTERS.includes(type) ? null : seat;
}

const WIDTH = 80;
const DEPTH = 20;

function field(
  figures: readonly object[],
  terrain: readonly object[],
  scenario: Scenario | undefined,
): Position {
  const { bestiary = [] } = scenario ?? {};
  const story = scenario === undefined ? {} : { scenario: onOpenField(scenario) };
  return positions.schema.parse({ width: WIDTH, depth: DEPTH, figures, terrain, bestiary, ...story });
}

/** What a scenario says of every place on its table: daylight, and how far one sees. */
function onOpenField({ id, name, directSunlight, boards: [board] }: Scenario): Scenario {
  const { maxSight } = board!;
  return {
    id,
    name,
    mode: 'competitive',
    players: { min: 1, max: 4 },
    boards: [{ id: 'main', width: WIDTH, height: DEPTH, ...(maxSight === undefined ? {} : { maxSight }) }],
    deployment: { order: 'roll-off', pairs: [['south', 'north']], depth: 2 },
    ...(directSunlight === undefined ? {} : { directSunlight }),
  };
}

/** Who attacks, with what, and by how much better than its type. */
interface Attacker {
  readonly type: string;
  readonly weapon: Arms | undefined;
  readonly better: { readonly accuracy?: number; readonly melee?: number };
}

/** So far apart, from base to base. */
function facing(
  { type, weapon, better }: Attacker,
  other: string,
  apart: number,
  where: 'in-the-open' | 'behind-a-wall',
  scenario: Scenario | undefined,
): Position {
  const gear = weapon === undefined ? {} : { gear: [{ item: weapon[0], upgrades: weapon.slice(1) }] };
  const figures = (x: number, stats: object) => [
    { id: ONE, type, side: sideOf(type, 0, scenario), x: NEAR, y: MIDDLE, stats, ...gear },
    { id: OTHER, type: other, side: sideOf(other, 1, scenario), x, y: MIDDLE },
  ];
  const anywhere = positions.arrange(field(figures(NEAR, {}), [], scenario), diceFrom({ script: [] }));
  const [a, b] = anywhere.figures;
  const front = NEAR + a!.radius + apart;
  const { accuracy = 0, melee = 0 } = better;
  const stats = { accuracy: a!.stats.accuracy + accuracy, melee: a!.stats.melee + melee };
  return field(
    figures(Math.round((front + b!.radius) * 1000) / 1000, stats),
    where === 'behind-a-wall' ? [wallBefore(front, apart)] : [],
    scenario,
  );
}

const WALL = 0.2;

/** SB-SHT-05: a low wall, close before the target. */
function wallBefore(front: number, apart: number): object {
  const x = front - Math.min(2 * WALL, apart / 2) - WALL / 2;
  return { id: 'wall', type: 'low-wall', shape: { rect: [x, MIDDLE - 4, WALL, 8] } };
}
