import {
  type DiceState,
  type Options,
  type OptionTable,
  optionProblems,
  type Refusal,
  type Said,
} from '@vedette/engine';
import { z } from 'zod';
import { say } from './sentences.ts';

/** The dice of a state; the kernel looks at them whoever's they are. */
export const diceForm = z.custom<DiceState>((value) => typeof value === 'object' && value !== null);

const optionValue = z.union([z.boolean(), z.number(), z.string().max(200)]);

/** The options of a match as a state holds them; `optionFaults` knows which there are. */
export function optionsForm<Values>(): z.ZodType<Values> {
  return z.record(z.string().max(100), optionValue) as unknown as z.ZodType<Values>;
}

/** Options of the game that are missing, and any that cannot be so; `own`: those that the scenario brings. */
export function optionFaults(table: OptionTable, own: OptionTable, chosen: object): readonly Refusal[] {
  const missing = Object.keys(table).filter((key) => !Object.hasOwn(chosen, key));
  return [
    ...missing.map((key) => fault(say('state.option-missing', { key }), '/options')),
    ...optionProblems({ ...own, ...table }, chosen as Options),
  ];
}

/** What is wrong with a state beyond its form. */
export function fault(said: Said, path: string): Refusal {
  return { code: 'state.fault', ...said, path };
}
