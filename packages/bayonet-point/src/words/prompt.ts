import type { Pending, Prompt } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import type { BayonetPoint } from '../game.ts';
import type { BayonetPointState } from '../state.ts';
import type { Facts } from './facts.ts';
import { words } from './now.ts';
import { meansOf } from './option-means.ts';

/** A question in words. */
export function prompt(pending: Pending<BayonetPoint>, s: BayonetPointState): Prompt {
  const facts: Facts = pending.question;
  const { figure, unit, target, foe, options = [], shapes = [] } = facts;
  const about = figure ?? unit;
  const who = about === undefined ? words.sideName(s, pending.seat) : words.nameOf(s, about);
  const said = apart([...new Set(options)].map((id) => [id, optionWords(pending, id, s)] as const));
  const hint = words.prompt.hint(pending.kind);
  return {
    title: words.prompt.title(pending.kind, who, facts, s),
    ...(hint === null ? {} : { hint }),
    // BP-SCN-07, BP-SCN-14
    ...(pending.kind === 'deploy' || pending.kind === 'saddle' ? { deploys: true } : {}),
    about: { figures: [figure, unit, target, foe].filter((id) => id !== undefined) },
    options: [
      ...said.map(([id, text], i) => ({
        id,
        words: text,
        ...deedOf(pending, id, s),
        ...noteOn(pending, id),
        ...meansOf(pending, id, s),
        ...placeOf(facts, i),
      })),
      ...shapes.map((id) => ({ id, words: words.prompt.shape(id) })),
    ],
  };
}

/** BP-SEQ-05: some ids mean another thing where a unit gets its order. */
function optionWords({ kind }: Pending<BayonetPoint>, id: string, s: BayonetPointState): string {
  return (kind === 'order' ? words.prompt.order(id, s) : null) ?? words.prompt.option(id, s);
}

/** What is done to the man or unit that an option names. */
function deedOf(
  { kind }: Pending<BayonetPoint>,
  id: string,
  s: BayonetPointState,
): { readonly deed?: string } {
  const known = [...s.units, ...s.figures].some((one) => one.id === id);
  const deed = known ? words.prompt.deed(kind, id, s) : null;
  return deed === null ? {} : { deed };
}

/** What an option comes to, where its name leaves that open. */
function noteOn({ kind }: Pending<BayonetPoint>, id: string): { readonly note?: string } {
  const note = words.prompt.note(kind, id);
  return note === null ? {} : { note };
}

/** BP-SCN-11: the place that an option stands for. */
function placeOf({ at }: Facts, option: number): { readonly at?: Spot } {
  const spot = at?.[option];
  return spot === undefined ? {} : { at: spot };
}

type Said = readonly [id: string, words: string];

/** Two options of one name, such as two companies that their owner calls alike, are told apart by their order. */
function apart(options: readonly Said[]): readonly Said[] {
  const twice = new Set(options.map(([, text]) => text)).size < options.length;
  if (!twice) return options;
  const alike = (text: string) => options.filter(([, other]) => other === text).length > 1;
  return options.map(([id, text], i) => {
    const number = options.slice(0, i + 1).filter(([, other]) => other === text).length;
    return [id, alike(text) ? words.prompt.apart(text, number) : text];
  });
}
