import type { Attribute } from '../../game.ts';

/** Entry in the kit of a figure some of whose attacks count as a material. */
export const IMBUED = 'imbued';

/** SB-OPS-49, SB-SCN-GEN-13.R1: only the benefit, on top of the weapon's own material. */
export const imbued: Attribute = {
  id: IMBUED,
  rule: 'SB-OPS-49',
  on: {
    attackTypes: (types, { mode }, { s }, bearer) => [
      ...types,
      ...s.story.imbuings.flatMap(({ figure, attacks, as }) =>
        figure === bearer.id && (attacks === 'all' || attacks === mode) ? [as] : [],
      ),
    ],
  },
};
