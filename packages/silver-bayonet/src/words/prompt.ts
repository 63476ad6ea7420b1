import type { Pending, Prompt, PromptRoll } from '@vedette/engine';
import type { SilverBayonet } from '../game.ts';
import type { SilverBayonetState } from '../state.ts';
import { pairOf, plainDice } from './dice.ts';
import type { Facts } from './facts.ts';
import { words } from './now.ts';
import { meansOf } from './option-means.ts';
import { standingOn } from './standing.ts';

/** SB-SET-01, SB-CAV-01 */
const SETTING_UP: ReadonlySet<string> = new Set(['deploy', 'rideOut']);

/** A question in words. */
export function prompt({ kind, seat, question }: Pending<SilverBayonet>, s: SilverBayonetState): Prompt {
  const facts: Facts = question;
  const figure = s.figures.find(({ id }) => id === facts.figure) ?? null;
  const about = figure === null ? words.sideName(s, seat) : words.nameOf(s, figure.id);
  const { options = [] } = facts;
  return {
    title: words.prompt.title(kind, about, facts, s),
    ...orNot('hint', words.prompt.hint(kind, facts.purpose)),
    about: { figures: concerned(facts, s), ...(facts.at === undefined ? {} : { at: facts.at }) },
    ...rollIn(facts),
    ...standingOn(kind, options),
    ...(SETTING_UP.has(kind) ? { deploys: true } : {}),
    options: [...new Set(options)].map((id) => ({
      id,
      words: words.prompt.option(kind, id, { facts, figure, s }),
      ...(s.figures.some((one) => one.id === id)
        ? orNot('deed', words.prompt.deed(kind, words.nameOf(s, id)))
        : {}),
      ...orNot('note', words.prompt.note(kind, id, s.activation?.moved === true)),
      ...meansOf(kind, id, facts, s),
    })),
  };
}

/** Under its name, where there is something. */
function orNot<Name extends string>(name: Name, text: string | null): { readonly [N in Name]?: string } {
  return (text === null ? {} : { [name]: text }) as { readonly [N in Name]?: string };
}

/** Whom it is about, and after him whom he has to do with. */
function concerned(facts: Facts, s: SilverBayonetState): readonly string[] {
  const { figure, mover, attacker, shooter, target, attack } = facts;
  const attacked = typeof attack === 'object' ? attack?.target : null;
  const named = [figure, mover, attacker, shooter, target, attacked];
  return [...new Set(named.filter((id) => s.figures.some((other) => other.id === id)))] as string[];
}

/** A Check that lies on the table, dice of which one is to count, or a roll-off. */
function rollIn({ power, skill, total, target, faces, rolls }: Facts): { readonly roll?: PromptRoll } {
  if (power !== undefined && skill !== undefined && total !== undefined) {
    const needed = typeof target === 'number' ? target : null;
    return { roll: { dice: pairOf({ power, skill }), total, needed } };
  }
  const lie = faces ?? rolls?.map(({ die }) => die);
  return lie === undefined ? {} : { roll: { dice: plainDice(lie), total: null, needed: null } };
}
