import { LEVELS, type Level } from '@vedette/bots';
import type { Contestant } from '@vedette/lab';
import type { Entrant } from '../outsiders/outsider.ts';
import { notThere } from './did-you-mean.ts';

/**
 * A bot as somebody typed it: `regular`, `veteran@80`, `recruit:unit.json`, `veteran@80:france`; or a program of
 * somebody's own: `node mybot.mjs`, `./mybot:france`.
 */
export interface NamedBot {
  /** Without its unit. */
  readonly name: string;
  readonly contestant: Entrant;
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
  if (level === undefined && isCommand(text)) return commandIn(text);
  if (level === undefined) throw notThere('bot', word ?? text, LEVELS);
  if (unit === '') throw new Error(`${text}: a unit follows the colon, like ${level}:unit.json.`);
  return { ...contestantOf(level, simulations), unit: unit ?? null };
}

/** No bot of ours has a space or a slash in its name. */
function isCommand(text: string): boolean {
  return /[\s/\\]/.test(text.trim());
}

/** What follows the last colon is a unit, unless it goes on like a path or an address. */
function commandIn(text: string): NamedBot {
  const [, before, unit] = /^(.*):([^\s:\\/][^\s:\\]*)$/s.exec(text.trim()) ?? [];
  const command = before ?? text.trim();
  return { name: command, contestant: { command }, unit: unit ?? null };
}

function contestantOf(
  level: Level,
  simulations: string | undefined,
): { readonly name: string; readonly contestant: Contestant } {
  if (simulations === undefined) return { name: level, contestant: { level } };
  const name = `${level}@${simulations}`;
  if (level !== 'veteran')
    throw new Error(`${name}: only a veteran searches, and has a number of simulations.`);
  const number = Number(simulations);
  if (!/^\d+$/.test(simulations) || number > MOST_SIMULATIONS)
    throw new Error(`${name}: give a whole number of simulations, like veteran@80.`);
  return { name, contestant: { level, budget: { simulations: number } } };
}
