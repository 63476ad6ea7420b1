import { figure } from '../../figures.ts';
import type { Look, SilverCx } from '../../game.ts';
import type { AttackSubject, Modifier } from '../../moments.ts';
import type { Figure, FigureId } from '../../state.ts';
import { type Checked, check, plainCheck } from './check.ts';
import type { Checking } from './checking.ts';
import { failGear, spoilGear } from './mishap.ts';
import { faceRules, mustMiss, type Verdict, verdictOf } from './verdict.ts';

export interface AttackResult {
  readonly hit: boolean;
  readonly checked: Checked;
  /** SB-CRIT-02 */
  readonly critical: boolean;
}

/** SB-MEL-03, SB-SHT-08: an attack's Check against the target's Defence, with everything that bends it. */
export function attackCheck(
  cx: SilverCx,
  attack: AttackSubject,
  extra: readonly Modifier[],
  rule: string,
): AttackResult {
  const faces = faceRules(cx, attack);
  const checked = check(cx, {
    ...attackChecking(cx, attack, extra, rule),
    forced: forcedFaces(cx, attack),
    barred: (power, skill) => mustMiss(verdictOf(faces, power, skill)),
  });
  const { power, skill } = checked;
  const verdict = verdictOf(faces, power, skill);
  const hit = verdict === null ? checked.success === true : !mustMiss(verdict);
  tellAttack(cx, attack, hit ? 'hit' : 'missed', verdict, rule);
  const attacker = figure(cx.s, attack.attacker);
  if (verdict?.why === 'natural-1' && power === 1 && skill === 1) spoilGear(cx, attacker, attack);
  else if (verdict?.why === 'critical-failure') failGear(cx, attacker, attack);
  return { hit, checked, critical: verdict?.why === 'critical-hit' };
}

/** The Check as it stands before the dice. */
export function attackChecking(
  look: Look,
  attack: AttackSubject,
  extra: readonly Modifier[],
  rule: string,
): Checking & { readonly target: number } {
  const attacker = figure(look.s, attack.attacker);
  const target = figure(look.s, attack.target);
  return {
    ...plainCheck(attacker, attack.mode, null, rule),
    against: target,
    attack,
    modifiers: look.modify('attacked', target, look.modify('attacking', attacker, extra, attack), attack),
    target: defenceOf(look, target, attack),
  };
}

/** Told with what settled it, where the total did not; then that rule is the one at work. */
export function tellAttack(
  cx: SilverCx,
  { attacker, target, mode, weapon, answer, cover }: AttackSubject,
  how: 'hit' | 'missed',
  verdict: Verdict | null,
  rule: string,
): void {
  cx.emit({
    type: 'attacked',
    rule: verdict?.rule ?? rule,
    figure: attacker,
    target,
    mode,
    weapon,
    hit: how === 'hit',
    answer,
    cover,
    because: verdict === null ? null : { why: verdict.why, by: verdict.by },
  });
}

/** SB-MEL-13, SB-CAV-10 and attributes: the number to reach. */
export function defenceOf(look: Look, target: Figure, attack: AttackSubject): number {
  const rider = attack.mode === 'melee' && target.mounted && !figure(look.s, attack.attacker).mounted ? 1 : 0;
  const own = look.modify('defence', target, target.stats.defence - target.fatigue + rider, attack);
  return look.modify('defenceOfAll', look.s, own, { figure: target });
}

/** SB-ATT-77: faces of either die that do not stand. */
export function forcedFaces(look: Look, attack: AttackSubject): readonly number[] {
  const { attacker, target } = attack;
  const of = (bearer: FigureId, faces: readonly number[]) =>
    look.modify('forcedRerolls', figure(look.s, bearer), faces, { attacker, target });
  return of(target, of(attacker, []));
}
