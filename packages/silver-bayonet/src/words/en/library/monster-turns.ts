import type { Behaviour } from '../../../data/monsters/monster.ts';

/** What a monster does next, line by line, for whoever has to move it. */
export const monsterTurns = {
  title: 'What it does next',
  empty: 'Gun empty: it loads, and goes nowhere this turn.',
  shoots: (weapon: string, range: number, loads: boolean) =>
    `A soldier within ${range}" and in sight: it uses its ${weapon.toLowerCase()} on the nearest${loads ? ', then loads' : ' and stays where it is'}.`,
  goes: (speed: number) => `A soldier in sight: ${speed}" straight at the nearest. Contact is an attack.`,
  flits: (speed: number) =>
    `A soldier in sight: ${speed}" to the nearest. On contact he takes a token of fatigue, and it hops back 1".`,
  seeks: (speed: number) =>
    `Nobody in sight: ${speed}" to the nearest marker; no markers, then to the nearest soldier.`,
  lunges: 'Short of contact, with its action left: it lunges at the nearest within reach.',
  first: {
    standard: [],
    irritant: [],
    caster: ['First, a soldier in sight who can still be cursed: it curses the nearest.'],
    necromancer: ['First, a soldier within 24": it raises the dead. Otherwise it mends them.'],
    'non-aggressive': [
      'Left alone, it crosses the table and goes off at the far edge.',
      'A soldier within 6", a gun fired within 12", a hit or a touch: it goes for that one, and nobody else, until it is settled.',
    ],
  } satisfies Readonly<Record<Behaviour, readonly string[]>>,
  answers: {
    standard:
      'Struck, it strikes back. Shot at, it shoots back if it can, and never dives. It Forces whenever it may.',
    irritant: 'Struck, it backs off. It never attacks and never Forces.',
    caster: 'Struck, it strikes back. It Forces whenever it may.',
    necromancer: 'Struck, it backs off. Shot at, it dives. It Forces whenever it may.',
    'non-aggressive': 'Struck, it strikes back. Left in peace it does not Force.',
  } satisfies Readonly<Record<Behaviour, string>>,
};
