import { describe, expect, it } from 'vitest';
import { ACTION_COSTS, type ActionId } from './actions.ts';
import { ADVANCE_NUMBERS, ADVANCES, advance, SECRET_WEAPONS } from './advances.ts';
import {
  COVER_HEIGHTS,
  EYE_FRACTION,
  FALLEN_HEIGHT,
  HEIGHTS,
  SIZES,
  type Size,
  SPREAD_BASE,
  STOREY,
} from './bodies.ts';
import {
  ADVANCE_COST,
  INFECTION,
  INSANITY_CURE_COST,
  POINTS_PER_KILL,
  POINTS_PER_VICTORY_POINT,
} from './campaign.ts';
import {
  CHANCE_ROUNDS,
  CLOCKS,
  DUST_ONES,
  FAIR_WEATHER,
  FULL_MOON,
  NIGHT_SHOOTING,
  rowAt,
  SAFETY_ROUNDS,
  TIMES,
  WEATHERS,
} from './clock.ts';
import {
  FIGHT_MODIFIERS,
  type FightModifierId,
  GRUESOME_FACTOR,
  KILL_FACTOR,
  KILL_TABLE,
  type Killer,
  LEAST_TOTAL,
  MUSCLE_FACTOR,
  SHOT_MODIFIERS,
  type ShotModifierId,
} from './fighting.ts';
import { GROUPS, MOB, PRAYER_RANGE } from './groups.ts';
import { LEAVING, LEAVING_IDS } from './leaving.ts';
import {
  MAGIC_USERS,
  MISHAP_POINTS,
  MISHAPS,
  POOL_WORTH,
  SACRIFICE_BONUS,
  SPELL_RANGE,
  SUMMON_POINTS,
} from './magic.ts';
import {
  BASH,
  BASH_MODIFIERS,
  CLIMB_DICE,
  CLIMB_MODIFIERS,
  CLIMB_RESULTS,
  FALL_DICE,
  TELEPORT,
  TELEPORT_MISHAP,
} from './moving.ts';
import {
  BREAK_FEAR,
  FEAR_DICE,
  FEAR_MODIFIERS,
  FEAR_RESULTS,
  type FearModifierId,
  type FearResult,
  HEART,
  INSANITIES,
  INSANITY,
  MORALE_DICE,
  MORALE_MOVES,
  SCARED,
} from './nerve.ts';
import {
  ALWAYS_FAILS,
  ALWAYS_SUCCEEDS,
  DEAD_AT,
  MOST_DICE,
  QUALITY_MODIFIERS,
  type QualityUse,
  TURNOVER_FAILURES,
} from './quality.ts';
import { CONTACT, higher, LENGTH, lower, SMALL_SCALE, STICKS, TABLE_SIDE, TOLERANCE } from './sticks.ts';

describe('lengths', () => {
  it('FF-GEN-02 three sticks, and nothing above Long or below Short', () => {
    expect(LENGTH).toEqual({ short: 75, medium: 120, long: 180 });
    expect(STICKS.map(lower)).toEqual([null, 'short', 'medium']);
    expect(STICKS.map(higher)).toEqual(['medium', 'long', 'long']);
  });

  it('FF-GEN-03 at 15 mm everything is two thirds', () => {
    expect(STICKS.map((stick) => LENGTH[stick] * SMALL_SCALE)).toEqual([50, 80, 120]);
    expect([TABLE_SIDE, TABLE_SIDE * SMALL_SCALE]).toEqual([900, 600]);
  });

  it('FF-GEN-09 bases, contact, heights', () => {
    expect([SPREAD_BASE, TOLERANCE, FALLEN_HEIGHT, EYE_FRACTION, STOREY]).toEqual([25, 0.5, 10, 0.9, 75]);
    expect(CONTACT).toEqual({ gap: 1, levels: 15, obstacleHeight: 25, obstacleThickness: 15 });
    expect(COVER_HEIGHTS).toEqual({ low: [10, 25], tall: 40 });
    expect(SIZES).toEqual(['normal', 'big', 'huge'] satisfies Size[]);
    expect(HEIGHTS).toEqual({ standard: 30, animal: 20, swarm: 10, mounted: 50, big: 45, huge: 70 });
  });
});

describe('Quality', () => {
  it('the faces and counts that decide', () => {
    expect([MOST_DICE, ALWAYS_FAILS, ALWAYS_SUCCEEDS, DEAD_AT, TURNOVER_FAILURES]).toEqual([3, 1, 6, 7, 2]);
  });

  it('the rows with a number of their own', () => {
    expect(Object.entries(QUALITY_MODIFIERS).map(([id, { value }]) => [id, value])).toEqual([
      ['blitzkrieg', 1],
      ['daylight', -1],
      ['depressive', -1],
      ['fear-feeds-magic', 1],
      ['frightened', -1],
      ['full-moon', 1],
      ['just-summoned', -1],
      ['leader', 1],
      ['manic', 1],
      ['master', 1],
      ['steadfast', 1],
    ]);
    expect(QUALITY_MODIFIERS.master.uses).toEqual(['activation'] satisfies QualityUse[]);
    expect(QUALITY_MODIFIERS.leader.uses).toBe('all');
    expect(QUALITY_MODIFIERS.frightened.uses).toEqual(['fear', 'morale']);
  });

  it('47 costs; a spell costs its power, a climb everything', () => {
    expect(Object.keys(ACTION_COSTS)).toHaveLength(47);
    expect(ACTION_COSTS['cast-spell']).toBe('power');
    expect(ACTION_COSTS.climb).toBe('all');
    const some: readonly ActionId[] = ['disengage', 'defile', 'reveal'];
    expect(some.map((id) => ACTION_COSTS[id])).toEqual([2, 3, 0]);
  });
});

describe('the clock', () => {
  it('time, moon and light', () => {
    expect([1, 3, 4, 6].map((die) => rowAt(TIMES, die).time)).toEqual([
      'twilight',
      'twilight',
      'dawn',
      'dawn',
    ]);
    expect(CLOCKS.twilight).toEqual({ first: 'day', later: 'night', turnovers: 2, by: 'good' });
    expect(CLOCKS.dawn).toEqual({ first: 'night', later: 'day', turnovers: 2, by: 'evil' });
    expect([DUST_ONES, FULL_MOON, NIGHT_SHOOTING]).toEqual([2, 5, -1]);
  });

  it('weather', () => {
    expect(FAIR_WEATHER).toBe(4);
    expect([1, 4, 5, 6].map((die) => rowAt(WEATHERS, die).weather)).toEqual(['rain', 'rain', 'fog', 'storm']);
    expect(WEATHERS.map(({ shooting, sight }) => [shooting, sight])).toEqual([
      [-1, null],
      [0, 'short'],
      [-1, 'short'],
    ]);
    expect(() => rowAt(WEATHERS, 7)).toThrow('7');
  });

  it('rounds', () => {
    expect([SAFETY_ROUNDS, CHANCE_ROUNDS]).toEqual([30, 4]);
  });
});

describe('fights', () => {
  it('doubled is dead, trebled is worse', () => {
    expect([KILL_FACTOR, GRUESOME_FACTOR, LEAST_TOTAL]).toEqual([2, 3, 1]);
  });

  it('modifiers', () => {
    const sum = (of: Readonly<Record<string, number>>) =>
      Object.values(of).reduce((total, value) => total + value, 0);
    expect([Object.keys(FIGHT_MODIFIERS).length, sum(FIGHT_MODIFIERS)]).toEqual([17, 4]);
    expect([Object.keys(SHOT_MODIFIERS).length, sum(SHOT_MODIFIERS)]).toEqual([23, -13]);
    expect(MUSCLE_FACTOR).toBe(2);
    const close: FightModifierId = 'outnumbered';
    const far: ShotModifierId = 'band-3';
    expect([FIGHT_MODIFIERS[close], SHOT_MODIFIERS[far]]).toEqual([-1, -2]);
  });

  it('a zombie needs a heavy blow, an aimed shot, a spell, a saw or a bomb', () => {
    expect(KILL_TABLE.zombie.by).toEqual([
      'heavy-weapon-powerful',
      'firearm-aimed',
      'attack-spell',
      'chainsaw',
      'explosive',
    ]);
    expect(KILL_TABLE.zombie.lethal).toEqual(['chainsaw', 'explosive'] satisfies Killer[]);
    expect(KILL_TABLE.zombie.onSix).toEqual(['heavy-weapon-powerful', 'firearm-aimed']);
  });

  it('a vampire anything by day, by night wood, fire and what is holy or unholy', () => {
    expect(KILL_TABLE['vampire-by-day'].by).toBeNull();
    expect(KILL_TABLE['vampire-by-night'].by).not.toContain('silver');
    expect(KILL_TABLE['vampire-by-night'].by).toContain('claws');
    for (const row of ['vampire-by-day', 'vampire-by-night'] as const) {
      expect(KILL_TABLE[row].lethal).toEqual(['sun-grenade']);
      expect(KILL_TABLE[row].lethalWhenHelpless).toEqual(['wood']);
    }
  });

  it('a werewolf silver, not another werewolf; a ghost nothing of this world', () => {
    expect(KILL_TABLE.werewolf.lethal).toEqual(['silver']);
    expect(KILL_TABLE.werewolf.notClawsOf).toEqual(['werewolf', 'zombie']);
    expect(KILL_TABLE.immaterial.untouched).toBe(true);
    expect(KILL_TABLE.ordinary).toMatchObject({ by: null, lethal: [], untouched: false });
  });
});

describe('nerve', () => {
  it('tests and what they bring', () => {
    expect([FEAR_DICE, MORALE_DICE]).toEqual([3, 3]);
    expect(FEAR_RESULTS).toEqual(['none', 'recoil', 'scared', 'panic-and-insanity'] satisfies FearResult[]);
    expect(FEAR_MODIFIERS).toEqual({
      ambush: -1,
      'gruesome-death': -1,
      strongwilled: 1,
      'very-strongwilled': 2,
      'spiritual-leader': 1,
      'holy-ground': 1,
    } satisfies Record<FearModifierId, number>);
  });

  it('the scared table from end to end', () => {
    expect([-3, 2, 3, 4, 5, 6, 7, 8, 12].map((n) => rowAt(SCARED, n).effects.at(-1))).toEqual([
      'recoil',
      'recoil',
      'flee-short',
      'shaken',
      'shaken',
      'fall',
      'freezes-unless-steady',
      'freezes',
      'freezes',
    ]);
    expect(SCARED.every(({ effects }) => effects[0] === 'recoil')).toBe(true);
    expect(BREAK_FEAR).toEqual({ 'freezes-unless-steady': 2, freezes: 1 });
  });

  it('the insanity table from end to end', () => {
    expect([-2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15].map((n) => rowAt(INSANITY, n).insanity)).toEqual([
      'transfixed',
      ...INSANITIES,
      'faint-heart',
    ]);
    expect(HEART).toEqual({ dice: 3, deadly: 2 });
  });

  it('flight by failures', () => {
    expect(MORALE_MOVES).toEqual([0, 1, 2, null]);
  });
});

it('eight ways out of play', () => {
  const of = (key: 'fear' | 'morale' | 'countsForHalf' | 'scores' | 'corpse') =>
    LEAVING_IDS.filter((id) => LEAVING[id][key] === true);
  expect(of('fear')).toEqual(['killed', 'killed-gruesome']);
  expect(of('morale')).toEqual(['killed', 'killed-gruesome', 'banished']);
  expect(of('countsForHalf')).toEqual(LEAVING_IDS.filter((id) => id !== 'dismissed'));
  expect(of('scores')).toEqual(['killed', 'killed-gruesome', 'routed', 'collapsed', 'banished']);
  expect(of('corpse')).toEqual(['killed', 'killed-gruesome']);
  expect(LEAVING['killed-gruesome'].fearModifier).toBe(-1);
  expect(LEAVING.sacrificed.fear).toBe('special');
  expect(LEAVING.left.scores).toBe('scenario');
});

describe('moving and magic', () => {
  it('doors, walls, falls and jumps', () => {
    expect(BASH).toBe(5);
    expect(BASH_MODIFIERS).toMatchObject({ big: 1, huge: 2, 'steel-door': -2 });
    expect([CLIMB_DICE, CLIMB_RESULTS[0], CLIMB_RESULTS[1]]).toEqual([3, 'falls', 'one-category-less']);
    expect(CLIMB_MODIFIERS).toEqual({ 'vertical-wall': -1, acrobat: 1 });
    expect(FALL_DICE).toEqual({ short: 1, medium: 2, long: 3 });
    expect(TELEPORT).toEqual({ 1: 'medium', 2: 'long', 3: null });
    expect(TELEPORT_MISHAP).toEqual({ atLeast: 'long', breakCost: 2 });
  });

  it('spells, mishaps, summoning, sacrifice', () => {
    expect(SPELL_RANGE).toEqual({ 1: 'short', 2: 'medium', 3: 'long' });
    expect(MAGIC_USERS.map((user) => MISHAPS[user])).toEqual([
      'hostile-demon',
      'collapse',
      'no-more-spells',
      'cursed',
    ]);
    expect(SUMMON_POINTS).toEqual({ 1: 35, 2: 100, 3: null });
    expect([MISHAP_POINTS, POOL_WORTH]).toEqual([120, 2]);
    expect(SACRIFICE_BONUS).toEqual([
      { points: 50, bonus: 2 },
      { points: 30, bonus: 1 },
    ]);
  });

  it('who acts together', () => {
    expect(Object.entries(GROUPS).map(([id, { min, max, contact }]) => [id, min, max, contact])).toEqual([
      ['order', 2, 5, true],
      ['regroup', 1, null, false],
      ['concentrated-fire', 2, 5, false],
      ['prayer', 2, 5, true],
      ['mob', 4, null, false],
      ['swarm', 2, null, true],
      ['bash', 2, 2, false],
    ]);
    expect(MOB).toEqual({ link: 'short', freeMove: 'short', moves: 2 });
    expect(PRAYER_RANGE).toBe('short');
  });
});

describe('campaigns', () => {
  it('prices', () => {
    expect([ADVANCE_COST, INSANITY_CURE_COST, POINTS_PER_VICTORY_POINT, POINTS_PER_KILL]).toEqual([
      10, 10, 3, 25,
    ]);
  });

  it('who becomes what', () => {
    expect([1, 5, 6].map((die) => rowAt(INFECTION.zombie, die).becomes)).toEqual([
      'walking-dead',
      'walking-dead',
      'twitcher-running-zombie',
    ]);
    expect(rowAt(INFECTION.vampire, 3).becomes).toBe('minor-vampire-with-handgun');
    expect(rowAt(INFECTION.werewolf, 3).becomes).toBe('lesser-werewolf');
    expect(rowAt(INFECTION.mummy, 3).becomes).toBe('resurrected-egyptian-warrior');
  });

  it('21 advances: eight for all, seven good, six evil', () => {
    const count = (group: string) => ADVANCES.filter((one) => one.group === group).length;
    expect([ADVANCES.length, count('generic'), count('good'), count('evil')]).toEqual([21, 8, 7, 6]);
    const numbers = Array.from({ length: 21 }, (_, i) => `FF-CAMP-${i + 13}`);
    expect(ADVANCES.map(({ rule }) => rule).sort()).toEqual(numbers);
    expect([advance('combat-masters').most, advance('zombie-horde').most]).toEqual([3, 3]);
    expect(advance('act-of-heroism').most).toBeNull();
    expect(SECRET_WEAPONS).toHaveLength(6);
    expect(ADVANCE_NUMBERS).toMatchObject({ combatMasters: 2, zombieHorde: 5 });
  });
});
