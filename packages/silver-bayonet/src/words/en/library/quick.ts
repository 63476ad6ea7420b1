import { type EntryTable, type QuickBlock, type QuickSheet, quickBlocks } from '@vedette/engine';
import { ITEMS } from '../../../data/armoury/armoury.ts';
import { GENERAL_ARMOURY } from '../../../data/armoury/general.ts';
import { MONSTER_TYPES } from '../../../data/monsters/bestiary.ts';
import {
  BACK_OFF,
  DANGER,
  DIVE,
  DOUBLE,
  FORCING_REACH,
  JUMP_DOWN,
  MOUNTED_SPEED,
  SPRINT,
} from '../../../data/play.ts';
import { SHOOTING_MODIFIERS } from '../../../data/tables.ts';
import { itemTitle, monsterTitle } from '../things.ts';
import { entryWords, signed } from './entries.ts';
import { monsterTurns } from './monster-turns.ts';
import { RULE_TEXTS } from './rules/index.ts';

const { said, stepped, tabled } = quickBlocks(RULE_TEXTS);

const ARMS = GENERAL_ARMOURY.filter(({ shot, melee }) => shot !== undefined || melee !== undefined);

const arms: EntryTable = {
  columns: ['', 'Range', 'Shot', 'Melee'],
  rows: ARMS.map(({ id, shot, melee }) => ({
    cells: [
      itemTitle(id),
      shot === undefined ? '' : `${shot.range}"`,
      short(shot?.damage),
      short(melee?.damage),
    ],
  })),
};

function short(
  damage: { readonly die: 'power' | 'skill'; readonly modifier: number } | null | undefined,
): string {
  if (damage === undefined || damage === null) return '';
  const { die, modifier } = damage;
  return `${die === 'power' ? 'P' : 'S'}${modifier === 0 ? '' : signed(modifier)}`;
}

const play: QuickSheet = {
  title: 'The game on a page',
  blocks: [
    tabled('The turn', 'SB-TURN-01'),
    {
      title: 'Initiative',
      rule: 'SB-TURN-02',
      lines: [
        'Two dice, highest first, ties again.',
        'Double 10: a Power or Skill Die, and an event.',
        'Double 1: a Monster Die, an encounter, monsters act first.',
      ],
    },
    {
      title: 'An activation',
      rule: 'SB-ACT-09',
      lines: [
        'One Move and one action, in either order. A fight ends it.',
        'Not moving: load one gun or search, beside the action.',
        `Moved, then shot: ${signed(SHOOTING_MODIFIERS.moved)}. Shot, then moved: free.`,
      ],
    },
    tabled('Actions', 'SB-ACT-06'),
    {
      title: 'Moving',
      rule: 'SB-MOV-01',
      lines: [
        `Up to Speed; riders ${MOUNTED_SPEED}". Bad ground, climbing, jumps: an inch costs ${DOUBLE}".`,
        `Sprint: two dice, ${SPRINT.good} or more ${SPRINT.long}", else ${SPRINT.short}".`,
        `Jump down up to ${JUMP_DOWN}"; deeper is a fall.`,
        `Hurt within ${DANGER.within}" of a drop: Speed Check, TN ${DANGER.target}.`,
        `Within ${FORCING_REACH}" of an enemy, he may Force: you strike him, and are done.`,
      ],
    },
    tabled('Falling', 'SB-MOV-21'),
    tabled('Shooting', 'SB-SHT-09'),
    {
      title: 'Shot at, alive',
      rule: 'SB-SHT-12',
      lines: [
        'Shoot back with anything loaded; or',
        `dive ${DIVE.far}", no nearer to enemies in sight within ${DIVE.wary}"; or nothing.`,
      ],
    },
    { title: 'Arms', rule: 'SB-EQ-02', table: arms },
    tabled('Loading', 'SB-LOAD-05'),
    stepped('Melee', 'SB-MEL-15'),
    {
      title: 'Fatigue and backing off',
      rule: 'SB-MEL-13',
      lines: [
        'A token each after a fight: −1 Melee, −1 Defence. Two at most; gone at the end of the turn.',
        `Back off ${BACK_OFF.far}", through friends. From a rider it is always the man on foot.`,
        'Rider against foot: +1 Melee, +1 damage, +1 Defence.',
      ],
    },
    stepped('Damage', 'SB-MEL-05'),
    tabled('Terror', 'SB-TER-02'),
    {
      title: 'Fate Dice',
      rule: 'SB-FATE-05',
      lines: [
        'Roll the like die of your Check again; the new face stands. One to a Check.',
        'Undo half of its face in damage, rounded up; a 10 undoes all.',
        'Load a gun for nothing, once an activation.',
        'Monster Die: a monster’s die, damage or target. Higher face only.',
      ],
    },
    said('Searching', 'SB-CLUE-01'),
    tabled('Injuries', 'SB-CAMP-05'),
    tabled('Lasting injuries', 'SB-CAMP-10'),
  ],
};

/** The farthest that a monster shoots. */
function reach(equipment: readonly string[], attributes: readonly string[]): string {
  const bare = attributes.map((text) => text.split(':')[0]!);
  if (bare.includes('rusted-weapon')) return '';
  const ranges = ITEMS.flatMap(({ id, from, shot }) =>
    shot !== undefined && (equipment.includes(id) || (from !== undefined && bare.includes(from)))
      ? [shot.range]
      : [],
  );
  return ranges.length === 0 ? '' : `${Math.max(...ranges)}"`;
}

const NUMBERS = ['speed', 'melee', 'accuracy', 'defence', 'courage', 'health'] as const;

/** A letter or two for each number of the line. */
const COLUMNS = ['', 'Sp', 'Me', 'Ac', 'De', 'Co', 'He', 'Shot'];

const numberOf = (stat: (typeof NUMBERS)[number], value: number): string =>
  stat === 'speed' || stat === 'defence' || stat === 'health' ? `${value}` : signed(value);

const lines = (source: string): QuickBlock => ({
  title: entryWords.books[source as keyof typeof entryWords.books],
  table: {
    columns: COLUMNS,
    rows: MONSTER_TYPES.filter((type) => type.source === source).map(
      ({ id, stats, equipment, attributes }) => ({
        cells: [
          monsterTitle(id),
          ...NUMBERS.map((stat) => numberOf(stat, stats[stat])),
          reach(equipment[0] ?? [], attributes),
        ],
      }),
    ),
  },
});

const monsters: QuickSheet = {
  title: 'What monsters do',
  blocks: [
    tabled('A monster’s turn', 'SB-MONA-01'),
    said('How monsters move', 'SB-MONA-04', 'SB-MONA-05', 'SB-MONA-06', 'SB-MONA-07'),
    said('A monster attacked', 'SB-MONA-09', 'SB-MONA-10', 'SB-MONA-11', 'SB-MONA-12'),
    tabled('A Monster Die turns it', 'SB-MONA-08'),
    {
      title: 'Those with minds of their own',
      rule: 'SB-MON-05',
      table: {
        columns: ['', 'First'],
        rows: [
          {
            cells: ['Irritant', `${monsterTurns.answers.irritant} A token for whom it touches, and 1" back.`],
          },
          { cells: ['Caster', monsterTurns.first.caster.join(' ')] },
          {
            cells: [
              'Necromancer',
              `${monsterTurns.first.necromancer.join(' ')} ${monsterTurns.answers.necromancer}`,
            ],
          },
          { cells: ['Peaceful', monsterTurns.first['non-aggressive'].join(' ')] },
        ],
      },
    },
    tabled('Encounters', 'SB-ENC-01'),
    tabled('Events', 'SB-EVT-01'),
    lines('core'),
    lines('carpathians'),
    lines('canada'),
    lines('egypt'),
    lines('italy'),
  ],
};

/** One page of play, one of monsters. */
export const QUICK: readonly QuickSheet[] = [play, monsters];
