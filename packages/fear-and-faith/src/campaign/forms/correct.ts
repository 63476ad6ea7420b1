import type { DocumentPage, Edit, Field } from '@vedette/engine';
import { INSANITIES } from '../../data/nerve.ts';
import { INFECTIONS } from '../../state.ts';
import type { Correction, CorrectQuestion } from '../correct/correction.ts';
import type { FormWords } from './words.ts';

export type CorrectFacts = CorrectQuestion & { readonly players: readonly string[] };

const NONE = 'none';
const MOST_LETTERS = 200;

/** The record as it is, to be corrected; without a name the first. */
export function recordAsIs({ records }: CorrectFacts, wanted?: string): Correction {
  const known = records.find(({ member }) => member === wanted) ?? records[0]!;
  const { seat: _, name: __, evil: ___, most: ____, ...record } = known;
  return { ...record, note: '' };
}

/** FF-PARTY-18: one record at a time. */
export function correctPage(words: FormWords, facts: CorrectFacts, draft: Correction): DocumentPage {
  const { title, same, done } = words.correct;
  const known = { ...recordAsIs(facts, draft.member), note: draft.note };
  return {
    at: '/correct',
    sections: [
      {
        kind: 'entry',
        id: 'record',
        title,
        entry: {
          at: '/correct',
          title,
          called: title,
          fields: fieldsOf(words, facts, draft),
          stats: [],
          terms: [],
          blocks: [],
          notes: [],
        },
      },
    ],
    give: JSON.stringify(known) === JSON.stringify(draft) ? same : done,
  };
}

function fieldsOf(words: FormWords, { records, players }: CorrectFacts, draft: Correction): readonly Field[] {
  const said = words.correct;
  const known = records.find(({ member }) => member === draft.member)!;
  const offers = (of: readonly (readonly [string, string])[]) => of.map(([id, title]) => ({ id, title }));
  return [
    {
      kind: 'one',
      at: '/correct/member',
      label: said.member,
      value: draft.member,
      shown: 'list',
      offers: records.map(({ member, name, seat }) => ({
        id: member,
        title: name,
        group: players[seat] ?? '',
      })),
    },
    {
      kind: 'one',
      at: '/correct/insanity',
      label: said.insanity,
      value: draft.insanity[0] ?? NONE,
      shown: 'list',
      offers: offers([[NONE, words.sane], ...INSANITIES.map((id) => [id, words.insanities[id]!] as const)]),
    },
    ...(known.evil
      ? []
      : [
          {
            kind: 'one' as const,
            at: '/correct/infection',
            label: said.infection,
            value: draft.infection ?? NONE,
            shown: 'list' as const,
            offers: offers([
              [NONE, said.clean],
              ...INFECTIONS.map((id) => [id, words.infections[id]] as const),
            ]),
          },
        ]),
    ...(known.most === 0
      ? []
      : [
          {
            kind: 'number' as const,
            at: '/correct/bank',
            label: said.bank,
            value: draft.bank,
            min: 0,
            max: known.most,
          },
        ]),
    { kind: 'text', at: '/correct/note', label: said.note, value: draft.note, most: MOST_LETTERS },
  ];
}

/** A change that does not fit leaves it as it is. */
export function correctionEdited(facts: CorrectFacts, draft: Correction, edit: Edit): Correction {
  if (edit.do !== 'set') return draft;
  const { to } = edit;
  switch (edit.at) {
    case '/correct/member':
      return facts.records.some(({ member }) => member === to)
        ? { ...recordAsIs(facts, to as string), note: draft.note }
        : draft;
    case '/correct/insanity': {
      const insanity = INSANITIES.find((id) => id === to);
      return insanity === undefined && to !== NONE
        ? draft
        : { ...draft, insanity: insanity === undefined ? [] : [insanity] };
    }
    case '/correct/infection': {
      const infection = INFECTIONS.find((id) => id === to);
      return infection === undefined && to !== NONE ? draft : { ...draft, infection: infection ?? null };
    }
    case '/correct/bank':
      return typeof to === 'number' && Number.isInteger(to) && to >= 0 ? { ...draft, bank: to } : draft;
    case '/correct/note':
      return typeof to === 'string' ? { ...draft, note: to.slice(0, MOST_LETTERS) } : draft;
    default:
      return draft;
  }
}
