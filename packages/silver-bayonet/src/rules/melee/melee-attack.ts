import { stands } from '../../figures.ts';
import type { Look, SilverCx } from '../../game.ts';
import type { AttackSubject, Dare } from '../../moments.ts';
import type { Figure } from '../../state.ts';
import { mayMoveToAttack } from '../activation/may-attack.ts';
import { courageCheck } from '../check/courage-check.ts';
import { reacts } from '../reacts.ts';
import { backOff } from './back-off.ts';
import { blowWith } from './blow.ts';
import { tire } from './fatigue.ts';
import { strike } from './strike.ts';
import { meleeWeapons } from './weapon.ts';

/** SB-MEL-15: a whole Melee Attack, from contact to fatigue; it ends the attacker's activation (SB-MEL-11). */
export function meleeAttack(
  cx: SilverCx,
  attacker: Figure,
  target: Figure,
  dared: boolean | null = null,
  reach = 0,
): void {
  const goesOn = () => stands(attacker) && stands(target) && cx.s.ended === null;
  if (!cx.modify('attacks', attacker, true)) {
    cx.react('contact', attacker, { other: target });
    return;
  }
  const fought = dared ?? dares(cx, attacker, target);
  if (reach === 0) cx.react('touched', attacker, { other: target });
  if (reach === 0 && goesOn()) cx.react('touched', target, { other: attacker });
  if (goesOn()) blows(cx, attacker, target, fought, reach);
  if (cx.s.ended !== null) return;
  tire(cx, attacker, 'SB-MEL-12');
  tire(cx, target, 'SB-MEL-12');
  if (cx.s.activation?.figure === attacker.id) cx.s.activation.over = true;
}

/** SB-ATT-21.R1, SB-EVT-09.R1: whether an attack, once declared, is really fought or only walked into. */
export function dares(cx: SilverCx, attacker: Figure, target: Figure): boolean {
  if (!cx.modify('attacks', attacker, true)) return false;
  if (!mayMoveToAttack(cx, attacker)) return false;
  const dare = dareOf(cx, attacker, target);
  return dare === null || courageCheck(cx, attacker, dare.target, dare.rule).success;
}

/** SB-ATT-21: the Check that a Move to Attack this target needs; null for none. */
export function dareOf(look: Look, attacker: Figure, target: Figure): Dare | null {
  return look.modify('dare', target, null, attackOf(look, attacker, target));
}

function blows(cx: SilverCx, attacker: Figure, target: Figure, fought: boolean, reach: number): void {
  if (!fought)
    cx.emit({ type: 'acted', rule: 'SB-MEL-12', figure: attacker.id, action: 'flinch', at: target.id });
  const { mayReact } = fought
    ? strike(cx, attacker, target, 'own')
    : { mayReact: cx.modify('alert', target, true) };
  if (cx.s.ended !== null || !stands(attacker) || !stands(target)) return;
  // SB-MOV-21.R2: whoever fell out of contact can do neither.
  if (!reaches(cx, attacker, target, reach)) return;
  answer(cx, attacker, target, mayReact, reach);
}

/** In contact, or across the gap of a Lunge (SB-ATT-60.R1). */
function reaches(cx: SilverCx, attacker: Figure, target: Figure, reach: number): boolean {
  return cx.table.touches(attacker, target) || (reach > 0 && cx.table.inRange(attacker, target, reach));
}

/** SB-MEL-07 to -10, SB-CAV-11: the survivor strikes back or backs off; with a rider about, the man on foot backs off. */
function answer(cx: SilverCx, attacker: Figure, target: Figure, mayReact: boolean, reach: number): void {
  const struck = choice(cx, attacker, target, mayReact) === 'strike-back';
  if (struck) strike(cx, target, attacker, 'answer');
  if (cx.s.ended !== null || !stands(attacker) || !stands(target)) return;
  if (struck && !reaches(cx, attacker, target, reach)) return;
  const backer =
    attacker.mounted === target.mounted ? (struck ? attacker : target) : attacker.mounted ? target : attacker;
  backOff(cx, backer, backer === attacker ? target : attacker);
}

function choice(
  cx: SilverCx,
  attacker: Figure,
  target: Figure,
  mayReact: boolean,
): 'strike-back' | 'back-off' | 'hold' {
  // SB-CRIT-02.R2: a mounted target loses its blow, but it is still the man on foot who gives way.
  const mayHold = target.mounted && !attacker.mounted;
  const gives = mayHold ? 'hold' : 'back-off';
  if (!mayStrikeBack(cx, attacker, target, mayReact)) return gives;
  // SB-MONA-10: monsters always strike back.
  if (target.side === null) return 'strike-back';
  const options = ['strike-back', gives] as const;
  return cx.ask('strikeBack', target.side, { options, figure: target.id, attacker: attacker.id });
}

/** SB-MEL-07: whether the target of an attack that has been fought can strike back at all. */
export function mayStrikeBack(look: Look, attacker: Figure, target: Figure, mayReact: boolean): boolean {
  const able = mayReact && look.modify('mayAnswer', target, reacts(look, target));
  return look.modify('mayStrikeBack', target, able, attackOf(look, target, attacker));
}

/** The attack as hooks see it before a weapon is named. */
function attackOf(look: Look, attacker: Figure, target: Figure): AttackSubject {
  return blowWith(meleeWeapons(look, attacker)[0]!, attacker, target, 'own');
}
