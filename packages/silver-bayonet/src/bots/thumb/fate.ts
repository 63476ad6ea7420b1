import { figure as figureOf } from '../../figures.ts';
import type { AttackSubject } from '../../moments.ts';
import { readPassId } from '../../option-ids.ts';
import type { FateDie, FatePool, FigureId } from '../../state.ts';
import { isFoe, type Mind } from './mind.ts';

const FACES = 10;
/** What another roll must promise: much while the game is young and dice are few. */
const HOPE = { early: 0.5, late: 0.3 } as const;
const LATE = 5;
/** A reward of the next game is not spent on what is not worth it. */
const NOT_WORTH_IT = 0.2;
/** SB-TER-02. */
const UNAFRAID = 11;

interface Check {
  readonly figure: FigureId | null;
  readonly power: number;
  readonly skill: number;
  readonly total: number;
  readonly target: number | null;
  readonly attack?: AttackSubject | null;
}

/** The chance that this face rolled anew makes good what is missing. */
function chance(face: number, missing: number): number {
  return Math.max(0, FACES + 1 - (face + missing)) / FACES;
}

function spare({ s, seat }: Mind): number {
  const { power, skill } = s.pools[seat]!;
  return power + skill;
}

function hope(mind: Mind): number {
  return mind.s.turn >= LATE || spare(mind) >= 5 ? HOPE.late : HOPE.early;
}

/** SB-FATE-05: an attack that fails by little, on somebody worth it; and fear, when there are dice to spare. */
export function reroll(question: Check & { readonly options: readonly string[] }, mind: Mind): string {
  const { power, skill, total, options, attack } = question;
  const target = question.target ?? UNAFRAID;
  const missing = target - total;
  if (missing <= 0) return 'keep';
  if (attack != null && mind.worthOf(figureOf(mind.s, attack.target)) < NOT_WORTH_IT) return 'keep';
  // Fear passes; an attack that misses is over.
  if (attack == null && question.target === null && spare(mind) < 2) return 'keep';
  const faces = { power, skill };
  const best = (['power', 'skill'] as const)
    .filter((die) => options.includes(die))
    .map((die) => ({ die, hope: chance(faces[die], missing) }))
    .sort((a, b) => b.hope - a.hope)[0];
  if (best !== undefined && best.hope >= hope(mind)) return best.die;
  const pass = options.find((option) => readPassId(option) !== null);
  return pass !== undefined && spare(mind) >= 2 ? pass : 'keep';
}

/** SB-FATE-09: for a monster that is about to miss an enemy. */
export function monsterReroll(
  { power, skill, total, target, attack }: Check,
  mind: Mind,
): 'keep' | 'power' | 'skill' {
  const missing = (target ?? UNAFRAID) - total;
  if (missing <= 0 || attack == null || !isFoe(mind, figureOf(mind.s, attack.target))) return 'keep';
  const die = power <= skill ? 'power' : 'skill';
  return chance(Math.min(power, skill), missing) >= HOPE.early ? die : 'keep';
}

/** SB-FATE-07: the chance that a die takes off at least so much: half its face, or everything with a 10. */
function takesOff(points: number): number {
  if (points <= 0) return 1;
  return points > FACES / 2 ? 1 / FACES : (FACES + 2 - 2 * points) / FACES;
}

/** Damage that is worth a die by itself, with dice to spare. */
const GRIEVOUS = 6;

/** SB-FATE-07, -10: to save a life, or much of one when dice are many. */
export function negate(
  {
    figure,
    points,
    options,
  }: {
    readonly figure: FigureId;
    readonly points: number;
    readonly options: readonly ('keep' | FateDie)[];
  },
  mind: Mind,
): 'keep' | FateDie {
  const victim = figureOf(mind.s, figure);
  const dice = options.filter((option) => option !== 'keep');
  if (dice.length === 0) return 'keep';
  const excess = points - victim.health + 1;
  const saves = excess > 0 ? takesOff(excess) : 0;
  if (victim.side !== mind.seat) return monstersFriend(mind, saves) ? dice[0]! : 'keep';
  const worthIt = excess > 0 ? saves >= 0.2 : points >= GRIEVOUS && spare(mind) >= 3;
  return worthIt ? more(mind, dice) : 'keep';
}

/** Whether an enemy is about to put a monster out that could still hurt him. */
function monstersFriend({ s, seat }: Mind, saves: number): boolean {
  const active = s.figures.find(({ id }) => id === s.activation?.figure);
  const rival = active !== undefined && active.side !== null && active.side !== seat;
  return rival && saves >= HOPE.early && s.scenario.mode === 'competitive';
}

/** The kind of which there are more. */
function more({ s, seat }: Mind, dice: readonly FateDie[]): FateDie {
  const pool = s.pools[seat]!;
  return dice.reduce((best, die) => (pool[die] > pool[best] ? die : best));
}

/** SB-TURN-04: the kind of which there are fewer. */
export function gainDie({ options }: { readonly options: readonly FateDie[] }, { s, seat }: Mind): FateDie {
  const pool: FatePool = s.pools[seat]!;
  return options.reduce((best, die) => (pool[die] < pool[best] ? die : best));
}

/** SB-ATT-20. */
export function negationDie({
  options,
  faces,
}: {
  readonly options: readonly string[];
  readonly faces: readonly number[];
}): string {
  const best = faces.reduce((high, face, i) => (face > faces[high]! ? i : high), 0);
  return options[best]!;
}

/** SB-OPS-60: only when another is in front, and a die is left for another day. */
export function rollAgain(
  {
    die,
    rolls,
  }: { readonly die: FateDie; readonly rolls: readonly { readonly seat: number; readonly die: number }[] },
  { s, seat }: Mind,
): 'keep' | 'roll-again' {
  const own = rolls.find((roll) => roll.seat === seat)?.die ?? FACES;
  const best = Math.max(...rolls.map((roll) => roll.die));
  return own < best && own <= FACES / 2 && s.pools[seat]![die] >= 2 ? 'roll-again' : 'keep';
}
