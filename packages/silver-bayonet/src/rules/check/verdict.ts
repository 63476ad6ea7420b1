import { ITEMS } from '../../data/armoury/armoury.ts';
import type { Item } from '../../data/armoury/item.ts';
import type { Because } from '../../events.ts';
import { figure } from '../../figures.ts';
import type { Look } from '../../hooks.ts';
import type { AttackSubject } from '../../moments.ts';

/** What settles an attack whatever its total. */
export interface Verdict extends Because {
  readonly rule: string;
}

/** SB-EQ-21, -22, -25: what spoils an attack by natural 1s. */
const TREACHEROUS = ITEMS.filter(({ special }) => special?.spoils !== undefined);

/** SB-CRIT-02, -03, SB-EQ-21, -22, -25: where the faces alone decide; null where the total does. */
export function verdictOf(look: Look, attack: AttackSubject, power: number, skill: number): Verdict | null {
  if (look.s.options.criticals && power === 10 && skill === 10)
    return { why: 'critical-hit', by: null, rule: 'SB-CRIT-02' };
  const spoiler = spoilerOf(attack);
  const ones = Number(power === 1) + Number(skill === 1);
  // SB-EQ-22.R2: what two natural 1s do to the item takes the place of SB-CRIT-04 and -05.
  if ((spoiler === null || ones < 2) && fails(look, attack, power, skill))
    return { why: 'critical-failure', by: null, rule: 'SB-CRIT-03' };
  if (spoiler === null || ones === 0) return null;
  return { why: 'natural-1', by: spoiler.id, rule: spoiler.rule };
}

export function mustMiss(verdict: Verdict | null): boolean {
  return verdict !== null && verdict.why !== 'critical-hit';
}

/** SB-CRIT-03: double 1 with the option on, or what else counts as a critical failure (SB-CRIT-01.R1). */
function fails(look: Look, attack: AttackSubject, power: number, skill: number): boolean {
  const doubleOne = look.s.options.criticals && power === 1 && skill === 1;
  const attacker = figure(look.s, attack.attacker);
  return look.modify('criticalFailure', attacker, doubleOne, { ...attack, power, skill });
}

/** The shot or blade that a natural 1 spoils; null for any other. */
export function spoilerOf({ load, mode }: AttackSubject): Item | null {
  return TREACHEROUS.find(({ special }) => special?.type === load && special.attack === mode) ?? null;
}
