import type { Json } from '@vedette/engine';
import silverBayonet from '@vedette/silver-bayonet';
import { units } from '@vedette/silver-bayonet/muster';
import { describe, expect, it } from 'vitest';
import { taleOf } from '../campaign/annals.ts';
import { menOf, talliesOf } from '../campaign/tally.ts';
import { verdictWords } from '../campaign/Verdict.tsx';
import type { NewCampaign } from './campaign-messages.ts';
import { CampaignTable } from './campaign-table.ts';
import { campaignOf } from './campaigns.ts';

const { scenarios } = silverBayonet;
const war = await campaignOf('silver-bayonet');

const NEW: NewCampaign = {
  game: 'silver-bayonet',
  title: 'A war for specs',
  games: null,
  seats: ['One', 'Two'].map((name, i) => ({ name, unit: units.ready[i] })),
  options: {},
  seed: 'war',
};

/** Up to the report of the first game. */
function awaiting(): CampaignTable {
  const table = CampaignTable.begin(war, 'here', NEW);
  for (const given of ['play', ['0', '1'], 'the-investigation'])
    expect(table.answer(table.book().question!.seat, given)).toBeNull();
  return table;
}

/** Everybody of both sides came out of it like this. */
function report(table: CampaignTable, fate: string): Json {
  const { scenario, sides } = table.book().question!.facts as unknown as {
    readonly scenario: string;
    readonly sides: readonly {
      readonly player: string;
      readonly figures: readonly { readonly id: string }[];
    }[];
  };
  const document = {
    format: 'vedette-report',
    version: 1,
    ruleset: 'silver-bayonet',
    scenario,
    scenarioOptions: {},
    procedures: {},
    sides: sides.map(({ player, figures }) => ({
      player,
      fate: { power: 0, skill: 0 },
      bonusXp: 0,
      rewards: [],
      secured: [],
      artefacts: [],
      aftermath: [],
      figures: figures.map((figure) => ({ ...figure, fate, marks: [], extraXp: 0 })),
    })),
  };
  return document as unknown as Json;
}

describe('a campaign at the referee', () => {
  it('tells what is asked, and waits for the game that was chosen', () => {
    const book = awaiting().book();
    expect(book.present).toMatchObject({
      number: 1,
      title: 'The Investigation',
      chapter: 'report',
      seats: [0, 1],
    });
    expect(book.match?.scenario).toBe('the-investigation');
    expect(book.units.map(({ standing }) => standing)).toEqual([0, 0]);
  });

  it('refuses what is not on offer, with nothing changed', () => {
    const table = CampaignTable.begin(war, 'here', NEW);
    expect(table.answer(0, 'surrender')).not.toBeNull();
    expect(table.book().seq).toBe(0);
    expect(table.objection('play')).toBeNull();
  });

  it('tells what the last answer brought, and of nothing after a step back', () => {
    const table = awaiting();
    expect(table.report(report(table, 'removed'))).toBeNull();
    const { dispatches, freshFrom, question } = table.book();
    expect(dispatches[freshFrom]?.event['type']).toBe('reported');
    expect(question?.kind).toBe('rollNext');
    expect(table.undo()).toBeNull();
    const before = table.book();
    expect(before.freshFrom).toBe(before.dispatches.length);
    expect(before.match).not.toBeNull();
  });

  it('can be left to the units until the next game, and lists who is gone', () => {
    const table = awaiting();
    table.report(report(table, 'removed'));
    while (table.book().question?.kind !== 'next') expect(table.settle(false)).toBeNull();
    const { history, farewells, units: rolls, dispatches } = table.book();
    expect(history.map(({ number, title }) => [number, title])).toEqual([[1, 'The Investigation']]);
    const struckOff = dispatches.filter(({ event }) => event['type'] === 'struckOff');
    expect(farewells).toHaveLength(struckOff.length);
    const ids = rolls.flatMap(({ members }) => members.map(({ id }) => id));
    for (const { id } of farewells) expect(ids).not.toContain(id);
  });

  it('takes an answer from the player who is asked alone', () => {
    const table = awaiting();
    table.report(report(table, 'removed'));
    const { seat } = table.book().question!;
    expect(table.answer(1 - seat, 'roll')?.code).toBe('answer.wrong-seat');
  });

  it('stands where it stood when it is opened again', () => {
    const table = awaiting();
    table.report(report(table, 'removed'));
    const { summary, save, trail } = structuredClone(table.record(1));
    const older = { format: 'vedette-campaign', summary, save } as const;
    for (const again of [
      CampaignTable.open(war, summary, save),
      CampaignTable.reopen(war, { ...older, trail: trail! }),
      CampaignTable.reopen(war, older),
    ]) {
      // An older record knows nothing of days and logs.
      const bare = { freshFrom: 0, annals: [] };
      expect({ ...again.book(), ...bare }).toEqual({ ...table.book(), ...bare });
      expect(again.record(1).summary.unproved).toBeUndefined();
      expect(again.undo()).toBeNull();
    }
  });

  it('settles all that is left at one word, and recruits where there is room and money', () => {
    const table = awaiting();
    table.report(report(table, 'removed'));
    const { seq } = table.book();
    expect(table.settle(true)).toBeNull();
    const { question, units: rolls, history, dispatches } = table.book();
    expect(question?.kind).toBe('next');
    expect(history).toHaveLength(1);
    const gone = dispatches.filter(({ event }) => event['type'] === 'struckOff').length;
    const hired = dispatches.filter(({ event }) => event['type'] === 'recruited').length;
    expect(gone).toBeGreaterThan(0);
    expect(hired).toBeGreaterThan(0);
    for (const { members } of rolls) expect(members.length).toBeGreaterThan(4);
    // One step back takes back all of it.
    expect(table.undo()).toBeNull();
    expect(table.book().seq).toBe(seq);
  });

  it('lets a bot decide its own after-game, and asks people for theirs alone', () => {
    const table = CampaignTable.begin(war, 'here', { ...NEW, sitters: ['person', 'regular'] });
    for (const given of ['play', ['0', '1'], 'the-investigation']) table.answer(0, given);
    expect(table.report(report(table, 'removed'))).toBeNull();
    const asked = new Set<number>();
    while (table.book().question?.kind !== 'next') {
      asked.add(table.book().question!.seat);
      expect(table.settle(false)).toBeNull();
    }
    expect([...asked]).toEqual([0]);
    // Back to where a person is asked, never to a bot's question.
    expect(table.undo()).toBeNull();
    expect(table.book().question?.seat).toBe(0);
    const again = CampaignTable.reopen(war, structuredClone(table.record(1)));
    expect(again.book().sitters).toEqual(['person', 'regular']);
  });

  it('notes when a game was told of by hand, and forgets it with the report', () => {
    const table = awaiting();
    table.report(report(table, 'standing'));
    expect(table.book().annals).toMatchObject([{ number: 1, game: null, winners: null, members: [] }]);
    expect(CampaignTable.reopen(war, structuredClone(table.record(1))).book().annals).toHaveLength(1);
    table.undo();
    expect(table.book().annals).toEqual([]);
  });

  it('SB-END-04 takes who won a game on a real table, and who brought down whom, from whoever was there', () => {
    const table = awaiting();
    const [own] = table.book().units[1]!.members;
    const felled = ['Karl Wolff', 'a Revenant'];
    const told = { winners: [1], members: [{ member: own!.id, seat: 1, name: own!.name, felled }] };
    expect(table.answer(0, report(table, 'standing'), told)).toBeNull();
    const book = table.book();
    expect(book.present!.result!.winners).toEqual([1]);
    expect(talliesOf(book).map(({ won, lost, kills }) => [won, lost, kills])).toEqual([
      [0, 1, 0],
      [1, 0, 2],
    ]);
    expect(menOf(book)).toMatchObject([{ name: own!.name, games: 1, kills: 2 }]);
    expect(verdictWords(book.present!.result!, book)).toBe('Two has won it.');
  });

  it('SB-UNIT-16 puts a game of the past right by hand, with a mark in the tale, and leaves the rest', () => {
    const table = awaiting();
    table.report(report(table, 'removed'));
    table.settle(true);
    const [own] = table.book().units[0]!.members;
    const members = [{ member: own!.id, seat: 0, name: own!.name, felled: ['Abel Fenn'] }];
    const rolls = table.book().units;
    expect(table.amend(1, { winners: [0], members }, 'we had it upside down')).toBeNull();
    const again = CampaignTable.reopen(war, structuredClone(table.record(1))).book();
    expect(again.units).toEqual(rolls);
    expect(again.history[0]!.result.winners).toEqual([0]);
    expect(talliesOf(again)[0]).toMatchObject({ won: 1, kills: 1 });
    const [game] = taleOf(again);
    expect(game!.sentences).toContain('Put right by hand: “we had it upside down”.');
    // Who won is as it was where nobody says anything else.
    table.amend(1, { winners: null, members: [] }, '');
    expect(table.book().history[0]!.result.winners).toEqual([0]);
    expect(talliesOf(table.book())[0]!.kills).toBe(0);
  });

  it('SB-UNIT-16 tells of a corrected record in the tale, and marks what it has struck out', () => {
    const table = awaiting();
    table.report(report(table, 'removed'));
    table.settle(true);
    const burdened = table.book().dispatches.find(({ event }) => event['type'] === 'burdened')!.event;
    table.answer(0, 'correct');
    const { records } = table.book().question!.facts as unknown as {
      readonly records: readonly { readonly member: string; readonly [key: string]: Json }[];
    };
    const {
      seat: _,
      name: __,
      isOfficer: ___,
      honours: ____,
      chooses: _____,
      ...record
    } = records.find(({ member }) => member === burdened['member'])!;
    const correction = { ...record, injuries: [], madness: [], nextGame: [], note: 'a scratch' };
    expect(table.answer(0, correction as Json)).toBeNull();
    const text = taleOf(table.book())[0]!.sentences.join(' ');
    const name = burdened['name'] as string;
    expect(text).toContain(`${name} `);
    expect(text).toContain('(struck out by hand since).');
    expect(text).toContain(`Edited: ${name} `);
    expect(text).toContain('(“a scratch”).');
  });

  it('brings a scenario of the players’ own into the book and the match whole; one step takes it back', () => {
    const table = CampaignTable.begin(war, 'here', NEW);
    for (const given of ['play', ['0', '1']]) table.answer(table.book().question!.seat, given);
    const asked = table.book();
    expect(asked.asking!.answer).toMatchObject({ kind: 'one', scenarios: true, own: 'own' });
    const printed = scenarios.list.find(({ id }) => id === 'the-investigation')!;
    expect(table.bring(0, 'own', printed as unknown as Json)?.code).toBe('campaign.scenario-twice');
    expect(table.book().question).toEqual(asked.question);
    const own = { ...printed, id: 'our-own', name: 'Our Own' } as unknown as Json;
    expect(table.bring(0, 'own', own)).toBeNull();
    expect(table.book()).toMatchObject({ match: { scenario: own }, present: { title: 'Our Own' } });
    expect(table.undo()).toBeNull();
    expect(table.book().question).toEqual(asked.question);
  });
});
