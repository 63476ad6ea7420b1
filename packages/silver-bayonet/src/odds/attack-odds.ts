import { figure } from '../figures.ts';
import type { Look } from '../game.ts';
import type { AttackSubject, Modifier } from '../moments.ts';
import { attackChecking, forcedFaces } from '../rules/check/attack-check.ts';
import { modifiersOf } from '../rules/check/check.ts';
import { type FaceRules, faceRules, mustMiss, type Verdict, verdictOf } from '../rules/check/verdict.ts';
import { blowOf, hitParts, hitsOf, shatters } from '../rules/damage/attack-damage.ts';
import { totalOf } from '../rules/damage/parts.ts';
import { ALL, FACES, firstRoll, powerIn, skillIn, totalIn, type Weights } from './weights.ts';

/** What an attack comes to, all rolls counted. */
export interface AttackOdds {
  readonly hit: number;
  /** SB-CRIT-02. */
  readonly critical: number;
  /** Missed by the faces alone: SB-CRIT-03, SB-EQ-21, -22, -25. */
  readonly failure: number;
  /** SB-ATT-76: destroyed by the hit, without a point of damage. */
  readonly shattered: number;
  /** Chance of each number of points, 0 for a miss too; Armour and all that resists taken off. */
  readonly damage: readonly number[];
  readonly mean: number;
  /** Put out of action by the hit itself. */
  readonly out: number;
  /** It stands, and no critical hit keeps it from a reaction. */
  readonly answers: number;
}

/** One of the equally likely things that a hit can be: points by face of its die, or that it destroys outright. */
interface Hit {
  readonly die: 'power' | 'skill';
  readonly points: readonly number[];
  readonly doubleTen: number;
}

/** The place of a double 10 among the rolls. */
const DOUBLE_TEN = FACES * FACES - 1;
/** In place of points. */
const SHATTERS = -1;

/** An attack with the dice still to fall: what each of the hundred rolls means. */
export interface AttackRolls {
  /** What a roll decides by itself; null where the total does. In the order of the weights. */
  readonly verdicts: readonly (Verdict | null)[];
  readonly hits: readonly boolean[];
  readonly forms: readonly Hit[];
  /** Of the target. */
  readonly health: number;
}

/** An attack's exact odds, no Fate Die spent: what bots ask by the thousand. */
export function attackOdds(look: Look, attack: AttackSubject, extra: readonly Modifier[]): AttackOdds {
  const checking = attackChecking(look, attack, extra, 'SB-CHK-01');
  const needed = checking.target - totalOf(modifiersOf(look, checking));
  return tally(attackRolls(look, attack, needed), firstRoll(forcedFaces(look, attack)));
}

/** The hundred rolls of an attack that needs so much on its two dice. */
export function attackRolls(look: Look, attack: AttackSubject, needed: number): AttackRolls {
  const verdicts = verdictsOf(faceRules(look, attack));
  const hits: boolean[] = [];
  for (let roll = 0; roll <= DOUBLE_TEN; roll++) {
    const verdict = verdicts[roll]!;
    hits.push(verdict === null ? totalIn(roll) >= needed : !mustMiss(verdict));
  }
  const forms = hitsOf(look, attack).map((hit) => reckon(look, hit));
  return { verdicts, hits, forms, health: figure(look.s, attack.target).health };
}

const NO_VERDICTS: readonly null[] = Array.from({ length: FACES * FACES }, () => null);

/** An attack that comes to nothing whatever the dice (SB-GEN-17). */
export const NO_ROLLS: AttackRolls = {
  verdicts: NO_VERDICTS,
  hits: NO_VERDICTS.map(() => false),
  forms: [{ die: 'power', points: [], doubleTen: 0 }],
  health: 1,
};

function verdictsOf(rules: FaceRules): readonly (Verdict | null)[] {
  const { criticals, spoiler, failures } = rules;
  if (!criticals && spoiler === null && failures.length === 0) return NO_VERDICTS;
  return NO_VERDICTS.map((_, roll) => verdictOf(rules, powerIn(roll), skillIn(roll)));
}

function reckon(look: Look, attack: AttackSubject): Hit {
  const blow = blowOf(look, attack);
  const die = blow?.die ?? 'power';
  const ever = shatters(look, attack, 'other');
  const points: number[] = [0];
  for (let face = 1; face <= FACES; face++) {
    points.push(ever ? SHATTERS : blow === null ? 0 : totalOf(hitParts(blow, face, 'other')));
  }
  if (shatters(look, attack, 'double-ten')) return { die, points, doubleTen: SHATTERS };
  return { die, points, doubleTen: blow === null ? 0 : totalOf(hitParts(blow, FACES, 'double-ten')) };
}

/** What the rolls come to when they fall with these weights. */
export function tally({ verdicts, hits, forms, health }: AttackRolls, weights: Weights): AttackOdds {
  // A hit's damage hangs on one die alone, but where both show a 10.
  const byPower = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const bySkill = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  let misses = 0;
  let failure = 0;
  for (let roll = 0; roll <= DOUBLE_TEN; roll++) {
    const weight = weights[roll]!;
    if (!hits[roll]) {
      misses += weight;
      if (verdicts[roll] !== null) failure += weight;
    } else if (roll !== DOUBLE_TEN) {
      byPower[powerIn(roll)]! += weight;
      bySkill[skillIn(roll)]! += weight;
    }
  }
  const double = hits[DOUBLE_TEN] ? weights[DOUBLE_TEN]! : 0;
  const critical = verdicts[DOUBLE_TEN]?.why === 'critical-hit' ? double : 0;
  const whole = ALL * forms.length;
  const sums = { damage: [misses * forms.length], shattered: 0 };
  let stunned = 0;
  for (const { die, points, doubleTen } of forms) {
    const byFace = die === 'power' ? byPower : bySkill;
    for (let face = 1; face <= FACES; face++) add(sums, points[face]!, byFace[face]!);
    add(sums, doubleTen, double);
    if (!isOut(doubleTen, health)) stunned += critical;
  }
  const settled = settle(sums.damage, sums.shattered, health, whole);
  return {
    hit: (ALL - misses) / ALL,
    critical: critical / ALL,
    failure: failure / ALL,
    ...settled,
    answers: 1 - settled.out - stunned / whole,
  };
}

interface Sums {
  readonly damage: number[];
  shattered: number;
}

function add(sums: Sums, points: number, weight: number): void {
  if (weight === 0) return;
  if (points === SHATTERS) sums.shattered += weight;
  const { damage } = sums;
  while (damage.length <= points) damage.push(0);
  damage[Math.max(0, points)]! += weight;
}

/** The damage itself: how likely each number of points is, the mean, and the chance to put the target out. */
export function settle(
  weights: readonly number[],
  destroyed: number,
  health: number,
  whole: number,
): Pick<AttackOdds, 'shattered' | 'damage' | 'mean' | 'out'> {
  let sum = 0;
  let out = destroyed;
  const damage: number[] = [];
  for (let points = 0; points < weights.length; points++) {
    const weight = weights[points]!;
    sum += weight * points;
    if (isOut(points, health)) out += weight;
    damage.push(weight / whole);
  }
  return { shattered: destroyed / whole, damage, mean: sum / whole, out: out / whole };
}

/** SB-GEN-16, SB-ATT-76. */
function isOut(points: number, health: number): boolean {
  return points === SHATTERS || (points > 0 && points >= health);
}

/** What a hit with this roll does, if it is this; SHATTERS where it destroys. */
function pointsOf({ die, points, doubleTen }: Hit, roll: number): number {
  if (roll === DOUBLE_TEN) return doubleTen;
  return points[die === 'power' ? powerIn(roll) : skillIn(roll)]!;
}

/** What comes of it. */
export const NO_HIT: AttackOdds = tally(NO_ROLLS, firstRoll([]));

/** What a roll is worth to the attacker, by what he is after: a hit, damage, or an enemy less. */
export function worthOf({ hits, forms, health }: AttackRolls, aim: Aim): readonly number[] {
  return hits.map((hit, roll) => {
    if (!hit) return 0;
    if (aim === 'hit') return 1;
    const all = forms.reduce((sum, form) => {
      const points = pointsOf(form, roll);
      if (aim === 'out') return sum + Number(isOut(points, health));
      return sum + (points === SHATTERS ? health : points);
    }, 0);
    return all / forms.length;
  });
}

export type Aim = 'hit' | 'damage' | 'out';
