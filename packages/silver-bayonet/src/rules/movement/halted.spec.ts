import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../../game.ts';
import { of, type SceneDraft, scene, stepping } from '../../scene.spec-support.ts';
import { prompt } from '../../words/prompt.ts';
import { distanceBetween } from '../measuring.ts';
import { moveAlong } from './move.ts';

const goes = (x: number, y: number) =>
  stepping((cx: SilverCx) => moveAlong(cx, of(cx.s, 'a'), [{ x, y, z: 0 }], 6, 'move'));
const field = (figures: SceneDraft['figures']) =>
  scene({ active: 'a', figures: [{ id: 'a', name: 'Vane', x: 10, y: 10 }, ...figures] });

describe('whoever is asked whether to force', () => {
  const lurker = { id: 'b', name: 'Roux', side: 1, x: 14, y: 11.5 };

  it('SB-MOV-12 sees the mover where it is halted, and the question is about that place', () => {
    const { pending, state } = playToQuestion(goes(16, 10), { state: field([lurker]) });
    const mover = of(state, 'a');
    expect(mover.x).toBeGreaterThan(12);
    expect(distanceBetween(mover, of(state, 'b'))).toBeCloseTo(1, 2);
    expect(pending).toMatchObject({ kind: 'force', question: { at: { x: mover.x, y: mover.y, z: 0 } } });
    const { title, about } = prompt(pending, state);
    expect(title).toMatch(/^Vane comes within 1" of Roux\./);
    expect(about.at).toMatchObject({ x: mover.x, y: mover.y });
  });

  it('SB-MOV-12.R1 within 1" from the start, that is where it stands', () => {
    const beside = { ...lurker, x: 10, y: 11.5 };
    const { pending, state } = playToQuestion(goes(16, 10), { state: field([beside]) });
    expect(pending.question).toMatchObject({ at: { x: 10, y: 10, z: 0 } });
    expect(of(state, 'a')).toMatchObject({ x: 10, y: 10 });
  });

  it('SB-MOV-12.R2 let past by one it is seen where the next one has it; let past by both it gets there', () => {
    const state = field([lurker, { id: 'c', side: 1, x: 15.5, y: 8.5 }]);
    const first = playToQuestion(goes(16, 10), { state });
    const second = playToQuestion(goes(16, 10), { state, answers: [['force', 'let-pass']] });
    expect(second.pending).toMatchObject({ kind: 'force', question: { figure: 'c' } });
    expect(of(second.state, 'a').x).toBeGreaterThan(of(first.state, 'a').x);
  });
});
