import { LEVELS, type Level } from '@vedette/bots';
import type { Contestant } from '@vedette/lab';
import { notThere } from './did-you-mean.ts';

/** A bot as somebody typed it: `regular`, `veteran@80`, `recruit:unit.json`, `veteran@80:france`. */
export interface NamedBot {
  /** Without its unit. */
  readonly name: string;
  readonly contestant: Contestant;
  /** A file, or a ready-made one by its number or its name; null: any will do. */
  readonly unit: string | null;
}

/** As it was typed: two of a kind may differ by their units. */
export function inFull({ name, unit }: NamedBot): string {
  return unit === null ? name : `${name}:${unit}`;
}

const MOST_SIMULATIONS = 1_000_000;

export function botIn(text: string): NamedBot {
  const [, word, simulations, unit] = /^([^@:]*)(?:@([^:]*))?(?::(.*))?$/s.exec(text) ?? [];
  const level = LEVELS.find((known) => known === word);
  if (text === 'none')
    throw new Error('Bots play against each other here; only "vedette watch --b none" lets one play alone.');
  if (level === undefined) throw notThere('bot', word ?? text, LEVELS);
  if (unit === '') throw new Error(`${text}: a unit follows the colon, like ${level}:unit.json.`);
  return { ...contestantOf(level, simulations), unit: unit ?? null };
}

function contestantOf(level: Level, simulations: string | undefined): Omit<NamedBot, 'unit'> {
  if (simulations === undefined) return { name: level, contestant: { level } };
  const name = `${level}@${simulations}`;
  if (level !== 'veteran')
    throw new Error(`${name}: only a veteran searches, and has a number of simulations.`);
  const number = Number(simulations);
  if (!/^\d+$/.test(simulations) || number > MOST_SIMULATIONS)
    throw new Error(`${name}: give a whole number of simulations, like veteran@80.`);
  return { name, contestant: { level, budget: { simulations: number } } };
}
