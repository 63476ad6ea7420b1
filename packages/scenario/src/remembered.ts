import { z } from 'zod';
import { id } from './vocabulary.ts';

/** What was set under a name, and what is added to it; what nobody has set is 0. */
export const remembered = z.strictObject({ var: id, plus: z.int().min(-999).max(999).optional() });

type Remembered = z.infer<typeof remembered>;

export function amountRemembered(
  { var: name, plus = 0 }: Remembered,
  variables: Readonly<Record<string, number>>,
): number {
  return (variables[name] ?? 0) + plus;
}
