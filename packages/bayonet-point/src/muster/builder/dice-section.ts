import type { DiceSection, MusterDie } from '@vedette/engine';
import { FIGURES_BEYOND_DIE } from '../../data/generation.ts';
import { type Force, GENERATION_DICE, type Rolled } from '../force.ts';
import { forceFrom } from '../rolled.ts';
import { armsList } from './arms.ts';
import { playOf } from './draft.ts';
import { words } from './words.ts';

const ARMS_DIE = 6;
const CLASS_DIE = 10;

/** BP-ARMY-02 to -08: each die, in the order of the rules, and what it brought. */
export function diceSection(force: Force): DiceSection {
  const rolled = force.rolled!;
  const { die, lancers } = rolled;
  return {
    kind: 'dice',
    id: 'dice',
    title: words.diced,
    at: '/rolled',
    note: words.dicedNote,
    fields: [
      {
        kind: 'one',
        at: '/rolled/die',
        label: words.die,
        value: String(die),
        offers: GENERATION_DICE.map((sides) => ({ id: String(sides), title: words.dieOf(sides) })),
        shown: 'list',
      },
      {
        kind: 'one',
        at: '/rolled/play',
        label: words.play,
        value: playOf(force),
        offers: [
          { id: 'units', title: words.playUnits },
          { id: 'individuals', title: words.playSingles },
        ],
        shown: 'list',
      },
      { kind: 'tick', at: '/rolled/lancers', label: words.lancers, value: lancers },
    ],
    deeds: [{ title: words.rollAgain, change: { do: 'roll', at: '/rolled' } }],
    groups: groupsOf(force, rolled),
  };
}

function groupsOf(force: Force, rolled: Rolled): DiceSection['groups'] {
  const { die, dice } = rolled;
  const [foot = 0, horse = 0] = dice.numbers;
  const halved = Math.ceil(horse / 2);
  // As units, whichever way it is played: sizes and arms are a unit's.
  const made = forceFrom(
    force.name,
    { ...rolled, dice: { ...dice, classes: dice.sizes.map(() => 1) } },
    'units',
  );
  const named = playOf(force) === 'units' ? force.units : (made?.units ?? []);
  const called = (i: number) => named[i]?.name ?? '';
  const men = playOf(force) === 'units' ? force.units : force.figures;
  return [
    {
      title: words.dice.numbers,
      rolls: [
        { title: words.foot, sides: die, fell: foot, means: words.unitsOfFoot(foot) },
        { title: words.horse, sides: die, fell: horse, means: words.unitsOfHorse(halved) },
      ],
    },
    {
      title: words.dice.sizes,
      rolls: dice.sizes.map((fell, i): MusterDie => {
        return { title: called(i), sides: die, fell, means: words.figureCount(fell + FIGURES_BEYOND_DIE) };
      }),
    },
    {
      title: words.dice.arms,
      rolls: dice.arms.map((fell, i): MusterDie => {
        return { title: called(i), sides: ARMS_DIE, fell, means: armsList(made?.units[i]?.weapons ?? []) };
      }),
    },
    {
      title: words.dice.classes,
      rolls: dice.classes.map((fell, i): MusterDie => {
        const of = men[i]?.class;
        const means = of === undefined ? '' : words.classTitle(of);
        return { title: men[i]?.name ?? '', sides: CLASS_DIE, fell, means };
      }),
    },
  ];
}
