import type { Modifier } from '../../events.ts';
import type { FaithCx } from '../../game.ts';
import type { DeclaredAttack } from '../../moments.ts';
import type { Model } from '../../state.ts';
import { rangedModifiers } from '../shooting/modifiers.ts';
import type { Attack } from './attack.ts';

/** FF-CAMP-24 */
const HINDRANCES: readonly string[] = ['band-2', 'band-3', 'cover', 'target-difficult'];

/** FF-CAMP-13, FF-CAMP-24: what either party puts into this one roll before the dice. */
export function declaring(cx: FaithCx, attack: Attack): Attack {
  const own = attack.attacker === null ? null : askedOf(cx, attack, 'attacker', attack.attacker);
  const other = askedOf(cx, attack, 'target', attack.target);
  if (own === null && other === null) return attack;
  return {
    ...attack,
    perfect: attack.perfect || own?.perfect === true,
    extra: added(attack.extra, own),
    extraOnTarget: added(attack.extraOnTarget, other),
  };
}

function added(extra: readonly Modifier[], said: DeclaredAttack | null): readonly Modifier[] {
  return said === null ? extra : [...extra, ...said.bonus];
}

/** Null: that party has nothing of the kind. */
function askedOf(
  cx: FaithCx,
  attack: Attack,
  role: 'attacker' | 'target',
  fighter: Model,
): DeclaredAttack | null {
  const party = cx.s.parties[fighter.party];
  // FF-SET-09: a lamp is nobody's.
  if (party === undefined || !cx.handles('ownFights', party)) return null;
  const subject: DeclaredAttack = {
    attack,
    role,
    fighter,
    hindered: role === 'attacker' && isHindered(cx, attack, fighter),
    bonus: [],
    perfect: false,
  };
  cx.react('ownFights', party, subject);
  return subject;
}

function isHindered(cx: FaithCx, attack: Attack, shooter: Model): boolean {
  if (attack.kind !== 'shot') return false;
  const plain = cx.modify('fightModifiers', shooter, rangedModifiers(cx, attack), {
    attack,
    role: 'attacker',
  });
  const all = cx.modify('opponentModifiers', attack.target, plain, { attack, role: 'target' });
  return all.some(({ by }) => HINDRANCES.includes(by));
}
