import { type Power, SPELL_RANGE } from '../../data/magic.ts';
import type { FaithCx, Look } from '../../game.ts';
import { countTurn, enemiesOf } from '../../models.ts';
import type { Model } from '../../state.ts';
import { mayAttack } from '../actions/may-attack.ts';
import { type Attack, PLAIN_ATTACK } from '../combat/attack.ts';
import { fight } from '../combat/fight.ts';
import { settleFights } from '../combat/settle-fights.ts';
import { bandOf } from '../shooting/range.ts';
import { closestRule, firesFromAmbush, isShielded } from '../shooting/targets.ts';
import { isStopped } from './stopped.ts';

/** FF-MAG-08: as a shot is, with the power for Combat; null: out of range or sight. */
export function spellAt(look: Look, caster: Model, target: Model, power: Power): Attack | null {
  const band = bandOf(look, caster, target, SPELL_RANGE[power]);
  if (band === null) return null;
  const { visible, cover } = look.table.sight(caster, target, 'shot');
  if (!visible) return null;
  const { x, y, z } = caster;
  return {
    ...PLAIN_ATTACK,
    kind: 'spell',
    attacker: caster,
    target,
    weapon: 'spell',
    combat: power,
    ambush: firesFromAmbush(look, caster, target),
    band,
    cover: cover && look.modify('usesCover', target, true),
    from: { x, y, z },
  };
}

/** FF-MAG-08, FF-RNG-08: at whom it may be cast with this power. */
export function attackSpells(look: Look, caster: Model, power: Power): readonly Attack[] {
  if (!mayAttack(look, caster, null)) return [];
  const possible = enemiesOf(look.s, caster).flatMap((target) => {
    if (target.conditions.apparentlyDead !== undefined || isShielded(look, caster, target)) return [];
    if (!look.modify('canBeTargeted', target, true, { by: caster, with: 'spell' })) return [];
    return spellAt(look, caster, target, power) ?? [];
  });
  return closestRule(look, caster, possible);
}

/** FF-MAG-08: it is the turn's attack. */
export function castAttack(cx: FaithCx, caster: Model, target: Model, power: Power): void {
  const attack = attackSpells(cx, caster, power).find((one) => one.target === target)!;
  countTurn(caster, 'attacks');
  const fought = fight(cx, attack, 'FF-MAG-08');
  if (fought !== null && fought.verdict.result !== 'none' && isStopped(cx, caster, target)) return;
  settleFights(cx, [fought]);
}
