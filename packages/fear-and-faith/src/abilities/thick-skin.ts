import type { SpecialRule } from '../game.ts';

/** FF-SPEC-59: however it stands and whatever strikes it, unless that is Lethal. */
export const thickSkin: SpecialRule = {
  id: 'thick-skin',
  rule: 'FF-SPEC-59',
  on: { lossIsTie: (tie, { by, lethal }) => tie || (by === 1 && !lethal) },
};
