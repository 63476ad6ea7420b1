import type { Json } from '@vedette/engine';
import { units } from '@vedette/silver-bayonet/muster';
import { describe, expect, it } from 'vitest';
import type { NewCampaign } from './campaign-messages.ts';
import { CampaignTable } from './campaign-table.ts';
import { campaignOf } from './campaigns.ts';

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
    while (table.book().question?.kind !== 'next') expect(table.settle()).toBeNull();
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
      expect({ ...again.book(), freshFrom: 0 }).toEqual({ ...table.book(), freshFrom: 0 });
      expect(again.record(1).summary.unproved).toBeUndefined();
      expect(again.undo()).toBeNull();
    }
  });
});
