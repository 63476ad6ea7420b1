import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, type SceneDraft, scene } from '../../scene.spec-support.ts';
import type { Who } from '../format/who.ts';
import { doing } from './story.spec-support.ts';

function field(rest: Partial<SceneDraft> = {}) {
  return scene({
    figures: [
      { id: 'beast', side: null, type: 'bandit', x: 18, y: 18 },
      { id: 'b1', side: 1, x: 5, y: 30 },
      { id: 'a', x: 5, y: 5 },
      { id: 'a2', x: 8, y: 5 },
      { id: 'a3', x: 11, y: 5 },
    ],
    scenario: {},
    ...rest,
  });
}

/** Stores whoever is meant under `them`. */
const storing = (who: Who) => [{ op: 'pick', store: 'them', who }] as const;
const OWN = { is: 'soldier', side: 'own' } as const;

describe('SB-OPS-20 who', () => {
  it('SB-OPS-20 actor, other, stored', () => {
    const s = field();
    s.story.figures['two'] = ['a2', 'b1'];
    const them = (who: Who, given = {}) =>
      play(doing(storing(who), given), { state: s }).state.story.figures['them'];
    expect(them('actor')).toEqual(['a']);
    expect(them('other', { other: 'beast' })).toEqual(['beast']);
    expect(them('other')).toEqual([]);
    expect(them('stored:two')).toEqual(['a2', 'b1']);
    expect(them('stored:nothing')).toEqual([]);
  });

  it('SB-OPS-20 all that fit, in the order of SB-OPS-29: decision order, unit list, placement', () => {
    const s = field({ order: [1, 0] });
    const { state } = play(doing(storing({ of: {} })), { state: s });
    expect(state.story.figures['them']).toEqual(['b1', 'a', 'a2', 'a3', 'beast']);
  });

  it('SB-OPS-20 random: one of those who fit, each alike; nobody twice', () => {
    const one = play(doing(storing({ pick: 'random', of: OWN })), { state: field(), dice: [3] });
    expect(one.state.story.figures['them']).toEqual(['a3']);
    const two = play(doing(storing({ pick: 'random', n: 2, of: OWN })), { state: field(), dice: [2, 2] });
    expect(two.state.story.figures['them']).toEqual(['a2', 'a3']);
  });

  it('SB-OPS-20 up to n: no die when all are meant', () => {
    const all = play(doing(storing({ pick: 'random', n: 5, of: OWN })), { state: field() });
    expect(all.state.story.figures['them']).toEqual(['a', 'a2', 'a3']);
  });

  it('SB-OPS-20 choice: by actor-player, by the one named, else by the primary player', () => {
    const choice = { pick: 'choice', of: OWN } as const;
    const asked = playToQuestion(doing(storing(choice)), { state: field() }).pending;
    expect(asked).toMatchObject({ kind: 'chooseFigure', seat: 0, question: { options: ['a', 'a2', 'a3'] } });
    const other = playToQuestion(doing(storing({ ...choice, by: 'opponent' })), { state: field() }).pending;
    expect(other.seat).toBe(1);
    const everybody = { pick: 'choice', of: { is: 'soldier' } } as const;
    const primary = playToQuestion(doing(storing(everybody), { player: null }), {
      state: field({ order: [1, 0] }),
    });
    expect(primary.pending.seat).toBe(1);
  });

  it('SB-OPS-20 choice of several: exactly so many different ones; nobody is asked when there is no choice', () => {
    const two = { pick: 'choice', n: 2, of: OWN } as const;
    const open = playToQuestion(doing(storing(two)), { state: field() });
    expect(open.pending).toMatchObject({ kind: 'chooseFigures', question: { min: 2, max: 2 } });
    expect(open.refusal(['a'])).not.toBeNull();
    expect(open.refusal(['a', 'a'])).not.toBeNull();
    expect(open.refusal(['a', 'b1'])).not.toBeNull();
    const chosen = play(doing(storing(two)), { state: field(), answers: [['chooseFigures', ['a3', 'a']]] });
    expect(chosen.state.story.figures['them']).toEqual(['a3', 'a']);
    const three = play(doing(storing({ ...two, n: 3 })), { state: field() });
    expect(three.asked).toEqual([]);
  });

  it('SB-OPS-20 nobody fits: the operation does nothing', () => {
    const nobody = { pick: 'choice', of: { monster: 'troll' } } as const;
    const { state, events } = play(doing([{ op: 'damage', who: nobody, n: 3 }]), { state: field() });
    expect(state.figures).toEqual(field().figures);
    expect(events).toMatchObject([{ type: 'cameToNothing', op: 'damage' }]);
  });
});

describe('SB-OPS-18 context', () => {
  it('SB-OPS-18 a name without content selects nobody', () => {
    const { events } = play(doing([{ op: 'heal', who: 'actor', n: 1 }], { actor: null }), { state: field() });
    expect(events).toMatchObject([{ type: 'cameToNothing', rule: 'SB-OPS-29', op: 'heal' }]);
  });

  it('SB-OPS-18 what an earlier operation of this game stored is still there', () => {
    const list = [...storing('actor'), { op: 'damage', who: 'stored:them', n: 2 }] as const;
    const { state } = play(doing(list), { state: field() });
    expect(of(state, 'a').health).toBe(8);
    const later = play(doing([{ op: 'damage', who: 'stored:them', n: 2 }], { actor: null }), { state });
    expect(of(later.state, 'a').health).toBe(6);
  });

  it('SB-OPS-29 a list that removes its actor goes on; actor is nobody from then on', () => {
    const list = [
      { op: 'remove', who: 'actor' },
      { op: 'damage', who: 'actor', n: 2 },
      { op: 'damage', who: { of: { monster: 'bandit' } }, n: 2 },
    ] as const;
    const { state, events } = play(doing(list), { state: field() });
    expect(of(state, 'a')).toMatchObject({ standing: 'left', health: 10 });
    expect(of(state, 'beast').health).toBe(8);
    expect(events).toContainEqual({ type: 'cameToNothing', rule: 'SB-OPS-29', op: 'damage' });
  });
});
