import { ITEMS, item } from '../../data/armoury/armoury.ts';
import type { Item } from '../../data/armoury/item.ts';
import { figure } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { Look } from '../../hooks.ts';
import type { AttackSubject, Modifier } from '../../moments.ts';
import type { Figure } from '../../state.ts';
import { loseGear } from '../gear.ts';
import { jamSwivel } from '../loading/swivel-gun.ts';
import { type Checked, check, PLAIN } from './check.ts';

export interface AttackResult {
  readonly hit: boolean;
  readonly checked: Checked;
  /** SB-CRIT-02 */
  readonly critical: boolean;
}

/** SB-EQ-21, -22, -25: what spoils an attack by natural 1s. */
const TREACHEROUS = ITEMS.filter(({ special }) => special?.spoils !== undefined);

/** SB-MEL-03, SB-SHT-08: an attack's Check against the target's Defence, with everything that bends it. */
export function attackCheck(
  cx: SilverCx,
  attack: AttackSubject,
  extra: readonly Modifier[],
  rule: string,
): AttackResult {
  const attacker = figure(cx.s, attack.attacker);
  const target = figure(cx.s, attack.target);
  const spoiler = spoilerOf(attack);
  const spoiled = (power: number, skill: number) => spoiler !== null && (power === 1 || skill === 1);
  const checked = check(cx, {
    ...PLAIN,
    figure: attacker,
    check: attack.mode,
    against: target,
    modifiers: cx.modify('attacked', target, cx.modify('attacking', attacker, extra, attack), attack),
    target: defenceOf(cx, target, attack),
    rule,
    forced: forcedFaces(cx, attacker, target, attack),
    barred: (power, skill) => spoiled(power, skill) || fails(cx, attack, power, skill),
  });
  const { power, skill } = checked;
  const failed = fails(cx, attack, power, skill);
  const critical = cx.s.options.criticals && power === 10 && skill === 10;
  const hit = critical || (checked.success === true && !spoiled(power, skill) && !failed);
  cx.emit({
    type: 'attacked',
    rule,
    figure: attacker.id,
    target: target.id,
    mode: attack.mode,
    weapon: attack.weapon,
    hit,
    answer: attack.answer,
    cover: attack.cover,
  });
  if (spoiler !== null && power === 1 && skill === 1) spoilGear(cx, attacker, attack, spoiler);
  else if (failed) failGear(cx, attacker, attack);
  return { hit, checked, critical };
}

/** SB-MEL-13, SB-CAV-10 and attributes: the number to reach. */
export function defenceOf(look: Look, target: Figure, attack: AttackSubject): number {
  const rider = attack.mode === 'melee' && target.mounted && !figure(look.s, attack.attacker).mounted ? 1 : 0;
  return look.modify('defence', target, target.stats.defence - target.fatigue + rider, attack);
}

function forcedFaces(
  cx: SilverCx,
  attacker: Figure,
  target: Figure,
  attack: AttackSubject,
): readonly number[] {
  const byAttacker = cx.modify('forcedRerolls', attacker, [], { ...attack, bearer: attacker.id });
  return cx.modify('forcedRerolls', target, byAttacker, { ...attack, bearer: target.id });
}

/** SB-CRIT-03: double 1 with the option on, or what else counts as a critical failure (SB-CRIT-01.R1). */
function fails(cx: SilverCx, attack: AttackSubject, power: number, skill: number): boolean {
  const doubleOne = cx.s.options.criticals && power === 1 && skill === 1;
  return cx.modify('criticalFailure', figure(cx.s, attack.attacker), doubleOne, { ...attack, power, skill });
}

function spoilerOf({ load, mode }: AttackSubject): Item | null {
  return TREACHEROUS.find(({ special }) => special?.type === load && special.attack === mode) ?? null;
}

/** SB-EQ-21, -22: two natural 1s foul or break it; this takes the place of SB-CRIT-04 and -05 (SB-EQ-22.R2). */
function spoilGear(cx: SilverCx, attacker: Figure, { gear }: AttackSubject, { special, rule }: Item): void {
  if (gear >= 0) loseGear(cx, attacker, gear, special!.spoils!, rule);
}

/** SB-CRIT-04, SB-CRIT-05: the weapon is lost, or cannot shoot again; built-in ones come to no harm. */
function failGear(cx: SilverCx, attacker: Figure, attack: AttackSubject): void {
  const { gear, mode, weapon, emplacement } = attack;
  if (emplacement !== undefined) jamSwivel(cx, attacker, emplacement, 'SB-CRIT-05');
  if (gear < 0) return;
  if (mode === 'shooting') {
    loseGear(cx, attacker, gear, 'fouled', 'SB-CRIT-05');
    return;
  }
  const bayonet = item(weapon).shot !== undefined && cx.s.options['lose-bayonet-only'];
  loseGear(cx, attacker, gear, bayonet ? 'broken' : 'lost', 'SB-CRIT-04');
}
