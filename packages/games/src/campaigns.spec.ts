import {
  answer,
  type Campaign,
  type CampaignForms,
  type Change,
  type DocumentAnswer,
  begin as found,
  type Game,
  type Json,
  type Match,
  objection,
  prepare,
  random,
  randomPolicy,
  type Section,
} from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { CAMPAIGNS, GAMES } from './index.ts';

type AnyCampaign = Campaign<Game, Game>;

const WARS = ['a', 'b', 'c', 'd'];
const MOST_ANSWERS = 160;

/** A campaign of ready-made units in which everybody does what chance brings, question by question. */
function* warOf({ ruleset, founding }: AnyCampaign, seed: string): Generator<Match<Game>> {
  const seats = ['One', 'Two'].map((name, i) => ({ name, unit: ruleset.units.ready[i] }));
  const setup = prepare(ruleset, { scenario: founding.document('A war for specs', 4), seats, options: {} });
  if (!setup.ok) throw new Error(setup.refusals[0]!.code);
  const policy = randomPolicy(ruleset, random(seed));
  let match = found(ruleset, { setup: setup.value, dice: { seed } });
  for (let n = 0; n < MOST_ANSWERS; n++) {
    yield match;
    const { pending, state } = match;
    if (pending === null) return;
    const asked = { ...pending, view: () => ruleset.view(state, pending.seat) };
    const taken = answer(match, pending.seat, policy(asked) as Json);
    if (!taken.ok) throw new Error(taken.refusals[0]!.code);
    match = taken.value;
  }
}

const FORM_OF = {
  one: 'one',
  some: 'some',
  number: 'number',
  document: 'document',
  unit: 'document',
  scenario: 'document',
};

/** The document at this pointer. */
function within(draft: Json, at: string): Json {
  return at
    .split('/')
    .slice(1)
    .reduce((part, key) => (part as Readonly<Record<string, Json>>)[key]!, draft);
}

/** A click on everything that a form has. */
function clicksIn(sections: readonly Section[]): readonly Change[] {
  return sections.flatMap((section): readonly Change[] => {
    if (section.kind === 'recruit')
      return section.groups.flatMap(({ recruits }) =>
        recruits.map(({ id }): Change => ({ do: 'add', recruit: id })),
      );
    const entries =
      section.kind === 'entry' ? [section.entry] : section.kind === 'roll' ? section.entries : [];
    return entries
      .flatMap(({ fields, blocks }) => [...fields, ...blocks.flatMap(({ rows }) => rows.flat())])
      .flatMap((field): readonly Change[] => {
        const { at } = field;
        if (field.kind === 'number') return [{ do: 'set', at, to: field.max }];
        if (field.kind === 'text') return [{ do: 'set', at, to: 'Otto' }];
        if (field.kind === 'tick') return [{ do: 'set', at, to: !field.value }];
        if (field.kind === 'some') return [{ do: 'count', at, offer: field.offers.at(-1)!.id, by: 1 }];
        const others = field.offers.filter(({ id }) => id !== field.value);
        return others.slice(-1).map(({ id }) => ({ do: 'set', at, to: id }));
      });
  });
}

function proveForm(forms: CampaignForms, { asked }: DocumentAnswer, match: Match<Game>): void {
  const draft = forms.begin(asked, 'first');
  const page = forms.page(asked, draft);
  // What the form begins with can be given as it is.
  expect(objection(match, match.pending!.seat, within(draft, page.at))).toBeNull();
  expect(page.give).not.toBe('');
  for (const click of clicksIn(page.sections)) {
    const next = forms.edit(asked, draft, { ...click, seed: 'click' });
    expect(JSON.parse(JSON.stringify(next))).toEqual(next);
    // Every click does something that the form then shows.
    expect([click, forms.page(asked, next)]).not.toEqual([click, page]);
  }
  expect(forms.edit(asked, draft, { do: 'set', at: '/no/such/place', to: 'x', seed: '' })).toEqual(draft);
}

describe.each(Object.entries(CAMPAIGNS))('the campaign of %s', (game, listed) => {
  it('is made of a listed game, and goes by the rules that the list names', async () => {
    expect(GAMES.map(({ id }) => id)).toContain(game);
    expect((await listed.fetch()).in().ruleset.id).toBe(listed.rules);
  });

  it('can be drawn at every question: rolls by their columns, chapters, standings, farewells', async () => {
    const campaign = (await listed.fetch()).in();
    const { columns, chapters } = campaign.words;
    for (const { state } of warOf(campaign, WARS[0]!)) {
      const ledger = campaign.ledger(state);
      expect(JSON.parse(JSON.stringify(ledger))).toEqual(ledger);
      for (const { members } of ledger.units)
        for (const { cells } of members) expect(cells).toHaveLength(columns.length);
      const known = [undefined, ...chapters.map(({ id }) => id)];
      expect(known).toContain(ledger.present?.chapter);
      for (const { sides } of ledger.history)
        for (const { seat } of sides) expect(ledger.units[seat]).toBeDefined();
      expect(ledger.ended === null).toBe(campaign.ruleset.outcome(state) === null);
    }
  });

  it('puts every question by the kind of its answer, with options that are on offer', async () => {
    const campaign = (await listed.fetch()).in();
    const seen = new Set<string>();
    for (const war of WARS)
      for (const { pending, state } of warOf(campaign, war)) {
        if (pending === null) continue;
        const { answer: put } = campaign.asking(pending, state);
        expect([pending.kind, FORM_OF[put.kind]]).toEqual([
          pending.kind,
          campaign.ruleset.questions[pending.kind]!.form,
        ]);
        const { options = [] } = pending.question as { readonly options?: readonly string[] };
        const named = [
          ...(put.kind === 'one' ? (put.list?.offers ?? []).map(({ id }) => id) : []),
          ...(put.kind === 'some' ? [...(put.chosen ?? []), ...Object.keys(put.budget?.costs ?? {})] : []),
        ];
        for (const id of named) expect(options).toContain(id);
        seen.add(pending.kind);
      }
    expect(seen.size).toBeGreaterThan(Object.keys(campaign.ruleset.questions).length / 2);
  });

  it('has a form for every document: an answer to begin with, and every control does something', async () => {
    const campaign = (await listed.fetch()).in();
    const forms = (await listed.forms()).in();
    const proved = new Set<string>();
    for (const war of WARS)
      for (const match of warOf(campaign, war)) {
        const { pending, state } = match;
        if (pending === null) continue;
        const { answer: put } = campaign.asking(pending, state);
        if (put.kind !== 'document' || proved.has(`${war} ${pending.kind}`)) continue;
        proveForm(forms, put, match);
        proved.add(`${war} ${pending.kind}`);
      }
    expect(proved.size).toBeGreaterThan(0);
  });

  it('has a chapter for every game that was begun', async () => {
    const campaign = (await listed.fetch()).in();
    const last = [...warOf(campaign, WARS[0]!)].at(-1)!;
    const { history, present } = campaign.ledger(last.state);
    const begun = last.told.map(({ event }) => campaign.opens(event)).filter((at) => typeof at === 'number');
    expect(begun).toEqual([...history, ...(present === null ? [] : [present])].map(({ number }) => number));
  });
});
