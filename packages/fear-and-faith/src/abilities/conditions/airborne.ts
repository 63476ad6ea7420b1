import type { SpecialRule } from '../../game.ts';
import { conditionAbility } from '../../kit.ts';
import { canLand } from '../../rules/movement/land.ts';

const FLIGHTS: readonly string[] = ['move', 'fly-on'];

/** FF-MOV-23: any other action lands it first, where it can. */
export const inTheAir: SpecialRule = {
  id: conditionAbility('airborne'),
  rule: 'FF-MOV-23',
  on: {
    offers: (offers, _, look, bearer) =>
      canLand(look, bearer) ? offers : offers.filter(({ action }) => FLIGHTS.includes(action)),
  },
};
