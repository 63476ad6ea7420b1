import { describe, expect, it } from 'vitest';
import { afterGame, find, rolls, settle } from '../campaign.spec-support.ts';

describe('survivors', () => {
  it('FF-CAMP-04 the killed wait for somebody in their place', () => {
    const { state } = settle(
      afterGame('survivors', { good: ['cop', 'cop'] }, { told: { A: { fate: 'killed' } } }),
    );
    expect(state.game!.sides[0]!.fallen).toEqual(['1-1']);
    expect(state.departed).toEqual([]);
  });

  it('FF-CAMP-04 FF-PARTY-06 a Unique is gone, and its grave remembers it', () => {
    const { state } = settle(
      afterGame('survivors', { good: ['mina-harker', 'cop'] }, { told: { A: { fate: 'killed' } } }),
    );
    expect(rolls(state)[0]).toEqual(['B']);
    expect(state.departed).toMatchObject([{ name: 'A', profile: 'mina-harker', cause: 'killed', game: 1 }]);
  });

  it('FF-CAMP-05 who fled, collapsed or left is back, and nothing of it stays', () => {
    const { state } = settle(afterGame('survivors', {}, { told: { A: { fate: 'away' } } }));
    expect(find(state, 'A')!.entry).not.toHaveProperty('record');
    expect(state.game!.sides[0]!.fallen).toEqual([]);
  });

  it('FF-CAMP-04 Demons always return themselves', () => {
    const { state, events } = settle(
      afterGame('survivors', { evil: ['incubus', 'modern-cannibal'] }, { told: { X: { fate: 'killed' } } }),
    );
    expect(rolls(state)[1]).toContain('X');
    expect(events.map(({ type }) => type)).toContain('returned');
  });

  it('FF-CAMP-04 FF-SPEC-58 who was lost in solid matter is not replaced', () => {
    const { state } = settle(
      afterGame('survivors', { good: ['cop', 'cop'] }, { told: { A: { fate: 'lost' } } }),
    );
    expect(rolls(state)[0]).toEqual(['B']);
    expect(state.game!.sides[0]!.fallen).toEqual([]);
  });

  it('FF-CAMP-04 what was tied to the model is lost with it, what is the party’s is not', () => {
    const advances = [{ advance: 'magic-weapon', on: 'a' } as const, { advance: 'blitzkrieg' } as const];
    const { state } = settle(
      afterGame(
        'survivors',
        { good: ['zombie-survivor-leader', 'cop'], of: { advances } },
        { told: { A: { fate: 'killed' } } },
      ),
    );
    expect(state.players[0]!.advances).toEqual([{ advance: 'blitzkrieg' }]);
  });

  it('FF-CAMP-04 insanity and infection die with who had them', () => {
    const record = { insanity: ['shaky'], infection: 'zombie', kept: ['musket'] } as const;
    const { state } = settle(
      afterGame(
        'survivors',
        {
          good: [['cop', { record: { ...record, insanity: [...record.insanity], kept: [...record.kept] } }]],
        },
        { told: { A: { fate: 'killed' } } },
      ),
    );
    expect(find(state, 'A')!.entry).not.toHaveProperty('record');
  });

  it('FF-CAMP-08 who has turned is the opponent’s from now on', () => {
    const turned = { profile: 'lesser-werewolf', side: 1 };
    const { state } = settle(afterGame('survivors', { good: ['cop', 'cop'] }, { told: { A: { turned } } }));
    expect(rolls(state)).toEqual([['B'], ['X', 'A']]);
    expect(find(state, 'A')).toMatchObject({
      home: 0,
      entry: { profile: 'lesser-werewolf' },
      former: { profile: 'cop' },
      cursedIn: 1,
    });
  });

  it('FF-CAMP-08 and killed it is not replaced, in that game or later', () => {
    const turned = { profile: 'lesser-werewolf', side: 1 };
    const { state } = settle(
      afterGame('survivors', { good: ['cop', 'cop'] }, { told: { A: { turned, fate: 'killed' } } }),
    );
    expect(rolls(state)).toEqual([['B'], ['X']]);
    expect(state.departed).toMatchObject([{ name: 'A', seat: 0, profile: 'cop' }]);
    const later = settle(afterGame('survivors', { good: ['cop', 'cop'] }, { told: { A: { turned } } })).state;
    later.game = { ...later.game!, stage: 'survivors', turn: 1 };
    later.game.sides[1]!.fielded = ['2-1', '1-1'];
    later.game.report!.sides[1]!.figures.push({
      ...later.game.report!.sides[0]!.figures[0]!,
      id: '2-1-1',
      fate: 'killed',
      turned: null,
    });
    expect(rolls(settle(later, [], [], 1).state)).toEqual([['B'], ['X']]);
  });

  it('FF-HTH-21 a weapon that was picked up is its own by the next game', () => {
    const { state } = settle(afterGame('survivors', {}, { told: { A: { kept: ['musket'] } } }));
    expect(find(state, 'A')!.entry.record).toEqual({ kept: ['musket'] });
  });
});
