import { item } from '../data/armoury/armoury.ts';
import { type Against, readReduction } from '../data/attribute-text.ts';
import type { Attribute } from '../game.ts';
import type { AttackSubject } from '../moments.ts';

/** SB-ATT-14: less of every damage it covers; several values do not add, the highest counts. */
export const damageReduction: Attribute = {
  id: 'damage-reduction',
  rule: 'SB-ATT-14',
  on: (argument) => {
    const { value, against } = readReduction(argument);
    return {
      damageReduction: (most, { attack }) => (covers(against, attack) ? Math.max(most, value) : most),
    };
  },
};

function covers(against: Against, attack: AttackSubject | null): boolean {
  if (against === 'any') return true;
  if (attack === null) return false;
  if (against !== 'firearms') return attack.mode === against;
  return attack.mode === 'shooting' && item(attack.weapon).class === 'firearm';
}
