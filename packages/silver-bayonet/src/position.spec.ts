import { checkDocument, diceFrom } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { positions } from './position.ts';
import { hasStatus } from './scenario/statuses/status.ts';
import { emptyStory } from './scenario/story/story.ts';
import { of } from './scene.spec-support.ts';

function arranged(document: object) {
  const checked = checkDocument(positions, document);
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  return positions.arrange(checked.value, diceFrom({ script: [] }));
}

function codes(document: object): readonly string[] {
  const checked = checkDocument(positions, document);
  return checked.ok ? [] : checked.refusals.map(({ code }) => code);
}

describe('positions', () => {
  it('SB-GEN-12 soldiers, Officers and monsters come with what their type prints', () => {
    const state = arranged({
      figures: [
        { id: 'a', side: 0, type: 'grenadier', x: 5, y: 5 },
        { id: 'o', side: 1, type: 'officer', x: 9, y: 5 },
        { id: 't', side: null, type: 'troll', x: 20, y: 20 },
      ],
    });
    expect(of(state, 'a')).toMatchObject({
      role: 'soldier',
      health: 11,
      stats: { defence: 14 },
      radius: 0.492,
    });
    expect(of(state, 'o')).toMatchObject({ role: 'officer', stats: { health: 12, courage: 2 } });
    expect(of(state, 't')).toMatchObject({ role: 'monster', side: null });
    expect(of(state, 't').gear.map(({ item }) => item)).toContain('hurled-rock');
  });

  it('SB-GEN-14 everything that lies open can be set', () => {
    const state = arranged({
      terrain: [{ id: 'knoll', type: 'rock', height: 1.2, shape: { rect: [3, 3, 4, 4] } }],
      figures: [
        {
          id: 'a',
          side: 0,
          x: 5,
          y: 5,
          z: 1.2,
          health: 3,
          fatigue: 2,
          terror: { kind: 'stunned', activations: 0 },
          mounted: true,
          gear: [{ item: 'pistol', loaded: false, upgrades: ['silver-shot'] }, 'hand-weapon'],
          carries: ['idol'],
        },
      ],
      pools: [
        { power: 0, skill: 1, monster: 2 },
        { power: 3, skill: 3, monster: 3 },
      ],
      conditions: { fog: true },
      order: [1, 0],
      phase: 'secondary',
      // Without a scenario there is no idol.
      anyway: true,
    });
    expect(of(state, 'a')).toMatchObject({
      z: 1.2,
      health: 3,
      fatigue: 2,
      terror: { kind: 'stunned' },
      mounted: true,
      radius: 0.984,
      carries: ['idol'],
      gear: [{ item: 'pistol', loaded: false, upgrades: ['silver-shot'] }, { item: 'hand-weapon' }],
    });
    expect(state).toMatchObject({
      order: [1, 0],
      waiting: [0],
      phase: 'secondary',
      phases: ['secondary', 'primary-2', 'end'],
    });
    expect(state.conditions.fog).toBe(true);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('SB-GEN-12 what cannot be is refused, with its rule and path', () => {
    const a = { id: 'a', side: 0, x: 5, y: 5 };
    expect(codes({ figures: [a, a] })).toEqual(['position.twice']);
    expect(codes({ figures: [{ ...a, side: 2 }] })).toEqual(['position.side']);
    expect(codes({ figures: [{ ...a, type: 'troll' }] })).toEqual(['position.type']);
    expect(codes({ figures: [{ ...a, side: null, type: 'officer' }] })).toEqual(['position.type']);
    expect(codes({ figures: [{ ...a, attributes: ['winged'] }] })).toEqual(['position.attribute']);
    expect(codes({ figures: [a], pools: [] })).toEqual(['position.pools']);
    expect(codes({ figures: [a], order: [0, 0] })).toEqual(['position.order']);
  });

  const scenario = {
    id: 'camp',
    name: 'Camp',
    mode: 'competitive',
    players: { min: 2, max: 2 },
    boards: [{ id: 'main', width: 36, height: 36 }],
    deployment: { order: 'roll-off', pairs: [['south', 'north']], depth: 2 },
    statuses: { asleep: { act: false } },
    objects: [{ id: 'ring', name: 'The ring', carry: { pickup: 'end-move', drop: 'never' } }],
  };
  const sleeper = { id: 'a', side: 0, x: 5, y: 5 };

  it('SB-OPS-18 what the rules of a scenario remember can be set: groups, statuses, stored figures, variables, edges', () => {
    const state = arranged({
      scenario,
      figures: [
        { ...sleeper, statuses: ['asleep'] },
        { id: 'm', side: null, type: 'bandit', x: 20, y: 20, group: 'gang' },
      ],
      stored: { prey: ['a'] },
      variables: { gust: 1 },
      edges: ['south', null],
    });
    expect(hasStatus(of(state, 'a'), 'asleep')).toBe(true);
    expect(of(state, 'a').kit).toContain('status:asleep');
    expect(state.story).toMatchObject({
      groups: { m: 'gang' },
      figures: { prey: ['a'] },
      variables: { gust: 1 },
    });
    expect(state.edgeOf).toEqual(['south', null]);
  });

  it('SB-OPS-18 without them nothing has been told yet', () => {
    const { story, edgeOf } = arranged({ figures: [sleeper] });
    expect(story).toEqual(emptyStory());
    expect(edgeOf).toEqual([null, null]);
  });

  it.each([
    [
      'SB-OPS-54 a status that the scenario does not declare',
      { figures: [{ ...sleeper, statuses: ['drunk'] }] },
      'position.status',
    ],
    ['SB-OPS-18 a stored figure that is not there', { stored: { prey: ['nobody'] } }, 'position.stored'],
    ['SB-SCN-GEN-05 edges for other than the seats', { edges: ['south'] }, 'position.edges'],
    [
      'SB-OPS-11 an object that the scenario does not have',
      { figures: [{ ...sleeper, carries: ['rign'] }] },
      'position.object',
    ],
  ])('%s is refused', (_, wrong, code) => {
    expect(codes({ scenario, figures: [sleeper], ...wrong })).toEqual([code]);
  });

  it('a figure bears so many marks and no more', () => {
    const marked = (count: number) => ({
      figures: [
        {
          id: 'a',
          side: 0,
          x: 5,
          y: 5,
          marks: Object.fromEntries(Array.from({ length: count }, (_, i) => [`mark-${i}`, 1])),
        },
      ],
    });
    expect(codes(marked(50))).toEqual([]);
    expect(codes(marked(51))).toEqual(['schema.invalid']);
    expect(codes(marked(5000))).toEqual(['schema.invalid']);
  });
});
