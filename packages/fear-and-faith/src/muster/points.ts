import { type RuleText, ruleOf } from '../data/rule-text.ts';
import { specialRule } from '../data/special-rules.ts';

/** FF-PARTY-15: what a point of Combat adds to the sum. */
const COMBAT_COST = 5;
/** FF-PARTY-15: from which Quality is taken; half of what is left is the factor. */
const QUALITY_FROM = 7;
const LEAST_POINTS = 1;

interface Priced {
  readonly quality: number;
  readonly combat: number;
  readonly rules: readonly RuleText[];
}

/** FF-PARTY-15: the sum of Combat and rules before Quality multiplies it. */
export function formulaSum({ combat, rules }: Pick<Priced, 'combat' | 'rules'>): number {
  return rules.reduce((sum, text) => sum + specialRule(ruleOf(text)).cost, COMBAT_COST * combat);
}

export function formulaPoints(priced: Priced): number {
  return Math.max(LEAST_POINTS, atQuality(formulaSum(priced), priced.quality));
}

/** A sum, or one rule's part of it, at a Quality; halves go up. */
export function atQuality(sum: number, quality: number): number {
  return Math.floor((sum * (QUALITY_FROM - quality)) / 2 + 0.5);
}

/** FF-PARTY-20: what a rule costs on a profile that does not have it. */
export function extraPoints(rule: RuleText, quality: number): number {
  return atQuality(specialRule(ruleOf(rule)).cost, quality);
}
