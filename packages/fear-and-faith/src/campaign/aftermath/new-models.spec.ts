import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { afterGame, type Draft, settle } from '../campaign.spec-support.ts';
import campaign from '../ruleset.ts';

const market = (draft: Draft) => afterGame('new-models', draft);
const offered = (draft: Draft) =>
  playToQuestion(campaign, { state: market(draft) }).pending.question as {
    readonly options: readonly string[];
    readonly costs: Readonly<Record<string, number>>;
  };
const done = ['recruit', 'none'] as const;

describe('new models', () => {
  it('FF-CAMP-06 the example: 15 victory points buy a model of up to 45 points', () => {
    const { options, costs } = offered({ points: [15, 0] });
    expect(options).toContain('occult-investigator-modern');
    expect(costs['occult-investigator-modern']).toBe(15);
    expect(options).not.toContain('vampire-hunter-with-holy-water');
  });

  it('FF-CAMP-06 a third, rounded up for every purchase', () => {
    const { state } = settle(market({ points: [15, 0] }), [], [['recruit', 'cop'], done]);
    expect(state.players[0]!.points).toBe(2);
    expect(state.players[0]!.members.map(({ entry }) => entry.profile)).toEqual(['cop', 'cop']);
  });

  it('FF-CAMP-06 FF-PARTY-04 parties grow beyond the limit', () => {
    const rich = { points: [40, 0] as const, options: { 'point-limit': 40 } };
    const { state } = settle(market(rich), [], [['recruit', 'cop'], ['recruit', 'cop'], done]);
    expect(state.players[0]!.members).toHaveLength(3);
  });

  it('FF-CAMP-06 FF-PARTY-05 the personality allowance still holds', () => {
    const led = { good: ['zombie-survivor-leader', 'village-priest'].slice(0, 1), points: [99, 0] as const };
    expect(offered({ ...led, of: {} }).options).not.toContain('zombie-survivor-leader');
    expect(offered({ good: ['zombie-survivor-with-shotgun'], points: [99, 0] }).options).toContain(
      'zombie-survivor-leader',
    );
  });

  it('FF-CAMP-06 from the party’s rosters; from others if the opponent does not mind', () => {
    expect(offered({ points: [15, 0] }).options).not.toContain('street-entertainer');
    const elsewhere = (consent: 'agree' | 'refuse') =>
      settle(
        market({ points: [15, 0] }),
        [],
        [
          ['recruit', 'elsewhere'],
          ['recruit', 'street-entertainer'],
          ['consent', consent],
          ...(consent === 'agree' ? [done] : []),
        ],
      ).state.players[0]!;
    expect(elsewhere('agree')).toMatchObject({ points: 5 });
    expect(elsewhere('agree').members).toHaveLength(2);
    expect(elsewhere('refuse')).toMatchObject({ points: 15 });
  });

  it('FF-PARTY-06 a Unique is there once in a campaign: not twice, and never after its death', () => {
    const hunters = { good: ['professional-vampire-hunter'], points: [99, 0] as const };
    expect(offered(hunters).options).toContain('mina-harker');
    const s = market(hunters);
    s.departed = [{ id: '1-9', seat: 0, name: 'Mina', profile: 'mina-harker', game: 1, cause: 'killed' }];
    const { pending } = playToQuestion(campaign, { state: s });
    expect((pending.question as { readonly options: readonly string[] }).options).not.toContain(
      'mina-harker',
    );
  });

  it('FF-PARTY-13 a Ban gets its type, a Minion its Master', () => {
    const priest = settle(
      market({ good: ['hunter'], points: [20, 0] }),
      [],
      [
        ['recruit', 'village-priest'],
        ['banType', 'demons'],
      ],
    ).state.players[0]!;
    expect(priest.members[1]!.entry).toMatchObject({ profile: 'village-priest', ban: ['demons'] });
    const minion = settle(
      market({ evil: ['baron-frankenstein'], points: [0, 6] }),
      [],
      [
        ['recruit', 'frankensteins-hunchback-assistant'],
        ['newMaster', '2-1'],
      ],
    ).state.players[1]!;
    expect(minion.members[1]!.entry).toMatchObject({ master: '2-1' });
  });

  it('FF-SPEC-08 FF-OPT-28 extra-ban-types: a newcomer bans what is printed, and more only where that is agreed', () => {
    const types = (more: boolean) => {
      const state = market({ good: ['hunter'], points: [20, 0], options: { 'extra-ban-types': more } });
      const { pending } = playToQuestion(campaign, { state, answers: [['recruit', 'village-priest']] });
      return (pending.question as unknown as { readonly options: readonly string[] }).options;
    };
    expect(types(false)).not.toContain('mummies');
    expect(types(true)).toEqual([...types(false), 'mummies', 'monsters']);
  });

  it('FF-CAMP-06 with an empty bank nobody is asked', () => {
    expect(settle(market({})).state.game!.stage).toBe('advances');
  });
});
