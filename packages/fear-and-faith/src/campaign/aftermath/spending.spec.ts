import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { afterGame, type Draft, find, rolls, settle, type Tale } from '../campaign.spec-support.ts';
import campaign from '../ruleset.ts';
import type { Member } from '../state.ts';

const optionsAt = (state: ReturnType<typeof afterGame>) =>
  (playToQuestion(campaign, { state, steps: 2 }).pending.question as { readonly options: readonly string[] })
    .options;

describe('advances between games', () => {
  const shop = (draft: Draft) => afterGame('advances', draft);

  it('FF-CAMP-12 ten victory points each', () => {
    const { state } = settle(
      shop({ points: [23, 0] }),
      [],
      [
        ['advance', 'courageous'],
        ['advance', 'combat-masters'],
      ],
    );
    expect(state.players[0]).toMatchObject({
      points: 3,
      advances: [{ advance: 'courageous' }, { advance: 'combat-masters' }],
    });
  });

  it('FF-CAMP-12 generic ones for anybody, the others for their own kind', () => {
    expect(optionsAt(shop({ points: [10, 0] }))).toEqual(
      expect.arrayContaining(['blitzkrieg', 'angelic-help']),
    );
    expect(optionsAt(shop({ points: [10, 0] }))).not.toContain('blood-demon');
    expect(optionsAt(shop({ points: [0, 10] }))).toEqual(
      expect.arrayContaining(['blitzkrieg', 'blood-demon']),
    );
  });

  it('FF-CAMP-12 FF-CAMP-13 as often as may be: courageous once, masters three times', () => {
    const advances = [{ advance: 'courageous' } as const, { advance: 'combat-masters', times: 3 } as const];
    const options = optionsAt(shop({ points: [10, 0], of: { advances } }));
    expect(options).not.toContain('courageous');
    expect(options).not.toContain('combat-masters');
    expect(options).toContain('act-of-heroism');
  });

  it('FF-CAMP-26 FF-CAMP-31 some are for one model: a personality, no Animal, once each', () => {
    const two = { good: ['zombie-survivor-leader', 'cop'], points: [10, 0] as const };
    const { state } = settle(
      shop(two),
      [],
      [
        ['advance', 'magic-weapon'],
        ['advanceOn', '1-1'],
      ],
    );
    expect(state.players[0]!.advances).toEqual([{ advance: 'magic-weapon', on: '1-1' }]);
    expect(() =>
      settle(
        shop(two),
        [],
        [
          ['advance', 'magic-weapon'],
          ['advanceOn', '1-2'],
        ],
      ),
    ).toThrow('refused');
    const pack = { evil: ['modern-cannibal', 'wolf'], points: [0, 10] as const };
    expect(() =>
      settle(
        shop(pack),
        [],
        [
          ['advance', 'combat-demon'],
          ['advanceOn', '2-2'],
        ],
      ),
    ).toThrow('refused');
  });

  it('FF-CAMP-33 a horde is of Zombies alone', () => {
    expect(optionsAt(shop({ points: [0, 10] }))).not.toContain('zombie-horde');
    expect(optionsAt(shop({ points: [0, 10], evil: ['walking-dead'] }))).toContain('zombie-horde');
  });

  it('FF-CAMP-12 nine are not enough, and ten may be saved', () => {
    expect(settle(shop({ points: [9, 0] })).state.game!.stage).toBe('cures');
    expect(settle(shop({ points: [10, 0] }), [], [['advance', 'none']]).state.players[0]!.points).toBe(10);
  });
});

describe('cures', () => {
  const MAD = ['cop', { record: { insanity: ['manic' as const] } }] as [
    string,
    { record: { insanity: ['manic'] } },
  ];
  const PRIEST = ['village-priest', { ban: ['ghosts' as const] }] as [string, { ban: ['ghosts'] }];

  it('FF-FEAR-10 with a Spiritual Leader a lasting insanity is healed for ten', () => {
    const { state } = settle(
      afterGame('cures', { good: [MAD, PRIEST], points: [12, 0] }),
      [],
      [['cure', '1-1']],
    );
    expect(find(state, 'A')!.entry.record).toBeUndefined();
    expect(state.players[0]!.points).toBe(2);
  });

  it('FF-FEAR-10 not without one, not for nine, not where nobody is mad', () => {
    const stage = (draft: Draft) => settle(afterGame('cures', draft)).state.game!.stage;
    expect(stage({ good: [MAD], points: [12, 0] })).toBe('breaking-the-curse');
    expect(stage({ good: [MAD, PRIEST], points: [9, 0] })).toBe('breaking-the-curse');
    expect(stage({ good: ['cop', PRIEST], points: [12, 0] })).toBe('breaking-the-curse');
  });

  it('FF-SPEC-31 who is Insane by nature is beyond help', () => {
    const born = ['village-madman', { record: { insanity: ['manic' as const] } }] as typeof MAD;
    expect(settle(afterGame('cures', { good: [born, PRIEST], points: [12, 0] })).state.game!.stage).toBe(
      'breaking-the-curse',
    );
  });
});

describe('breaking the curse', () => {
  const WON: Tale = { won: 0 };
  const cursed = (infection: 'zombie' | 'vampire', tale: Tale = WON, points = 10, cursedIn = 1) => {
    const s = afterGame(
      'breaking-the-curse',
      { good: [['cop', { record: { infection } }], 'hunter'], points: [points, 0], games: 3 },
      tale,
    );
    s.players[0]!.members[0]!.cursedIn = cursedIn;
    return s;
  };
  const lift = ['breakCurse', '1-1'] as const;

  it('FF-CAMP-09 FF-CAMP-23 ten points after a victory: healed', () => {
    const { state } = settle(cursed('vampire'), [], [lift]);
    expect(find(state, 'A')).toMatchObject({ cursedIn: null, entry: { profile: 'cop' } });
    expect(find(state, 'A')!.entry.record).toBeUndefined();
    expect(state.players[0]!.points).toBe(0);
  });

  it('FF-CAMP-09 the victim of a zombie dies, and is replaced like any dead', () => {
    const { state } = settle(cursed('zombie'), [], [lift, ['replace', 'same']]);
    expect(rolls(state)[0]).toEqual([expect.not.stringMatching(/^A\b/), 'B']);
  });

  it('FF-CAMP-09 only after a victory, only for ten, only for what this game did', () => {
    const ended = (s: ReturnType<typeof cursed>) => settle(s).state.game;
    expect(ended(cursed('vampire', { won: 1 }))).toBeNull();
    expect(ended(cursed('vampire', { won: null }))).toBeNull();
    expect(ended(cursed('vampire', WON, 9))).toBeNull();
    expect(ended(cursed('vampire', WON, 10, 7))).toBeNull();
  });

  it('FF-CAMP-09 one who has just turned comes home as what he was', () => {
    const s = afterGame('breaking-the-curse', { good: ['cop', 'hunter'], points: [10, 0] }, WON);
    const [cop] = s.players[0]!.members;
    const turned: Member = {
      ...cop!,
      entry: { id: '1-1', profile: 'lesser-werewolf', name: 'A' },
      former: cop!.entry,
      cursedIn: 1,
    };
    s.players[0]!.members = s.players[0]!.members.slice(1);
    s.players[1]!.members = [...s.players[1]!.members, turned];
    const { state } = settle(s, [], [lift]);
    expect(rolls(state)).toEqual([['B', 'A'], ['X']]);
    expect(find(state, 'A')).toMatchObject({ former: null, cursedIn: null, entry: { profile: 'cop' } });
  });
});
