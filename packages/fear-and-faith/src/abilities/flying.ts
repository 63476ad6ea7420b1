import type { SpecialRule } from '../game.ts';

/** FF-SPEC-20, FF-MOV-23, FF-MOV-21, FF-MOV-28 */
export const flying: SpecialRule = {
  id: 'flying',
  rule: 'FF-SPEC-20',
  on: {
    mayFly: () => true,
    hazards: (traits) => traits.filter((trait) => trait !== 'running-water'),
    hurtByFalls: (hurt, { conscious }) => hurt && !conscious,
  },
};
