import type { FuzzHelpers, Random } from '@vedette/engine';
import { gap } from '@vedette/engine/table';
import type { Duel } from './game.ts';
import { stands } from './rules/on-foot.ts';
import { scenarios } from './scenario.ts';
import { type DuelState, FULL_HEALTH } from './state.ts';
import { TRAITS, type Unit } from './unit.ts';

/** Rounding to the grid may bring two bases closer by a hair. */
const HAIR = 0.002;

function randomUnit(random: Random, pick: (pool: string) => string, name: string): Unit {
  const first = pick('traits') as Unit['traits'][number];
  const second = TRAITS[random.below(TRAITS.length)]!;
  const traits = first.split(':')[0] === second.split(':')[0] ? [first] : [first, second];
  return { name, skill: random.below(Math.min(3, 4 - traits.length)), traits };
}

function setup(random: Random, pick: (pool: string) => string): unknown {
  return {
    scenario: pick('scenarios'),
    seats: ['Vane', 'Roux'].map((name) => ({ name, unit: randomUnit(random, pick, name) })),
    options: { turns: 1 + random.below(30), 'strike-back': random.below(3) > 0 },
  };
}

function invariants(s: DuelState): readonly string[] {
  const broken: string[] = [];
  for (const figure of s.duellists) {
    if (!stands(s.ground, figure))
      broken.push(`${figure.name} cannot stand at ${figure.x}, ${figure.y}, ${figure.z}.`);
    if (figure.health > FULL_HEALTH) broken.push(`${figure.name} is healthier than health.`);
    if (figure.health <= 0 && s.ended === null) broken.push(`${figure.name} walks about dead.`);
    if (figure.fate < 0) broken.push(`${figure.name} owes fate dice.`);
  }
  const [a, b] = s.duellists;
  const apart = Math.sqrt((a!.x - b!.x) * (a!.x - b!.x) + (a!.y - b!.y) * (a!.y - b!.y));
  if (gap(a!, b!) === 0 && apart < a!.radius + b!.radius - HAIR) broken.push('The two stand in each other.');
  return broken;
}

export const fuzz: FuzzHelpers<Duel> = {
  pools: { traits: TRAITS, scenarios: scenarios.list.map(({ id }) => id) },
  setup,
  invariants,
};
