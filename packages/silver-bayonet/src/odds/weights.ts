/** Faces of a die. */
export const FACES = 10;
/** The weights of all rolls together; whole numbers as long as no Fate Die comes in, so that equals are equal. */
export const ALL = 10_000;

/** How often each roll of two dice falls out of ALL: by Power, and for each face of it by Skill. */
export type Weights = readonly number[];

/** The place of a roll among the weights. */
function rollOf(power: number, skill: number): number {
  return (power - 1) * FACES + skill - 1;
}

export function powerIn(roll: number): number {
  return Math.floor(roll / FACES) + 1;
}

export function skillIn(roll: number): number {
  return (roll % FACES) + 1;
}

const FAIR: Weights = Array.from({ length: FACES * FACES }, () => 100);

/** Two dice as they first fall; forced faces are rolled again, each die once (SB-ATT-77.R1). */
export function firstRoll(forced: readonly number[]): Weights {
  if (forced.length === 0) return FAIR;
  const again = new Set(forced);
  const face = (n: number) => (again.has(n) ? 0 : FACES) + again.size;
  return FAIR.map((_, roll) => face(powerIn(roll)) * face(skillIn(roll)));
}

/** A roll that lies on the table. */
export function fallen(power: number, skill: number): Weights {
  return FAIR.map((_, roll) => (roll === rollOf(power, skill) ? ALL : 0));
}

/** Float sums that are equal on paper may differ by less than this. */
const EQUAL = 1e-9;

export type Reroll = 'power' | 'skill';

/** How another roll of a die counts: SB-FATE-05, the new face whatever it is; SB-FATE-09, the higher one. */
export type Counts = 'new' | 'higher';

/** One die of every roll rolled again. */
export function rolledAgain(weights: Weights, die: Reroll, counts: Counts): Weights {
  return redistribute(weights, die, counts, () => true);
}

/** One die rolled again wherever the player gains by it: the rolls before, each with what it is worth to him. */
export function bestReroll(
  weights: Weights,
  die: Reroll,
  counts: Counts,
  worth: readonly number[],
  barred: (roll: number) => boolean,
): Weights {
  return redistribute(weights, die, counts, (roll) => {
    if (barred(roll)) return false;
    let again = 0;
    for (let face = 1; face <= FACES; face++) again += worth[replaced(roll, die, face, counts)]!;
    return again / FACES > worth[roll]! + EQUAL;
  });
}

function redistribute(
  weights: Weights,
  die: Reroll,
  counts: Counts,
  wanted: (roll: number) => boolean,
): Weights {
  const after = weights.map(() => 0);
  weights.forEach((weight, roll) => {
    if (weight === 0) return;
    if (!wanted(roll)) {
      after[roll]! += weight;
      return;
    }
    for (let face = 1; face <= FACES; face++) after[replaced(roll, die, face, counts)]! += weight / FACES;
  });
  return after;
}

/** The roll that comes of this one when a die shows a new face. */
function replaced(roll: number, die: Reroll, face: number, counts: Counts): number {
  const power = powerIn(roll);
  const skill = skillIn(roll);
  const old = die === 'power' ? power : skill;
  const now = counts === 'higher' ? Math.max(old, face) : face;
  return die === 'power' ? rollOf(now, skill) : rollOf(power, now);
}

/** The chance that two dice come to this, falling as they do or with these weights. */
export function chanceOf(needed: number, weights: Weights = FAIR): number {
  let sum = 0;
  for (let roll = 0; roll < weights.length; roll++) if (totalIn(roll) >= needed) sum += weights[roll]!;
  return sum / ALL;
}

/** What the two dice of a roll come to. */
export function totalIn(roll: number): number {
  return powerIn(roll) + skillIn(roll);
}
