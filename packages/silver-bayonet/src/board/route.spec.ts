import type { Asked } from '@vedette/engine';
import { DIRECTIONS } from '@vedette/engine/table';
import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverBayonet, SilverCx } from '../game.ts';
import { activateMember } from '../rules/activation/activation.ts';
import { of, type SceneDraft, scene, stepping } from '../scene.spec-support.ts';
import { board } from './board.ts';

const member = stepping((cx: SilverCx) => activateMember(cx, of(cx.s, 'a')));

/** Somebody in the middle of the table who is about to move; the enemy is far off. */
function moving(rest: Partial<SceneDraft> = {}): Asked<SilverBayonet> {
  const figures = [
    { id: 'a', x: 18, y: 18 },
    { id: 'foe', side: 1 as const, x: 35, y: 35 },
  ];
  const { pending, state } = playToQuestion(member, {
    state: scene({ figures, ...rest }),
    answers: [['act', 'move']] as never,
  });
  return { ...pending, view: () => state } as Asked<SilverBayonet>;
}

/** Inches by which a way to something out of reach may end short of the whole Move. */
const HAIR = 0.01;

/** Of the way to a place out of reach in each direction: inches of the Move that are left at its end. */
const leftAfter = (question: Asked<SilverBayonet>): readonly number[] =>
  DIRECTIONS.map(([x, y]) => {
    const path = board.route(question, { x: 18 + 15 * x, y: 18 + 15 * y, z: 0 })!;
    const { problem, cost, budget } = board.way(question, path);
    expect(problem).toBeNull();
    return budget - cost;
  });

describe('a way to what is out of reach', () => {
  it('SB-MOV-01 takes all of the Move, whatever its direction', () => {
    expect(leftAfter(moving()).filter((left) => left > HAIR)).toEqual([]);
  });

  it('SB-MOV-03 takes all of it round somebody on whose base nobody may stand, too', () => {
    const figures = [
      { id: 'a', x: 18, y: 18 },
      { id: 'friend', x: 18, y: 23.4 },
      { id: 'foe', side: 1 as const, x: 35, y: 35 },
    ];
    expect(leftAfter(moving({ figures })).filter((left) => left > HAIR)).toEqual([]);
  });
});
