import type { Entry, Field, SomeField } from '@vedette/engine';
import { BURDENS } from '../correct/burdens.ts';
import type { FormDrafts, FormFacts } from './facts.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

type Facts = FormFacts['correct'];
type Draft = FormDrafts['correct'];
type Burden = keyof typeof BURDENS;

const MOST_XP = 999;
const MOST_LETTERS = 200;
const KINDS = Object.keys(BURDENS) as readonly Burden[];

/** SB-UNIT-16: one record at a time, as it is to begin with. */
export const correctForm: Form<'correct'> = {
  begin: (facts) => recordOf(facts, facts.records[0]!.member),
  page(facts, draft) {
    const { title, same, done } = words.correct;
    const entry: Entry = {
      at: '',
      title,
      called: title,
      fields: fieldsOf(facts, draft),
      stats: [],
      terms: [],
      blocks: draft.serves ? [...honours(facts, draft), ...KINDS.map((kind) => burdens(draft, kind))] : [],
      notes: [],
    };
    const known = recordOf(facts, draft.member);
    const isSame = JSON.stringify({ ...known, note: draft.note }) === JSON.stringify(draft);
    return {
      at: '',
      sections: [{ kind: 'entry', id: 'record', title, entry }],
      give: isSame ? same : done,
    };
  },
  edit(facts, draft, edit) {
    if (edit.do === 'count') {
      const kind = KINDS.find((one) => `/${one}` === edit.at);
      return kind === undefined ? draft : counted(draft, kind, edit.offer, edit.by);
    }
    if (edit.do !== 'set') return draft;
    const { at, to } = edit;
    if (at === '/member' && facts.records.some(({ member }) => member === to))
      return { ...recordOf(facts, to as string), note: draft.note };
    if (at === '/serves' && typeof to === 'boolean') return { ...draft, serves: to };
    if (at === '/kit' && typeof to === 'boolean') {
      const { kit: _, ...rest } = draft;
      return to ? { ...rest, kit: true } : rest;
    }
    if (at.startsWith('/rewards/') && typeof to === 'string') return honoured(facts, draft, at, to);
    if (at === '/note' && typeof to === 'string') return { ...draft, note: to.slice(0, MOST_LETTERS) };
    const points = typeof to === 'number' && Number.isInteger(to) && to >= 0 && to <= MOST_XP;
    return at === '/xp' && points ? { ...draft, xp: to } : draft;
  },
};

function recordOf({ records }: Facts, wanted: string): Draft {
  const known = records.find(({ member }) => member === wanted)!;
  const { member, serves, xp, injuries, madness, nextGame, rewards } = known;
  return { member, serves, xp, injuries, madness, nextGame, rewards: [...rewards], note: '' };
}

/** SB-CAMP-15: one choice for each tier that brought something. */
function honours({ records }: Facts, draft: Draft): readonly Entry['blocks'][number][] {
  const known = records.find(({ member }) => member === draft.member)!;
  const fields = known.honours.map(
    (offers, i): Field => ({
      kind: 'one',
      at: `/rewards/${i}`,
      label: words.correct.honour(i + 1),
      value: draft.rewards?.[i] ?? '',
      shown: 'list',
      offers: offers.map((id) => ({ id, title: words.correct.reward(id, i + 1) })),
    }),
  );
  return fields.length === 0 ? [] : [{ at: '/rewards', title: words.correct.honours, rows: [fields] }];
}

/** Another reward of a tier, if that tier has it. */
function honoured({ records }: Facts, draft: Draft, at: string, to: string): Draft {
  const tier = Number(at.slice('/rewards/'.length));
  const { honours: tiers } = records.find(({ member }) => member === draft.member)!;
  if (tiers[tier]?.includes(to) !== true) return draft;
  return { ...draft, rewards: (draft.rewards ?? []).map((old, i) => (i === tier ? to : old)) };
}

function fieldsOf({ records, players }: Facts, draft: Draft): readonly Field[] {
  const known = records.find(({ member }) => member === draft.member)!;
  const { member, gone, serves, xp, note } = words.correct;
  return [
    {
      kind: 'one',
      at: '/member',
      label: member,
      value: draft.member,
      shown: 'list',
      offers: records.map((one) => ({
        id: one.member,
        title: one.name,
        group: one.serves ? (players[one.seat] ?? '') : gone,
      })),
    },
    ...(known.isOfficer
      ? []
      : [{ kind: 'tick' as const, at: '/serves', label: serves, value: draft.serves }]),
    ...(draft.serves
      ? [{ kind: 'number' as const, at: '/xp', label: xp, value: draft.xp, min: 0, max: MOST_XP }]
      : []),
    ...(draft.serves && known.chooses
      ? [{ kind: 'tick' as const, at: '/kit', label: words.correct.kit, value: draft.kit === true }]
      : []),
    { kind: 'text', at: '/note', label: note, value: draft.note, most: MOST_LETTERS },
  ];
}

function burdens(draft: Draft, kind: Burden): Entry['blocks'][number] {
  const title = words.correct.burdens[kind];
  const field: SomeField = {
    kind: 'some',
    at: `/${kind}`,
    label: title,
    shown: 'counts',
    offers: BURDENS[kind].map((id) => ({
      id,
      title: words.correct.burden(id),
      count: draft[kind].filter((one) => one === id).length,
    })),
  };
  return { at: `/${kind}`, title, rows: [[field]] };
}

function counted(draft: Draft, kind: Burden, id: string, by: 1 | -1): Draft {
  if (!BURDENS[kind].includes(id)) return draft;
  if (by > 0) return { ...draft, [kind]: [...draft[kind], id] };
  const at = draft[kind].lastIndexOf(id);
  return at < 0 ? draft : { ...draft, [kind]: draft[kind].filter((_, i) => i !== at) };
}
