import type { Asked } from '@vedette/engine';
import type { FearAndFaith } from '../game.ts';
import { NOBODY } from '../option-ids.ts';

type Kind = keyof FearAndFaith['questions'];

/** FF-ACT-16: what holds when nobody answers; a new interrupt has its line here. */
const DEFAULTS: Partial<Record<Kind, string>> = {
  declare: 'nothing',
  layout: 'as-drawn',
  may: 'yes',
  reroll: 'keep',
  trick: NOBODY,
  truce: 'refuse',
  useAdvance: 'keep',
};

/** FF-ACT-16: the answer to an interrupt that a simple player gives; null: there is none for this question. */
export function defaultAnswer({
  kind,
  question,
}: Pick<Asked<FearAndFaith>, 'kind' | 'question'>): string | null {
  const { options = [] } = question as { readonly options?: readonly string[] };
  // The directions of a recoil come with the one straight away first, and the others by how far they turn.
  if (kind === 'recoil') return options[0] ?? null;
  const usual = DEFAULTS[kind];
  return usual !== undefined && options.includes(usual) ? usual : null;
}
