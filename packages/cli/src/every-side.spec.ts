import duel from '@vedette/duel';
import { type Chronicler, type Game, type Ruleset, winnersOf } from '@vedette/engine';
import type { Summary } from '@vedette/lab';
import { afterEach, expect, it, vi } from 'vitest';
import { vedette } from './commands/commands.spec-support.ts';
import { builtIn } from './rulesets.ts';

const RULESETS = [duel as unknown as Ruleset<Game>, ...(await builtIn())];

const ALL = RULESETS.flatMap((ruleset) =>
  ruleset.scenarios.list.map((scenario) => ({
    ruleset,
    scenario: scenario.id,
    alone: (scenario as { readonly mode?: string }).mode === 'solo',
  })),
);
const BETWEEN_PLAYERS = ALL.filter(({ alone }) => !alone).map(
  ({ ruleset, scenario }) => [ruleset.id, scenario, ruleset] as const,
);

/** A told event of any game. */
interface Told {
  readonly type: string;
  readonly seat: number;
  readonly role?: string;
  readonly zone?: string;
  readonly of?: string;
  readonly order?: readonly number[];
}

interface Log {
  readonly told: readonly Told[];
  readonly shares: readonly number[];
  readonly state: unknown;
}

const GAMES = 2;

afterEach(() => void vi.restoreAllMocks());

/** Random players, and the log of each of their games as somebody else would read it. */
async function simulated(ruleset: Ruleset<Game>, scenario: string) {
  const logs: Log[] = [];
  const chronicler = ruleset.chronicler as Chronicler<Game>;
  const { chronicle } = chronicler;
  vi.spyOn(chronicler, 'chronicle').mockImplementation((told, state) => {
    logs.push({
      told: told as readonly unknown[] as readonly Told[],
      shares: ruleset.outcome(state)!.shares,
      state,
    });
    return chronicle(told, state);
  });
  const args = ['--ruleset', ruleset.id, '--scenario', scenario, '--a', 'random', '--b', 'random'];
  const { code, said, errors } = await vedette(
    'simulate',
    ...args,
    ...(ruleset.id === 'silver-bayonet' ? ['--option', 'turn-limit=6'] : []),
    '--games',
    String(GAMES),
    '--workers',
    '0',
    '--seed',
    'sides',
    '--json',
  );
  expect([code, errors]).toEqual([0, '']);
  return { summary: JSON.parse(said) as Summary, logs };
}

type Kind = keyof Summary['standings'];
type Had = (log: Log, seat: number) => string | null | undefined;

/** What the winners of the logs had, by name; without a single winner it was drawn. Null: nobody ever had anything. */
function winsIn(logs: readonly Log[], had: Had) {
  if (logs.every((log) => log.shares.every((_, seat) => had(log, seat) == null))) return null;
  const counts: Record<string, number> = {};
  for (const log of logs) {
    const winners = winnersOf(log);
    const name = winners.length === 1 ? String(had(log, winners[0]!) ?? null) : 'drawn';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

function winsOf(standings: Summary['standings'][Kind]) {
  if (standings === null) return null;
  const rows = standings.rows.map(({ name, won }) => [String(name), won] as const);
  return Object.fromEntries([...rows, ['drawn', standings.drawn] as const].filter(([, won]) => won > 0));
}

const last = (log: Log, type: string, seat: number) =>
  log.told.findLast((event) => event.type === type && event.seat === seat);

const FIRST: Readonly<Record<string, (log: Log) => number | undefined>> = {
  'silver-bayonet': ({ told }) => told.find(({ type }) => type === 'initiativeWon')?.order?.[0],
  'fear-and-faith': ({ told }) => told.find(({ type }) => type === 'initiative')?.order?.[0],
  'bayonet-point': ({ told }) => told.find(({ type }) => type === 'initiative')?.seat,
  duel: ({ told }) => told.find(({ type }) => type === 'initiative')?.seat,
};

/** FF-SCN-01: a role is for good or for evil people, and a party is one of them. */
function roleByForce({ state, ...log }: Log, seat: number): string | undefined {
  const { parties, story } = state as {
    readonly parties: readonly { readonly side: string }[];
    readonly story: { readonly document: { readonly forces?: Record<string, { readonly side: string }> } };
  };
  const { forces } = story.document;
  if (forces === undefined)
    return log.told.findLast(({ type, seat: of }) => type === 'role' && of === seat)?.role;
  return Object.keys(forces).find((role) => forces[role]!.side === parties[seat]!.side);
}

/** Roles and edges as the logs tell them. */
const RECOUNTS: Readonly<Record<string, { readonly [kind in Kind]?: Had }>> = {
  'silver-bayonet': { edges: (log, seat) => last(log, 'tookSide', seat)?.zone },
  'bayonet-point': { roles: (log, seat) => last(log, 'roleTaken', seat)?.role },
  'fear-and-faith': { roles: roleByForce },
};

function orderIn(id: string): Had {
  return (log, seat) => {
    const first = FIRST[id]!(log);
    return first === undefined ? null : first === seat ? 'first' : 'later';
  };
}

/** Fear and Faith tells of rules that have words of their own only; its state counts them all. */
function timesOf(rule: string, logs: readonly Log[], id: string): number {
  const times = logs.map(({ told, state }) =>
    id === 'fear-and-faith'
      ? ((state as { readonly story: { readonly ran: Record<string, number> } }).story.ran[rule] ?? 0)
      : told.filter(({ type, of }) => type === 'storyGoesOn' && of === rule).length,
  );
  return times.reduce((sum, one) => sum + one, 0);
}

it.each(BETWEEN_PLAYERS)(
  '%s %s: wins by seat, role, edge and first player come to the games played, and a recount of the logs agrees',
  async (id, scenario, ruleset) => {
    const { summary, logs } = await simulated(ruleset, scenario);
    const { wins, standings, games, endings, rewards, earned, story } = summary;
    expect([logs.length, games, wins.a + wins.b + wins.draw]).toEqual([GAMES, GAMES, GAMES]);
    for (const all of Object.values(standings)) {
      if (all === null) continue;
      expect(all.rows.reduce((sum, { won }) => sum + won, all.drawn)).toBe(GAMES);
      for (const row of all.rows) {
        expect(row.won).toBeLessThanOrEqual(row.games);
        expect(row.games).toBeLessThanOrEqual(GAMES);
        expect(row.share?.games ?? 0).toBeLessThanOrEqual(row.games);
      }
    }
    expect(endings.reduce((sum, ending) => sum + ending.a + ending.b + ending.drawn, 0)).toBe(GAMES);
    expect(winsOf(standings.seats)).toEqual(winsIn(logs, (_, seat) => `seat ${seat + 1}`));
    for (const [kind, had] of Object.entries({ first: orderIn(id), ...RECOUNTS[id] }))
      expect([kind, winsOf(standings[kind as Kind])]).toEqual([kind, winsIn(logs, had)]);
    for (const { id: rule, times } of story.rules)
      expect([rule, times]).toEqual([rule, timesOf(rule, logs, id)]);
    const points = (whose: 'a' | 'b') => (rewards ?? []).reduce((sum, reward) => sum + reward[whose], 0);
    expect(points('a')).toBeCloseTo((earned?.a.mean ?? 0) * GAMES);
    expect(points('b')).toBeCloseTo((earned?.b.mean ?? 0) * GAMES);
  },
);

it('scenarios that give roles have their wins by role', async () => {
  const { summary } = await simulated(
    (await builtIn()).find(({ id }) => id === 'fear-and-faith')!,
    'vampire-hunt',
  );
  expect(summary.standings.roles!.rows.map(({ games }) => games)).toEqual([GAMES, GAMES]);
});

it('only scenarios against the monsters alone are left out', () => {
  expect(ALL.filter(({ alone }) => alone).every(({ ruleset }) => ruleset.id === 'silver-bayonet')).toBe(true);
  expect(BETWEEN_PLAYERS.length).toBeGreaterThan(ALL.length / 2);
});
