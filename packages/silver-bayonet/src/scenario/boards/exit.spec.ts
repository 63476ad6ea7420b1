import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../../game.ts';
import { doAction } from '../../rules/activation/actions.ts';
import { concede } from '../../rules/ending/concede.ts';
import { activateMonster } from '../../rules/monsters/phase.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import type { Scenario } from '../format/scenario.ts';
import { openEdges } from './exit.ts';
import { CELLAR, inHouse } from './house.spec-support.ts';

const RIM = 0.492;
const to = (x: number, y: number, z = 0) => ({ x, y, z });
const others: readonly SceneFigure[] = [
  { id: 'friend', x: 10, y: 10 },
  { id: 'foe', side: 1, x: 30, y: 30 },
];
const move = stepping((cx: SilverCx) => doAction(cx, of(cx.s, 'a'), 'move'));

function field(
  scenario: Partial<Scenario> = {},
  a: Partial<SceneFigure> = {},
  draft: Partial<SceneDraft> = {},
) {
  const figures = [{ id: 'a', x: 18, y: 33, ...a }, ...others];
  return scene({ active: 'a', scenario, ...draft, figures });
}

const NORTH = ['move', [to(18, 36 - RIM)]] as const;
const leave = ['leave', 'leave'] as const;

describe('leaving the table', () => {
  it('SB-MOV-10 by the edge it has come to, with what it carries', () => {
    const { state, events } = play(move, {
      state: field({}, { carries: ['idol'] }),
      answers: [NORTH, leave],
    });
    expect(of(state, 'a')).toMatchObject({ standing: 'left', carries: ['idol'] });
    expect(state.deeds).toEqual([
      { what: 'exited', seat: 0, figure: 'a', edge: 'north', turn: 1, carrying: ['idol'] },
    ]);
    expect(events.at(-1)).toMatchObject({ type: 'out', how: 'left', rule: 'SB-MOV-10' });
  });

  it('SB-MOV-10 only if it says so', () => {
    const { state } = play(move, { state: field(), answers: [NORTH, ['leave', 'stay']] });
    expect(of(state, 'a').standing).toBe('standing');
    expect(state.deeds).toEqual([]);
  });

  it('SB-MOV-10 in a corner by either edge', () => {
    const state = field({}, { x: 33 });
    const corner = ['move', [to(36 - RIM, 36 - RIM)]] as const;
    const open = playToQuestion(move, { state, answers: [corner, leave] });
    expect(open.pending).toMatchObject({ kind: 'chooseItem', question: { options: ['north', 'east'] } });
    const { state: after } = play(move, { state, answers: [corner, leave, ['chooseItem', 'east']] });
    expect(after.deeds).toMatchObject([{ edge: 'east' }]);
  });

  it('SB-MOV-10 the edges of each board are edges of the table', () => {
    const at = (x: number, y: number) => {
      const s = inHouse([], { figures: [{ id: 'a', x, y }] });
      return openEdges(s, of(s, 'a'));
    };
    expect(at(10, 20 - RIM)).toEqual(['north']);
    expect(at(RIM, CELLAR + 5)).toEqual(['west']);
    expect(at(10, CELLAR + RIM)).toEqual(['south']);
    expect(at(10, CELLAR + RIM + 0.003)).toEqual([]);
  });
});

describe('where and when figures may leave', () => {
  const at = (exits: Scenario['exits'], x: number, y: number, turn = 1) => {
    const s = inHouse([], {
      scenario: exits === undefined ? {} : { exits },
      turn,
      figures: [{ id: 'a', x, y }],
    });
    return openEdges(s, of(s, 'a'));
  };

  it('SB-OPS-15 exits: only by the edges that are named', () => {
    const exits = { edges: ['west', 'east'] } as Scenario['exits'];
    expect(at(exits, RIM, 10)).toEqual(['west']);
    expect(at(exits, 10, RIM)).toEqual([]);
    expect(at(exits, RIM, RIM)).toEqual(['west']);
  });

  it('SB-OPS-15 exits: only on the board that is named, the first where none is', () => {
    expect(at({ board: 'cellar' }, RIM, 10)).toEqual([]);
    expect(at({ board: 'cellar' }, RIM, CELLAR + 10)).toEqual(['west']);
    expect(at({ edges: ['west'] }, RIM, CELLAR + 10)).toEqual([]);
    expect(at(undefined, RIM, CELLAR + 10)).toEqual(['west']);
  });

  it('SB-OPS-15 exits: only from a turn on', () => {
    expect(at({ fromTurn: 6 }, RIM, 10, 5)).toEqual([]);
    expect(at({ fromTurn: 6 }, RIM, 10, 6)).toEqual(['west']);
  });

  it('SB-OPS-15 exits: nobody is asked where he may not leave', () => {
    const { state, asked } = play(move, { state: field({ exits: { edges: ['south'] } }), answers: [NORTH] });
    expect(asked.map(({ kind }) => kind)).toEqual(['move']);
    expect(of(state, 'a').standing).toBe('standing');
  });

  it('SB-OPS-15 SB-MON-09 monsters that walk off the table keep to it too', () => {
    const acts = stepping((cx: SilverCx) => activateMonster(cx, of(cx.s, 'm')));
    const walker = (exits?: Scenario['exits']) =>
      scene({
        scenario: exits === undefined ? {} : { exits },
        figures: [
          {
            id: 'm',
            side: null,
            type: 'revenant',
            attributes: ['non-aggressive'],
            x: 18,
            y: 33,
            marks: { 'walks-to': 1 },
          },
          { id: 'a', x: 2, y: 2 },
          { id: 'b', side: 1, x: 34, y: 2 },
        ],
      });
    const gone = play(acts, { state: walker() });
    expect(of(gone.state, 'm').standing).toBe('left');
    expect(gone.state.deeds).toEqual([]);
    expect(of(play(acts, { state: walker({ edges: ['south'] }) }).state, 'm').standing).toBe('standing');
  });
});

describe('what the scenario hears of it', () => {
  const rules: Scenario['rules'] = [
    {
      id: 'gone',
      when: { event: 'figure-exited', who: { is: 'soldier' } },
      do: [{ op: 'fate', side: 'actor-player', die: 'power', n: 1 }],
    },
  ];

  it('SB-OPS-17 figure-exited: the figure has left the table', () => {
    const { state } = play(move, { state: field({ rules }), answers: [NORTH, leave] });
    expect(state.pools[0]?.power).toBe(1);
  });

  it('SB-SCN-GEN-23 SB-OPS-17 what it carries is secured first, by an edge that counts', () => {
    const objects: Scenario['objects'] = [
      {
        id: 'idol',
        name: 'The idol',
        carry: { pickup: 'action', drop: 'free' },
        secure: { edges: ['north'] },
      },
      {
        id: 'book',
        name: 'The book',
        carry: { pickup: 'action', drop: 'free' },
        secure: { edges: ['south'] },
      },
    ];
    const { state } = play(move, {
      state: field({ objects }, { carries: ['idol', 'book'] }),
      answers: [NORTH, leave],
    });
    expect(state.deeds).toMatchObject([
      { what: 'exited', edge: 'north', carrying: ['idol', 'book'] },
      { what: 'secured', figure: 'a', object: 'idol' },
    ]);
  });

  it('SB-SCN-GEN-32.R2 conceding is no leaving', () => {
    const quits = stepping((cx: SilverCx) => concede(cx, 0));
    const { state } = play(quits, { state: field({ rules }) });
    expect(state.deeds.filter(({ what }) => what === 'exited')).toEqual([]);
    expect(state.pools[0]?.power).toBe(0);
  });
});
