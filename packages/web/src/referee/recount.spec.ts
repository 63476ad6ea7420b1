import { type Json, load, prepare, random, randomPolicy } from '@vedette/engine';
import { Host, Session } from '@vedette/referee';
import { describe, expect, it } from 'vitest';
import { menOf, serviceOf, talliesOf } from '../campaign/tally.ts';
import { luckOf } from '../replay/luck.ts';
import { CampaignTable } from './campaign-table.ts';
import { campaignOf, type KnownCampaign } from './campaigns.ts';
import { rulesetNamed } from './rulesets.ts';

/** Everything that a game's own events say of who struck down whom, by the games' own names for it. */
type Event = Readonly<Record<string, unknown>>;
const STRUCK: Readonly<Record<string, (events: readonly Event[]) => readonly (readonly [string, string])[]>> =
  {
    // SB-ATT-30: down, then out of it for good, is one man struck down.
    'silver-bayonet': (events) => {
      const last = new Map<string, string | null>();
      const struck = new Map<string, string>();
      for (const event of events) {
        const figure = event['figure'] as string;
        if (event['type'] === 'damaged') last.set(figure, event['by'] as string | null);
        const by = last.get(figure) ?? null;
        const out = event['type'] === 'out' && (event['how'] === 'removed' || event['how'] === 'down');
        if (out && by !== null) struck.set(figure, by);
      }
      return [...struck].map(([figure, by]) => [by, figure] as const);
    },
    'fear-and-faith': (events) =>
      events.flatMap((event): readonly (readonly [string, string])[] => {
        const struck = ['killed', 'killed-gruesome', 'banished'].includes(event['how'] as string);
        if (event['type'] !== 'left' || !struck || event['by'] === null) return [];
        return [[event['by'] as string, event['model'] as string]];
      }),
  };

/** Fates in a report that the page at a game's end counts as lost. */
const LOST: Readonly<Record<string, readonly string[]>> = {
  'silver-bayonet': ['down', 'removed', 'collapsed'],
  'fear-and-faith': ['away', 'killed', 'lost'],
};

const SCENARIOS: Readonly<Record<string, string>> = {
  'silver-bayonet': 'the-investigation',
  'fear-and-faith': 'open-fight',
};
const GAMES = 2;
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

async function war(campaign: KnownCampaign, game: string) {
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
  const struck: { readonly by: string; readonly victim: string }[] = [];
  for (let n = 1; n <= GAMES; n++) {
    toTheGame(table, SCENARIOS[game]!);
    const fielded = fieldedIn(campaign, table);
    const { outcome, scene, dispatches, state: ended } = await playedOut(table, game, `game ${n}`);
    const sideOf = new Map(scene.figures.map(({ id, side }) => [id, side]));
    for (const [by, victim] of STRUCK[game]!(dispatches.map(({ event }) => event as Event))) {
      const member = fielded.find(({ figure }) => figure === by)?.member;
      if (member !== undefined && by !== victim && sideOf.get(by) !== sideOf.get(victim))
        struck.push({ by: `${member} ${scene.figures.find(({ id }) => id === by)?.name}`, victim });
    }
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
  return { table, struck };
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

describe.each(Object.keys(SCENARIOS))('the books of a campaign of %s, recounted', (game) => {
  it('every number on sheets and tables is what the logs of its games say', async () => {
    const campaign = await campaignOf(game);
    const { table, struck } = await war(campaign, game);
    const book = table.book();
    expect(book.history).toHaveLength(GAMES);
    expect(book.annals).toHaveLength(GAMES);
    expect(struck.length).toBeGreaterThan(0);
    const byMan = new Map<string, number>();
    for (const { by } of struck) byMan.set(by, (byMan.get(by) ?? 0) + 1);
    for (const { member, name, kills } of menOf(book))
      expect([name, kills]).toEqual([name, byMan.get(`${member} ${name}`) ?? 0]);
    const tallies = talliesOf(book);
    expect(tallies.reduce((sum, { kills }) => sum + kills, 0)).toBe(struck.length);
    for (const { seat, games, won, drawn, lost, casualties } of tallies) {
      expect(games).toBe(GAMES);
      expect(won + drawn + lost).toBe(GAMES);
      const counted = book.history.flatMap(({ result }) => result.sides.filter((side) => side.seat === seat));
      expect(casualties).toBe(counted.reduce((sum, side) => sum + side.casualties, 0));
    }
    // Whoever is on the roll has a sheet whose lines add up to his tally.
    for (const { members } of book.units)
      for (const { id, name, service } of members) {
        const lines = serviceOf(book, id, name, service);
        const kills = lines.reduce((sum, { deeds }) => sum + (deeds?.felled.length ?? 0), 0);
        expect([name, kills]).toEqual([name, byMan.get(`${id} ${name}`) ?? 0]);
      }
  });
});
