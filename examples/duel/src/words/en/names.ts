import type { PieceKind } from '../../ground.ts';
import type { Card } from '../../state.ts';
import type { Unit } from '../../unit.ts';

export const pieces: Readonly<Record<PieceKind, string>> = {
  wall: 'wall',
  mud: 'patch of mud',
  mound: 'mound',
};

export const cards: Readonly<Record<Card, string>> = { lunge: 'lunge', parry: 'parry', draught: 'draught' };

export const traits: Readonly<Record<Unit['traits'][number], string>> = {
  stubborn: 'Stubborn',
  'strong:1': 'Strong (1)',
  'strong:2': 'Strong (2)',
  timid: 'Timid',
};

/** Dice with the letter for those who do not see their colour. */
export const dice = {
  power: { name: 'Power die', mark: 'P' },
  skill: { name: 'Skill die', mark: 'S' },
  plain: { name: 'Die', mark: '' },
};
