import type { CardNote } from '@vedette/engine';
import { abilities } from '../../abilities.ts';
import { afflictions } from '../../afflictions/index.ts';
import { conditions } from '../../conditions/index.ts';
import { ATTRIBUTES } from '../../data/attributes.ts';
import { mark } from '../../figures.ts';
import { entriesOf } from '../../kit.ts';
import { SPELLBOUND } from '../../rules/activation/may-attack.ts';
import { behaviours } from '../../rules/monsters/behaviours/index.ts';
import type { Figure } from '../../state.ts';
import { words } from '../../words/now.ts';

interface Entry {
  readonly id: string;
  readonly argument: string | null;
}

/** What its kit has of this sort, in the kit's order. */
function entriesAmong(figure: Figure, sort: readonly { readonly id: string }[]): readonly Entry[] {
  return entriesOf(figure)
    .map((entry): Entry => {
      const colon = entry.indexOf(':');
      return colon < 0
        ? { id: entry, argument: null }
        : { id: entry.slice(0, colon), argument: entry.slice(colon + 1) };
    })
    .filter(({ id }) => sort.some((other) => other.id === id));
}

const ruleOf = (id: string): string => abilities.find((ability) => ability.id === id)!.rule;

/** What has befallen it: frights, wounds that last, spells. */
export function conditionsOf(figure: Figure): readonly CardNote[] {
  const { terror, fatigue, mounted, standing } = figure;
  const said = words.card;
  const found: (CardNote | null)[] = [
    standing === 'down' ? plain('down', 'SB-ATT-30') : null,
    terror === null
      ? null
      : {
          title: said.frightTitle(terror.kind),
          text: said.terror(terror.kind),
          to: { shelf: 'attributes', id: `terror-${terror.kind}` },
        },
    fatigue > 0
      ? { ...plain('fatigue', 'SB-MEL-13'), title: said.counted(said.condition('fatigue').title, fatigue) }
      : null,
    mounted ? plain('mounted', 'SB-CAV-03') : null,
    mark(figure, SPELLBOUND) > 0 ? plain('spellbound', 'SB-EVT-09') : null,
    ...entriesAmong(figure, conditions).map(conditionNote),
  ];
  return found.filter((note) => note !== null);
}

function plain(id: string, rule: string): CardNote {
  const { title, text } = words.card.condition(id);
  return { title, text, to: { rule } };
}

/** A number is a measure of it, a word its name or its shape. */
function conditionNote({ id, argument }: Entry): CardNote {
  const said = words.card;
  const note = plain(id, ruleOf(id));
  if (id === 'status') return { ...note, title: said.statusTitle(argument ?? ''), text: said.status };
  if (id === 'form') return { ...note, title: said.form(note.title, argument!.split('|')[0]!) };
  return id === 'cursed' ? { ...note, title: said.counted(note.title, Number(argument)) } : note;
}

/** Those it was born with or has learnt; what drives a monster last. */
export function attributesOf(figure: Figure): readonly CardNote[] {
  const said = words.card;
  const listed = entriesAmong(figure, ATTRIBUTES).map(({ id, argument }): CardNote => {
    const args = argument === null ? [] : argument.split('/');
    return {
      title: said.attribute.title(id, args),
      text: said.attribute.text(id),
      to: { shelf: 'attributes', id },
    };
  });
  const driven = entriesAmong(figure, behaviours)
    .filter(({ id }) => !ATTRIBUTES.some((attribute) => attribute.id === id))
    .map(({ id }): CardNote => {
      return { title: said.behaviour.title, text: said.behaviour.text(id), to: { rule: ruleOf(id) } };
    });
  return [...listed, ...driven];
}

/** SB-CAMP-06: what it has brought along from earlier games. */
export function injuriesOf(figure: Figure): readonly CardNote[] {
  return entriesAmong(figure, afflictions).map(({ id, argument }) => {
    const { title, text } = words.card.affliction(id);
    return {
      title: argument === null ? title : words.card.afflictionBy(title, -Number(argument)),
      text,
      to: { rule: ruleOf(id) },
    };
  });
}
