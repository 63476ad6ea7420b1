import type { Spot } from '@vedette/engine/table';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { distanceBetween } from '../../rules/measuring.ts';
import { speedOf } from '../../rules/movement/speed.ts';
import { of, type SceneDraft, scene } from '../../scene.spec-support.ts';
import { answerTo, nextAct } from './thumb.spec-support.ts';

const musket = (loaded: boolean) => [{ item: 'musket', loaded }, 'cartridge-box'];
const sword = ['hand-weapon'];

/** Where the active figure goes with its Move; null when it stays. */
function goes(draft: SceneDraft & { readonly active: string }) {
  const state = scene({ phase: 'primary-1', ...draft });
  const mover = of(state, draft.active);
  const budget = speedOf(looking(state), mover);
  const question = { figure: mover.id, budget, how: 'move', attack: true } as const;
  const way = answerTo(state, 'move', question, mover.side!) as readonly Spot[];
  const end = way.at(-1);
  return { state, mover, there: end === undefined ? null : { ...mover, x: end.x, y: end.y, z: end.z } };
}

describe('what a recruit does with an activation', () => {
  it('shoots at an enemy in sight', () => {
    const act = nextAct({
      active: 'a',
      figures: [
        { id: 'a', gear: musket(true) },
        { id: 'b', side: 1, y: 28 },
      ],
    });
    expect(act).toBe('shoot:musket');
  });

  it('SB-OPS-16 does what the scenario lets it do where that brings points, and leaves it where not', () => {
    const bell = (change: object, variables: Readonly<Record<string, number>> = {}) =>
      nextAct({
        active: 'a',
        variables,
        scenario: {
          actions: [
            { id: 'ring', name: 'Ring', who: {}, do: [{ op: 'set', name: 'rung', value: 1 }], ...change },
          ],
          rewards: [{ id: 'rung', xp: 2, text: 'The bell.', if: { var: 'rung', min: 1 } }],
        },
        figures: [
          { id: 'a', gear: sword },
          { id: 'b', side: 1, y: 34 },
        ],
      });
    expect(bell({})).toBe('do:ring');
    expect(bell({ spends: 'move' })).toBe('do-for-move:ring');
    expect(bell({ do: [{ op: 'xp', who: 'actor', n: 1 }] })).toBe('do:ring');
    expect(bell({}, { rung: 1 })).not.toBe('do:ring');
    expect(bell({ do: [{ op: 'fatigue', who: 'actor', n: 1 }] })).not.toBe('do:ring');
  });

  it('reloads instead of moving when that makes a shot possible', () => {
    const act = nextAct({
      active: 'a',
      figures: [
        { id: 'a', gear: musket(false) },
        { id: 'b', side: 1, y: 28 },
      ],
    });
    expect(act).toBe('reload-for-move:musket');
  });

  it('reloads after its shot', () => {
    const act = nextAct({
      active: 'a',
      activation: { actionSpent: true, shot: true },
      figures: [
        { id: 'a', gear: musket(false) },
        { id: 'b', side: 1, y: 28 },
      ],
    });
    expect(act).toBe('reload-for-move:musket');
  });

  it('does not waste shots on what they cannot hurt', () => {
    const act = nextAct({
      active: 'a',
      figures: [
        { id: 'a', gear: musket(true) },
        { id: 'ghost', side: null, type: 'ghost', y: 28 },
        { id: 'b', side: 1, x: 2, y: 35, standing: 'removed' },
      ],
    });
    expect(act).not.toBe('shoot:musket');
  });

  it('closes with an enemy whom it can beat, into contact', () => {
    const { state, there } = goes({
      active: 'a',
      figures: [
        { id: 'a', gear: sword, stats: { melee: 4 } },
        { id: 'b', side: 1, y: 22, health: 3, gear: [] },
      ],
    });
    expect(distanceBetween(there!, of(state, 'b'))).toBeLessThanOrEqual(0.02);
  });

  it('keeps a shooter out of reach of a monster that would eat it', () => {
    const { state, there } = goes({
      active: 'a',
      activation: { actionSpent: true, shot: true },
      figures: [
        { id: 'a', y: 10, gear: musket(false) },
        { id: 'troll', side: null, type: 'troll', y: 15 },
        { id: 'b', side: 1, x: 2, y: 35 },
      ],
    });
    const troll = of(state, 'troll');
    expect(distanceBetween(there!, troll)).toBeGreaterThan(troll.stats.speed);
  });

  it('never concedes', () => {
    const state = scene({ phase: 'primary-1', figures: [{ id: 'a' }, { id: 'b', side: 1, y: 30 }] });
    expect(answerTo(state, 'activate', { options: ['a', 'concede', 'call-it-a-day'] })).toBe('a');
  });

  it('activates first whoever has an enemy before the muzzle', () => {
    const state = scene({
      phase: 'primary-1',
      figures: [
        { id: 'far', x: 2, y: 2, gear: musket(true) },
        { id: 'near', y: 14, gear: musket(true) },
        { id: 'b', side: 1, y: 20 },
      ],
    });
    expect(answerTo(state, 'activate', { options: ['far', 'near', 'concede'] })).toBe('near');
  });
});

describe('what a recruit does for the scenario', () => {
  const scenario = {
    decks: { main: { cards: [{ card: 'ace', name: 'Ace', text: 'Nothing.', do: [] }] } },
    objects: [{ id: 'chest', name: 'Chest', carry: { pickup: 'action', drop: 'free' } }],
    rewards: [
      { id: 'clues', xp: 1, text: 'One each.', per: { tally: 'clues' } },
      { id: 'chest', xp: 2, text: 'The chest.', if: { tally: 'secured', objects: ['chest'], min: 1 } },
    ],
  } as const;
  const told = scenario as unknown as NonNullable<SceneDraft['scenario']>;
  const enemy = { id: 'b', side: 1, x: 2, y: 34, gear: [] };
  const clues = [{ id: 'clue', deck: 'main', x: 18, y: 14, z: 0 }];

  it('goes to a clue and looks into it', () => {
    const decks = { main: ['ace'] };
    const far = {
      active: 'a',
      scenario: told,
      clues,
      decks,
      figures: [{ id: 'a', y: 9, gear: sword }, enemy],
    };
    expect(nextAct(far)).toBe('move');
    expect(goes(far).there!.y).toBeGreaterThan(12);
    const near = { ...far, figures: [{ id: 'a', y: 13.5, gear: sword }, enemy] };
    expect(nextAct(near)).toBe('investigate:clue');
  });

  it('passes a clue by that nobody rewards', () => {
    const act = nextAct({
      active: 'a',
      clues,
      decks: { main: ['ace'] },
      figures: [{ id: 'a', y: 13.5, gear: sword }, enemy],
    });
    expect(act).not.toBe('investigate:clue');
  });

  it('picks up what is worth something, carries it to the nearest edge and leaves with it', () => {
    const objects = [{ id: 'chest', x: 18, y: 18, z: 0, stuck: false }];
    const near = { active: 'a', scenario: told, figures: [{ id: 'a', y: 17.5, gear: sword }, enemy] };
    expect(nextAct({ ...near, objects })).toBe('pick-up:chest');
    const laden = { ...near, figures: [{ id: 'a', y: 5, gear: sword, carries: ['chest'] }, enemy] };
    const { state, mover, there } = goes(laden);
    expect(there!.y).toBeCloseTo(mover.radius, 2);
    Object.assign(mover, { y: there!.y });
    expect(answerTo(state, 'leave', { options: ['stay', 'leave'], figure: 'a' })).toBe('leave');
  });

  it('stays on the table when leaving is worth nothing', () => {
    const state = scene({ scenario: told, figures: [{ id: 'a', y: 0.492, gear: sword }, enemy] });
    expect(answerTo(state, 'leave', { options: ['stay', 'leave'], figure: 'a' })).toBe('stay');
  });
});
