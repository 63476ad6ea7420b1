import { weapon as weaponOf } from '../data/weapons/weapons.ts';
import type { SpecialRule } from '../game.ts';
import { afflict } from '../kit.ts';
import type { Attack } from '../rules/combat/attack.ts';
import { isKill } from '../rules/combat/verdict.ts';

const RULE = 'FF-SPEC-50';

function isStaking({ weapon, wooden }: Attack): boolean {
  if (weapon === null || weapon === 'spell') return false;
  const used = weaponOf(weapon);
  return wooden || (used.kind === 'close' && used.wood);
}

/** FF-SPEC-62 is in the tables and on the ground; option `stake-and-decapitate`: a stake only pins it down. */
export const vampire: SpecialRule = {
  id: 'vampire',
  rule: 'FF-SPEC-62',
  on: {
    protection: (result, { attack }, { s }) =>
      s.options['stake-and-decapitate'] && isKill(result) && isStaking(attack) ? 'staked' : result,
    beaten({ result, winner }, cx, bearer) {
      if (result !== 'staked') return;
      afflict(bearer, 'transfixed', { by: 'stake', cost: null, source: winner?.id ?? null });
      cx.emit({ type: 'condition', rule: RULE, model: bearer.id, condition: 'transfixed', begins: true });
    },
  },
};
