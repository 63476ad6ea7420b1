import { readFileSync } from 'node:fs';
import bayonetPoint from '@vedette/bayonet-point';
import { type Game, hashOf, type Ruleset } from '@vedette/engine';
import { ReplayTable } from '@vedette/referee';
import silverBayonet from '@vedette/silver-bayonet';
import { describe, expect, it } from 'vitest';
import type { CampaignRecord } from './campaign-messages.ts';
import { CampaignTable } from './campaign-table.ts';
import { campaignBy } from './campaigns.ts';
import type { GameFile } from './game-file.ts';
import { MatchTable } from './match-table.ts';

function file(name: string): unknown {
  return JSON.parse(readFileSync(`${import.meta.dirname}/../../fixtures/${name}.json`, 'utf8'));
}

const GAMES = [silverBayonet, bayonetPoint].map((ruleset) => {
  return [ruleset.id, ruleset as unknown as Ruleset<Game>, file(`game-${ruleset.id}`) as GameFile] as const;
});

/** As a file of another build would have it, with a word changed in its boundary. */
function forged(record: GameFile, change: (boundary: Record<string, unknown>) => object): GameFile {
  const boundary = record.save.boundary as unknown as Record<string, unknown>;
  const save = { ...record.save, begun: 'another build', boundary: { ...boundary, ...change(boundary) } };
  return { ...record, save: save as unknown as GameFile['save'] };
}

const otherDice = () => ({ dice: { words: [1, 2, 3, 4], script: null, next: 0 } });

describe('game files kept for ever', () => {
  it.each(GAMES)('of %s open as games to go on with, and as replays', (_, ruleset, record) => {
    const table = MatchTable.open(ruleset, record);
    expect(table.snapshot().dispatches.length).toBeGreaterThan(0);
    const { title } = table.summary();
    expect(title).toBe(record.summary.title);
    expect(new ReplayTable(ruleset, record.save).head().length).toBe(record.save.answers.length);
  });

  it.each(GAMES)('of %s are kept with what spares the keeper another proof', (_, ruleset, record) => {
    const table = MatchTable.open(ruleset, record);
    const kept = structuredClone(table.record(1));
    const again = MatchTable.reopen(ruleset, kept);
    expect(hashOf(again.host.match)).toBe(hashOf(table.host.match));
    expect(again.snapshot()).toEqual(table.snapshot());
    expect(again.host.isProved()).toBe(true);
    const { trail: _trail, ...older } = kept;
    expect(MatchTable.reopen(ruleset, older).snapshot()).toEqual(MatchTable.open(ruleset, kept).snapshot());
  });

  it('of a campaign open, too', async () => {
    const { summary, save } = file('campaign-silver-bayonet') as CampaignRecord;
    const campaign = await campaignBy(save.ruleset);
    const table = CampaignTable.open(campaign, summary, save);
    expect(table.book().title).toBe(summary.title);
    expect(table.record(3).summary.unproved).toBeUndefined();
    const dice = { words: [1, 2, 3, 4] as [number, number, number, number], script: null, next: 0 };
    const changed = { ...save, begun: 'another build', boundary: { ...save.boundary, dice } };
    expect(CampaignTable.open(campaign, summary, changed).record(3).summary.unproved).toBe(true);
  });
});

describe('a game file of another build', () => {
  it.each(GAMES)(
    'of %s whose past cannot be proved is marked so, now and after the next decision',
    (_, ruleset, record) => {
      expect(
        MatchTable.open(ruleset, {
          ...record,
          save: { ...record.save, begun: 'another build' },
        }).host.isProved(),
      ).toBe(true);
      const table = MatchTable.open(ruleset, forged(record, otherDice));
      expect([table.host.isProved(), table.record(1).summary.unproved]).toEqual([false, true]);
      const again = MatchTable.open(ruleset, table.record(2));
      expect(again.summary().unproved).toBe(true);
    },
  );

  it.each(GAMES)('of %s with a table that no screen could show is refused', (_, ruleset, record) => {
    const wide = forged(record, ({ terrain }) => ({ terrain: { ...(terrain as object), width: 100_000 } }));
    expect(() => MatchTable.open(ruleset, wide)).toThrow(/width|boundary/);
  });

  it('whose beginning is broken is refused as a replay', () => {
    const [, ruleset, record] = GAMES[0]!;
    const origin = { setup: { scenario: 'nowhere', seats: [], options: {} }, dice: { seed: 'x' } };
    const save = { ...record.save, origin } as unknown as GameFile['save'];
    expect(() => new ReplayTable(ruleset, save)).toThrow('There is no scenario "nowhere"');
  });
});
