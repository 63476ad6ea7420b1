import { describe, expect, it } from 'vitest';
import { afterGame, rolls, settle } from '../campaign.spec-support.ts';

function dead(good: Parameters<typeof afterGame>[1] & object) {
  const s = afterGame('replacements', good);
  s.game!.sides[0]!.fallen = ['1-1'];
  return s;
}

describe('replacements', () => {
  it('FF-CAMP-04 another just like that, for nothing', () => {
    const { state } = settle(dead({ good: ['cop', 'hunter'] }), [], [['replace', 'same']]);
    expect(state.players[0]!.members.map(({ entry }) => entry.profile)).toEqual(['cop', 'hunter']);
    expect(rolls(state)[0]![1]).toBe('B');
    expect(state.players[0]!.points).toBe(0);
  });

  it('FF-CAMP-04 whoever follows is somebody else: a name of his own, and none that these books have had', () => {
    const s = dead({ good: ['cop', 'hunter'] });
    const { state } = settle(s, [], [['replace', 'same']]);
    const first = rolls(state)[0]![0]!;
    expect(first).not.toMatch(/^A/);
    s.departed = [{ id: '1-9', seat: 0, name: first, profile: 'cop', game: 1, cause: 'killed' }];
    const [second] = rolls(settle(s, [], [['replace', 'same']]).state)[0]!;
    expect([first, 'A', 'B']).not.toContain(second);
  });

  it('FF-CAMP-04 or others of the same roster for the same points', () => {
    const { state, events } = settle(
      dead({ good: ['cop', 'hunter'] }),
      [],
      [
        ['replace', 'others'],
        ['recruit', 'rookie-occult-investigator-modern'],
      ],
    );
    const joined = events.filter(({ type }) => type === 'recruited');
    expect(joined).toMatchObject([{ profile: 'rookie-occult-investigator-modern', cost: 0 }]);
    expect(rolls(state)[0]).toHaveLength(2);
    expect(state.players[0]!.members.map(({ entry }) => entry.profile)).toEqual([
      'hunter',
      'rookie-occult-investigator-modern',
    ]);
  });

  it('FF-CAMP-04 not more than the dead one was worth, nor from another roster', () => {
    const choose = (profile: string) =>
      settle(
        dead({ good: ['cop', 'hunter'] }),
        [],
        [
          ['replace', 'others'],
          ['recruit', profile],
        ],
      );
    expect(() => choose('vampire-hunter-with-holy-water')).toThrow('refused');
    expect(() => choose('zombie-survivor-kid-with-knife')).toThrow('refused');
  });

  it('FF-CAMP-04 as long as points are left, and no longer than one likes', () => {
    const two = { good: ['zombie-survivor-leader', 'hunter'] };
    const { state } = settle(
      dead(two),
      [],
      [
        ['replace', 'others'],
        ['recruit', 'zombie-hunter-with-rifle'],
        ['recruit', 'zombie-survivor-kid-with-knife'],
        ['recruit', 'none'],
      ],
    );
    expect(rolls(state)[0]).toHaveLength(3);
  });

  it('FF-CAMP-04 nobody who lived is asked about', () => {
    expect(settle(afterGame('replacements', {})).state.game!.stage).toBe('new-models');
  });
});
