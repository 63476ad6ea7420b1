import { TOLERANCE } from '../../data/sticks.ts';
import type { Result } from '../../events.ts';
import type { FaithCx, Look } from '../../game.ts';
import type { CombatDie } from '../../moments.ts';
import type { Model } from '../../state.ts';
import { D6 } from '../quality/quality.ts';
import { rollAmmunition, spoilAmmunition } from '../shooting/ammunition.ts';
import type { Attack } from './attack.ts';
import { declaring } from './declaring.ts';
import { reckon, type Side } from './reckoning.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** What an attack came to. */
export interface Fought {
  readonly attack: Attack;
  readonly die: number;
  readonly verdict: Verdict;
}

/** FF-HTH-02, FF-RNG-06: one opposed roll; null: the target got away before the dice. What it does is for `settleFights`. */
export function fight(cx: FaithCx, given: Attack, rule: string): Fought | null {
  const { attacker, target } = given;
  const { z } = target;
  if (attacker !== null) cx.react('attackDeclared', attacker, { attack: given, role: 'attacker' });
  cx.react('attackDeclared', target, { attack: given, role: 'target' });
  if (target.standing !== 'table' || (target.z !== z && !stillReaches(cx, given))) return null;
  const attack = declaring(cx, given);
  const reckoning = reckon(cx, attack);
  const own = rollFor(cx, attack, 'attacker');
  const other = rollFor(cx, attack, 'target');
  if (attacker !== null) settleDie(cx, attacker, own, other.face);
  settleDie(cx, target, other, own.face);
  const verdict = verdictOf(cx, attack, reckoning, { attacker: own.face, target: other.face });
  cx.emit({
    type: 'fought',
    rule,
    kind: attack.kind,
    weapon: attack.weapon,
    attacker: told(attacker?.id ?? null, reckoning.attacker, own.face),
    target: told(target.id, reckoning.target, other.face),
    result: verdict.result,
    back: verdict.back,
  });
  if (attacker !== null) cx.react('struck', attacker, { attack, die: own.face, result: verdict.result });
  return { attack, die: own.face, verdict };
}

/** FF-MOV-18: whoever let go may have fallen out of reach. */
function stillReaches(look: Look, { kind, attacker, target, from, within }: Attack): boolean {
  if (within !== null) return look.table.apartFrom(target, from) <= within + TOLERANCE;
  if (attacker === null) return true;
  if (kind === 'close' || kind === 'hack') return look.table.touches(attacker, target);
  return (kind !== 'shot' && kind !== 'spell') || look.table.sight(attacker, target, 'shot').visible;
}

/** FF-GEN-22: malfunction and jam dice follow the die they belong to. */
function rollFor(cx: FaithCx, attack: Attack, role: 'attacker' | 'target'): CombatDie {
  const roller = role === 'attacker' ? attack.attacker : attack.target;
  const face = cx.roll(D6, `combat of ${roller?.id ?? attack.kind}`);
  const die: CombatDie = { attack, role, face, second: null };
  rollAmmunition(cx, die);
  if (roller !== null) cx.react('dieFell', roller, die);
  return die;
}

/** FF-SPEC-27: its owner has his say; what the die shows then counts, for the weapon too (FF-RNG-20, FF-SPEC-11). */
function settleDie(cx: FaithCx, roller: Model, die: CombatDie, other: number): void {
  const { attack, role } = die;
  const rolled = { attack, role, face: die.face, other, again: false };
  cx.react('combatRolled', roller, rolled);
  die.face = rolled.face;
  if (rolled.again) rollAmmunition(cx, die);
  spoilAmmunition(cx, die);
  cx.react('dieStands', roller, die);
}

function told(model: string | null, { combat, modifiers, adds }: Side, die: number) {
  return { model, combat, die, modifiers, total: die + adds };
}

/** What is to be done to somebody. */
export interface Blow {
  readonly attack: Attack;
  readonly result: Result;
}

/** FF-HTH-02: what it does to the target, and what to the attacker. */
export function blowsOf({ attack, verdict }: Fought): readonly Blow[] {
  const blows: Blow[] = [];
  if (verdict.result !== 'none') blows.push({ attack, result: verdict.result });
  if (verdict.back !== 'none' && verdict.returned !== null)
    blows.push({ attack: verdict.returned, result: verdict.back });
  return blows;
}
