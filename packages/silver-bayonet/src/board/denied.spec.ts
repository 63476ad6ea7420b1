import type { Asked } from '@vedette/engine';
import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverBayonet, SilverCx } from '../game.ts';
import { activateMember } from '../rules/activation/activation.ts';
import { activateNext } from '../rules/turn/activate.ts';
import { of, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';
import { denied } from './denied.ts';

const member = stepping((cx: SilverCx) => activateMember(cx, of(cx.s, 'a')));

function asked(
  a: Partial<SceneFigure>,
  enemy: Partial<SceneFigure> = {},
  answers: readonly (readonly [string, unknown])[] = [],
  run = member,
): Asked<SilverBayonet> {
  const figures: SceneFigure[] = [
    { id: 'a', name: 'Vane', x: 18, y: 18, gear: ['pistol'], ...a },
    { id: 'b', name: 'Pike', x: 2, y: 2, gear: [], activated: true },
    { id: 'foe', name: 'Roux', side: 1, x: 18, y: 24, gear: [], ...enemy },
  ];
  const { pending, state } = playToQuestion(run, { state: scene({ figures }), answers: answers as never });
  return { ...pending, view: () => state } as Asked<SilverBayonet>;
}

const why = (question: Asked<SilverBayonet>) =>
  Object.fromEntries(denied(question).map(({ id, problem }) => [id, problem.rule]));

describe('what is not on offer says why', () => {
  it('SB-MOV-04 a Sprint wants a Move before it; what is offered is not explained', () => {
    expect(why(asked({}))).toEqual({ sprint: 'SB-MOV-04' });
  });

  it('SB-SHT-02 nobody in range, or an empty barrel', () => {
    expect(why(asked({}, { y: 35 }))['shoot']).toBe('SB-SHT-02');
    const empty = { gear: [{ item: 'pistol', loaded: false }] } as Partial<SceneFigure>;
    expect(why(asked(empty))['shoot']).toBe('SB-LOAD-01');
  });

  it('SB-ACT-02 a Move that was made is spent', () => {
    const moved = asked({}, {}, [
      ['act', 'move'],
      ['move', [{ x: 18, y: 19, z: 0 }]],
    ]);
    expect(why(moved)).toEqual({ move: 'SB-ACT-02' });
  });

  it('SB-SHT-03 an enemy who is no target, by his own reason', () => {
    const aiming = [['act', 'shoot:pistol']] as const;
    const figures: SceneFigure[] = [
      { id: 'a', x: 18, y: 18, gear: ['pistol'] },
      { id: 'near', side: 1, x: 18, y: 22, gear: [] },
      { id: 'nearer', side: 1, x: 20, y: 20, gear: [] },
      { id: 'far', name: 'Roux', side: 1, x: 18, y: 35, gear: [] },
    ];
    const { pending, state } = playToQuestion(member, {
      state: scene({ figures }),
      answers: aiming as never,
    });
    const question = { ...pending, view: () => state } as Asked<SilverBayonet>;
    expect(denied(question)).toMatchObject([{ id: 'far', words: 'Roux', problem: { rule: 'SB-SHT-02' } }]);
  });

  it('SB-ACT-01 whoever has acted is not sent again', () => {
    const next = stepping((cx: SilverCx) => activateNext(cx));
    expect(denied(asked({}, {}, [], next))).toMatchObject([{ id: 'b', words: 'Pike' }]);
  });

  it('nothing is said where nothing was to be expected', () => {
    expect(denied(asked({}, {}, [['act', 'move']]))).toEqual([]);
  });
});
