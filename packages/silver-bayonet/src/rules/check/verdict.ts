import { ITEMS } from '../../data/armoury/armoury.ts';
import type { Item } from '../../data/armoury/item.ts';
import type { Because } from '../../events.ts';
import { figure } from '../../figures.ts';
import type { Look } from '../../game.ts';
import type { AttackSubject, LowDice } from '../../moments.ts';

/** What settles an attack whatever its total. */
export interface Verdict extends Because {
  readonly rule: string;
}

/** SB-EQ-21, -22, -25: what spoils an attack by natural 1s. */
const TREACHEROUS = ITEMS.filter(({ special }) => special?.spoils !== undefined);

/** SB-CRIT-02. */
const CRITICAL_HIT: Verdict = { why: 'critical-hit', by: null, rule: 'SB-CRIT-02' };
/** SB-CRIT-03. */
const CRITICAL_FAILURE: Verdict = { why: 'critical-failure', by: null, rule: 'SB-CRIT-03' };
const DOUBLE_ONE: LowDice = { each: 1, both: 2 };
const NO_DICE: readonly LowDice[] = [];

/** What faces can decide in an attack: the same for all rolls, so it is worked out once. */
export interface FaceRules {
  readonly criticals: boolean;
  readonly spoiler: Item | null;
  readonly failures: readonly LowDice[];
}

export function faceRules(look: Look, attack: AttackSubject): FaceRules {
  const { criticals } = look.s.options;
  const attacker = figure(look.s, attack.attacker);
  // SB-CRIT-03: double 1 with the option on, or what else counts as a critical failure (SB-CRIT-01.R1).
  const low = criticals ? [DOUBLE_ONE] : NO_DICE;
  const failures = look.modify('criticalFailures', attacker, low, attack);
  return { criticals, spoiler: spoilerOf(attack), failures };
}

/** SB-CRIT-02, -03, SB-EQ-21, -22, -25: where the faces alone decide; null where the total does. */
export function verdictOf(rules: FaceRules, power: number, skill: number): Verdict | null {
  const { criticals, spoiler, failures } = rules;
  if (criticals && power === 10 && skill === 10) return CRITICAL_HIT;
  const ones = Number(power === 1) + Number(skill === 1);
  // SB-EQ-22.R2: what two natural 1s do to the item takes the place of SB-CRIT-04 and -05.
  if ((spoiler === null || ones < 2) && fails(failures, power, skill)) return CRITICAL_FAILURE;
  if (spoiler === null || ones === 0) return null;
  return { why: 'natural-1', by: spoiler.id, rule: spoiler.rule };
}

export function mustMiss(verdict: Verdict | null): boolean {
  return verdict !== null && verdict.why !== 'critical-hit';
}

function fails(failures: readonly LowDice[], power: number, skill: number): boolean {
  for (const { each, both } of failures) {
    if (power <= each && skill <= each && power + skill <= both) return true;
  }
  return false;
}

/** The shot or blade that a natural 1 spoils; null for any other. */
export function spoilerOf({ load, mode }: AttackSubject): Item | null {
  if (load === 'plain') return null;
  return TREACHEROUS.find(({ special }) => special?.type === load && special.attack === mode) ?? null;
}
