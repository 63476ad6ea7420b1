import { type Asked, type Idea, initialState, prepare, random, simulate } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { figure as figureOf } from '../figures.ts';
import type { SilverBayonet } from '../game.ts';
import { looking } from '../hooks.ts';
import silverBayonet from '../ruleset.ts';
import type { Scenario } from '../scenario/format/scenario.ts';
import { type SceneDraft, scene } from '../scene.spec-support.ts';
import type { SilverBayonetState } from '../state.ts';
import { ideas } from './ideas.ts';

/** The best idea for the first thing asked in a scene where it is this figure's turn, and what it means to do then. */
function firstIdea(draft: SceneDraft): readonly Idea[] {
  const s = scene({ phase: 'primary-1', order: [0, 1], ...draft });
  let found: readonly Idea[] = [];
  const stop = new Error('asked');
  try {
    simulate(silverBayonet, s, (asked) => {
      found = ideas(asked, random('spec'));
      throw stop;
    });
  } catch (thrown) {
    if (thrown !== stop) throw thrown;
  }
  return found;
}

function deedsOf({ answer, then = [] }: Idea): readonly string[] {
  return [String(answer), ...then.map(({ kind, answer: next }) => (kind === 'move' ? 'to' : String(next)))];
}

function endOf(idea: Idea): { readonly x: number; readonly y: number } {
  const move = idea.then!.find(({ kind }) => kind === 'move')!;
  return (move.answer as readonly { readonly x: number; readonly y: number }[]).at(-1)!;
}

const CHEST: Scenario['objects'] = [
  { id: 'chest', name: 'The chest', carry: { pickup: 'action', drop: 'free' } },
];
const FOR_THE_CHEST: Scenario['rewards'] = [
  { id: 'chest', xp: 2, text: 'The chest.', if: { tally: 'secured', objects: ['chest'], min: 1 } },
];

describe('plans', () => {
  it('SB-SHT-01 a shot at a wounded enemy in the open beats walking about', () => {
    const [best] = firstIdea({
      figures: [
        { id: 'a', x: 18, y: 10 },
        { id: 'hurt', side: 1, x: 18, y: 22, health: 2, gear: [] },
        { id: 'well', side: 1, x: 22, y: 22, gear: [] },
      ],
    });
    expect(deedsOf(best!).slice(0, 3)).toEqual(['a', 'shoot:musket', 'hurt']);
  });

  it('SB-LOAD-03 with an empty gun and an enemy far off it reloads', () => {
    const [best] = firstIdea({
      figures: [
        { id: 'a', x: 18, y: 4, gear: [{ item: 'musket', loaded: false }, 'cartridge-box'] },
        { id: 'far', side: 1, x: 18, y: 34, gear: [] },
      ],
    });
    expect(deedsOf(best!).some((deed) => deed.startsWith('reload'))).toBe(true);
  });

  it('SB-LOAD-04 who need not move shoots and loads again', () => {
    const [best] = firstIdea({
      figures: [
        { id: 'a', x: 18, y: 10, gear: ['musket', 'cartridge-box'] },
        { id: 'near', side: 1, x: 18, y: 22, gear: [] },
      ],
    });
    expect(deedsOf(best!)).toEqual(['a', 'shoot:musket', 'near', 'plain', 'reload-for-move:musket']);
  });

  it('SB-FATE-08 in the last turn a die loads the gun that has to be brought up first', () => {
    const best = (power: number) =>
      firstIdea({
        turn: 8,
        figures: [
          { id: 'a', x: 18, y: 4, gear: [{ item: 'musket', loaded: false }, 'cartridge-box'] },
          { id: 'far', side: 1, x: 18, y: 31, health: 2, gear: [] },
        ],
        pools: [
          { power, skill: 0, monster: 0 },
          { power: 0, skill: 0, monster: 0 },
        ],
        scenario: { end: [{ when: 'turn-end', if: { turn: { min: 8 } } }] },
      })[0]!;
    expect(deedsOf(best(1))).toEqual([
      'a',
      'move',
      'to',
      'quick-reload:power/musket',
      'shoot:musket',
      'far',
      'plain',
    ]);
    expect(deedsOf(best(0))).not.toContain('far');
  });

  it('SB-MOV-11 a lone officer does not charge a troll', () => {
    const all = firstIdea({
      figures: [
        { id: 'a', type: 'officer', x: 18, y: 10, gear: ['hand-weapon'] },
        { id: 'troll', side: null, type: 'troll', x: 18, y: 15 },
        { id: 'far', side: 1, x: 34, y: 34, gear: [] },
      ],
    });
    expect(deedsOf(all[0]!)).not.toContain('troll');
  });

  it('SB-SCN-GEN-23 whoever carries the prize heads for the edge, and leaves by it', () => {
    const carrier = (y: number): SceneDraft => ({
      figures: [
        { id: 'a', x: 18, y, carries: ['chest'], gear: [] },
        { id: 'far', side: 1, x: 18, y: 34, gear: [] },
      ],
      scenario: { objects: CHEST, rewards: FOR_THE_CHEST },
    });
    const [best] = firstIdea(carrier(10));
    expect(endOf(best!).y).toBeLessThan(6);
    expect(endOf(firstIdea(carrier(4))[0]!).y).toBeCloseTo(0.492, 3);
  });

  it('SB-CLUE-01 a clue within reach is gone to and looked into', () => {
    const [best] = firstIdea({
      figures: [
        { id: 'a', x: 18, y: 10, gear: [] },
        { id: 'far', side: 1, x: 34, y: 34, gear: [] },
      ],
      clues: [{ id: 'm', deck: 'red', x: 18, y: 14, z: 0 }],
      decks: { red: ['ace'] },
      scenario: {
        rewards: [{ id: 'clue', xp: 2, text: 'One clue.', if: { tally: 'clues', min: 1 } }],
        decks: { red: { cards: [{ card: 'ace', name: 'Ace', text: 'Nothing.', do: [] }] } },
      },
    });
    expect(deedsOf(best!)).toEqual(['a', 'move', 'to', 'investigate:m']);
  });

  it('SB-END-02 the last enemy is not put out by those who are behind', () => {
    const shoots = (seat: number) => {
      const s: SceneDraft = {
        figures: [
          { id: 'a', x: 18, y: 10 },
          { id: 'last', side: 1, x: 18, y: 20, health: 1, gear: [] },
        ],
        scenario: { rewards: [{ id: 'clue', xp: 2, text: 'A clue.', if: { tally: 'clues', min: 1 } }] },
      };
      const state = scene({ phase: 'primary-1', order: [0, 1], ...s });
      state.deeds.push({ what: 'investigated', seat, figure: 'x', deck: 'red' });
      return bestAt(state);
    };
    expect(shoots(0)).toContain('last');
    expect(shoots(1)).not.toContain('last');
  });
});

function bestAt(s: SilverBayonetState): readonly string[] {
  const question = { options: s.figures.filter(({ side }) => side === 0).map(({ id }) => id) };
  const asked = { kind: 'activate', seat: 0, question, view: () => s };
  return deedsOf(ideas(asked as unknown as Asked<SilverBayonet>, random('spec'))[0]!);
}

describe('reactions', () => {
  const dying = (points: number, health: number) => {
    const s = scene({
      figures: [
        { id: 'a', health },
        { id: 'b', side: 1 },
      ],
      pools: [
        { power: 1, skill: 1, monster: 0 },
        { power: 0, skill: 0, monster: 0 },
      ],
    });
    const question = { options: ['keep', 'power', 'skill'], figure: 'a', points };
    const asked = { kind: 'negate', seat: 0, question, view: () => s };
    return ideas(asked as unknown as Asked<SilverBayonet>, random('spec'))[0]!.answer;
  };

  it('SB-FATE-07 a die is spent on a life that it can save, not on a scratch', () => {
    expect(dying(3, 3)).not.toBe('keep');
    expect(dying(1, 10)).toBe('keep');
  });
});

/** Every idea of a whole game, by the answers that would be refused. */
function refusedIn(request: unknown, seed: string, most: number): readonly string[] {
  const setup = prepare(silverBayonet, request as Parameters<typeof prepare>[1]);
  if (!setup.ok) throw new Error(setup.refusals[0]!.code);
  const state = initialState(silverBayonet, { setup: setup.value, dice: { seed } });
  const chance = random(seed);
  const refused: string[] = [];
  let left = most;
  const stop = new Error('enough');
  try {
    simulate(silverBayonet, state, (asked) => {
      if (left-- === 0) throw stop;
      const all = ideas(asked, chance);
      const hasty = ideas(asked, chance, 'hasty');
      if (asked.kind === 'move' && hasty.length > 0) refused.push('a Sprint planned in haste');
      if (asked.kind === 'activate' && hasty.length === 0) refused.push('nobody to go first in haste');
      // One plan, and perhaps what an attribute lets the figure do besides.
      if (asked.kind === 'act' && hasty.length > 2) refused.push('second thoughts in haste');
      for (const { answer, worth } of [...all, ...hasty]) {
        const problem = silverBayonet.questions[asked.kind].check(
          asked.question as never,
          answer,
          looking(asked.view()),
        );
        if (problem !== null) refused.push(`${asked.kind}: ${problem.code}`);
        if (!Number.isFinite(worth)) refused.push(`${asked.kind}: worth ${worth}`);
      }
      for (const { answer, then = [] } of asked.kind === 'act' ? all : []) {
        const [next] = then;
        // Whoever moves nowhere would mean to do so again, without end.
        if (answer === 'move' && next?.kind === 'move' && (next.answer as readonly unknown[]).length === 0)
          refused.push('a move to nowhere');
      }
      return all[0]?.answer ?? silverBayonet.bots.thumb(asked, chance);
    });
  } catch (thrown) {
    if (thrown !== stop) throw thrown;
  }
  expect(figureOf(state, state.figures[0]!.id)).toBeDefined();
  return refused;
}

describe('every idea is a legal answer', () => {
  const units = silverBayonet.units.ready;
  it.each(silverBayonet.scenarios.list.map(({ id, players }) => [id, players.min] as const))(
    'in %s',
    (id, players) => {
      const seats = units.slice(0, players).map((unit) => ({ unit }));
      expect(refusedIn({ scenario: id, seats }, `ideas ${id}`, 120)).toEqual([]);
    },
  );

  it('in random matches', () => {
    const chance = random('ideas');
    const { pools, setup } = silverBayonet.fuzz;
    const pick = (pool: string) => pools[pool]![chance.below(pools[pool]!.length)]!;
    for (let game = 0; game < 4; game++)
      expect(refusedIn(setup(chance, pick), `random ${game}`, 120)).toEqual([]);
  });
});
