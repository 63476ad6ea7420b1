import { type Json, load, prepare, random, randomPolicy, winnersOf } from '@vedette/engine';
import { Host, Session } from '@vedette/referee';
import { describe, expect, it } from 'vitest';
import { menOf, serviceOf, talliesOf } from '../campaign/tally.ts';
import { luckOf } from '../replay/luck.ts';
import { CampaignTable } from './campaign-table.ts';
import { campaignOf, type KnownCampaign } from './campaigns.ts';
import { burdens, type Fact, learnt, type Recounted, recounted } from './recount.spec-support.ts';
import { rulesetNamed } from './rulesets.ts';

/** Fates in a report that the page at a game's end counts as lost. */
const LOST: Readonly<Record<string, readonly string[]>> = {
  'silver-bayonet': ['down', 'removed', 'collapsed'],
  'fear-and-faith': ['away', 'killed', 'lost'],
};

const SCENARIOS: Readonly<Record<string, string>> = {
  'silver-bayonet': 'the-investigation',
  'fear-and-faith': 'open-fight',
};
const GAMES = 3;
const MOST = 4000;

/** Until a game is waited for: the named scenario, everybody in it, and nothing by hand. */
function toTheGame(table: CampaignTable, scenario: string): void {
  for (let n = 0; n < MOST && table.book().match === null; n++) {
    const { question, asking, units } = table.book();
    if (question === null) throw new Error('The campaign is over.');
    const ids = question.options.map(({ id }) => id);
    if (asking?.forPlayers !== true) expect(table.settle(true)).toBeNull();
    else if (question.form === 'some')
      table.answer(
        question.seat,
        units.map((_, seat) => String(seat)),
      );
    else table.answer(question.seat, ids.includes(scenario) ? scenario : ids[0]!);
  }
}

/** The awaited game, played by rule of thumb. */
async function playedOut(table: CampaignTable, game: string, seed: string) {
  const ruleset = await rulesetNamed(game);
  const setup = prepare(ruleset, table.book().match!);
  if (!setup.ok) throw new Error(setup.refusals[0]!.code);
  const host = Host.begin(ruleset, { setup: setup.value, dice: { seed } }, [null, null]);
  const chance = random(seed);
  const policy = randomPolicy(ruleset, chance);
  for (let n = 0; n < 20_000 && host.match.pending !== null; n++) {
    const { pending, state } = host.match;
    const asked = { ...pending, view: () => ruleset.view(state, pending.seat) };
    const refused = host.answer(pending.seat, (ruleset.bots.thumb(asked, chance) ?? policy(asked)) as Json);
    if (refused !== null) throw new Error(refused.code);
  }
  return { ...new Session(host, [0, 1], 'en').snapshot(), state: host.match.state };
}

/** Who goes, as the campaign itself has it: out of what it would keep. */
function fieldedIn(campaign: KnownCampaign, table: CampaignTable) {
  const loaded = load(campaign.ruleset, table.record(1).save);
  if (!loaded.ok) throw new Error(loaded.refusals[0]!.code);
  return campaign.fielded(loaded.value.match.state);
}

/** One game as its own facts have it, by those of the campaign who were there. */
interface Counted {
  readonly winners: readonly number[];
  readonly men: readonly (Recounted & { readonly member: string })[];
}

async function war(campaign: KnownCampaign, game: string, sitter: 'person' | 'recruit') {
  const [good, evil] = unitsFor(campaign);
  const table = CampaignTable.begin(campaign, 'here', {
    title: 'Recounted',
    games: null,
    seats: [
      { name: 'Ann', unit: good },
      { name: 'Bo', unit: evil },
    ],
    options: {},
    seed: 'recount',
  });
  expect(table.sit(1, sitter)).toBeNull();
  const counted: Counted[] = [];
  for (let n = 1; n <= GAMES; n++) {
    toTheGame(table, SCENARIOS[game]!);
    const fielded = fieldedIn(campaign, table);
    const { outcome, scene, dispatches, state: ended } = await playedOut(table, game, `game ${n}`);
    const facts = dispatches.map(({ event }) => event as Fact);
    // By the names that they have on the roll.
    const roll = new Map(
      table.book().units.flatMap(({ members }) => members.map(({ id, name }) => [id, name])),
    );
    const named = scene.figures.map((one) => {
      const member = fielded.find(({ figure }) => figure === one.id)?.member ?? '';
      return { ...one, name: roll.get(member) ?? one.name };
    });
    const winners = winnersOf(outcome!);
    counted.push({
      winners: winners.length === scene.sides.length ? [] : winners,
      men: recounted(game, facts, named).flatMap((one) => {
        const member = fielded.find(({ figure }) => figure === one.id)?.member;
        return member === undefined ? [] : [{ ...one, member }];
      }),
    });
    const given = campaign.reportOf(ended) as Json;
    const rows = luckOf(dispatches, scene);
    const { sides } = given as unknown as { sides: { figures: { fate: string }[] }[] };
    expect(scene.sides.map(({ name }) => rows.find((row) => row.name === name)?.lost ?? 0)).toEqual(
      sides.map(({ figures }) => figures.filter(({ fate }) => LOST[game]!.includes(fate)).length),
    );
    const watched = {
      id: `game ${n}`,
      changed: n,
      turn: scene.turn,
      outcome: outcome!,
      dispatches,
      figures: scene.figures,
    };
    expect(table.report(given, watched)).toBeNull();
    expect(table.settle(true)).toBeNull();
  }
  return { table, counted };
}

/** The first two that may meet. */
function unitsFor({ ruleset, founding }: KnownCampaign): readonly unknown[] {
  const ready = ruleset.units.ready;
  for (const one of ready)
    for (const other of ready) {
      const seats = [{ unit: one }, { unit: other }];
      if (
        one !== other &&
        prepare(ruleset, { scenario: founding.document('x', null), seats, options: {} }).ok
      )
        return [one, other];
    }
  return ready;
}

const sum = (values: readonly number[]) => values.reduce((all, n) => all + n, 0);

/** Games that this man was in, by their facts; whoever has his place on the roll now may be somebody else. */
const gamesOf = (counted: readonly Counted[], member: string, name: string) =>
  counted.flatMap(({ men }, i) =>
    men.filter((one) => one.member === member && one.name === name).map((one) => ({ ...one, game: i + 1 })),
  );

/** The number that stands first in a cell of a roll: "3 of 5". */
const numberIn = (words: readonly string[] | undefined): number => Number.parseInt(words?.[0] ?? '', 10);

describe.each([
  ['silver-bayonet', 'person'],
  ['silver-bayonet', 'recruit'],
  ['fear-and-faith', 'person'],
  ['fear-and-faith', 'recruit'],
] as const)('the books of three games of %s, the second player a %s', (game, sitter) => {
  it('every number on sheets and tables is what the logs of its games say', async () => {
    const campaign = await campaignOf(game);
    const { table, counted } = await war(campaign, game, sitter);
    const book = table.book();
    const facts = book.dispatches.map(({ event }) => event as Fact);
    expect(book.history).toHaveLength(GAMES);
    expect(counted.flatMap(({ men }) => men).some(({ felled }) => felled.length > 0)).toBe(true);

    for (const { member, name, games, kills, dealt, taken } of menOf(book)) {
      const own = gamesOf(counted, member, name);
      expect([name, games, kills, dealt, taken]).toEqual([
        name,
        own.length,
        sum(own.map(({ felled }) => felled.length)),
        sum(own.map((one) => one.dealt)),
        sum(own.map((one) => one.taken)),
      ]);
    }
    for (const { seat, games, won, drawn, lost, casualties, kills } of talliesOf(book)) {
      const men = counted.flatMap((one) => one.men.filter(({ side }) => side === seat));
      expect({ games, won, drawn, lost, casualties, kills }).toEqual({
        games: GAMES,
        won: counted.filter(({ winners }) => winners.includes(seat)).length,
        drawn: counted.filter(({ winners }) => winners.length === 0).length,
        lost: counted.filter(({ winners }) => winners.length > 0 && !winners.includes(seat)).length,
        casualties: men.filter(({ isCasualty }) => isCasualty).length,
        kills: sum(men.map(({ felled }) => felled.length)),
      });
    }
    // Nobody's deeds are lost for want of a sheet: he is on the roll, or has left it.
    const known = [
      ...book.units.flatMap(({ members }) => members.map(({ name }) => name)),
      ...book.farewells.map(({ name }) => name),
    ];
    expect(menOf(book).filter(({ name }) => !known.includes(name))).toEqual([]);
    // Whoever is on the roll has a sheet whose lines are those games, one by one.
    for (const { members } of book.units)
      for (const { id, name, service, cells, wounds } of members) {
        const lines = serviceOf(book, id, name, service).flatMap(({ game: number, deeds }) =>
          deeds === null ? [] : [[number, deeds.felled, deeds.dealt, deeds.taken, deeds.lostIn]],
        );
        expect([name, lines]).toEqual([
          name,
          gamesOf(counted, id, name).map((one) => [one.game, one.felled, one.dealt, one.taken, one.lostIn]),
        ]);
        if (game !== 'silver-bayonet') continue;
        const column = book.words.columns.indexOf('XP');
        expect([name, numberIn(cells[column]?.words)]).toEqual([name, learnt(facts, id)]);
        expect([name, wounds.length]).toEqual([name, burdens(facts, id)]);
      }
  });
});
