import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { activateMonster, nextMonster } from './phase.ts';

const ghoul = (id: string, health: number, more: Partial<SceneFigure> = {}): SceneFigure => ({
  id,
  side: null,
  type: 'ghoul',
  x: 3,
  y: Number(id.at(-1)) * 3,
  health,
  ...more,
});
const MEN: readonly SceneFigure[] = [
  { id: 'red', side: 0, x: 33, y: 3 },
  { id: 'blue', side: 1, x: 33, y: 33 },
];

/** One monster activation, as the turn rules take it. */
const next = stepping((cx) => {
  const monster = nextMonster(cx);
  if (monster !== null) activateMonster(cx, monster);
});

function order(figures: readonly SceneFigure[], steps: number, answers: readonly string[] = []) {
  const state = scene({ phase: 'monsters', figures: [...figures, ...MEN], order: [1, 0] });
  const played = play(next, { state, steps, answers: answers.map((id) => ['monsterChoice', id] as const) });
  const active = played.events.flatMap((event) => (event.type === 'activated' ? [event.figure] : []));
  return { active, asked: played.asked };
}

describe('SB-MONA-01 order', () => {
  it('SB-MONA-01 from the lowest to the highest Health', () => {
    const { active } = order([ghoul('g1', 12), ghoul('g2', 3), ghoul('g3', 7)], 3);
    expect(active).toEqual(['g2', 'g3', 'g1']);
  });

  it('SB-MONA-01 the primary player chooses among equals, and only among them', () => {
    const state = scene({
      phase: 'monsters',
      figures: [ghoul('g1', 5), ghoul('g2', 5), ghoul('g3', 7), ...MEN],
      order: [1, 0],
    });
    const { pending } = playToQuestion(next, { state });
    expect(pending).toMatchObject({ kind: 'monsterChoice', seat: 1, question: { options: ['g1', 'g2'] } });
    const { active, asked } = order([ghoul('g1', 5), ghoul('g2', 5), ghoul('g3', 7)], 3, ['g2']);
    expect(active).toEqual(['g2', 'g1', 'g3']);
    expect(asked).toHaveLength(1);
  });

  it('SB-MONA-01 each activates once, those that have already are passed over', () => {
    const { active } = order([ghoul('g1', 2, { activated: true }), ghoul('g2', 3)], 2);
    expect(active).toEqual(['g2']);
  });

  it('SB-MONA-01.R1 Health is compared anew after each activation', () => {
    const mending = stepping((cx) => {
      const monster = nextMonster(cx);
      if (monster !== null) activateMonster(cx, monster);
      of(cx.s, 'g2').health = 9;
    });
    const state = scene({
      phase: 'monsters',
      figures: [ghoul('g1', 1), ghoul('g2', 2), ghoul('g3', 3), ...MEN],
    });
    const played = play(mending, { state, steps: 3 });
    const active = played.events.flatMap((event) => (event.type === 'activated' ? [event.figure] : []));
    expect(active).toEqual(['g1', 'g3', 'g2']);
  });

  it('SB-MONA-01 one that was removed does not activate, nor does a soldier', () => {
    const { active } = order([ghoul('g1', 2, { standing: 'removed' })], 1);
    expect(active).toEqual([]);
  });
});

describe('SB-MONA-02 special instructions', () => {
  it('SB-MONA-02 the start of the activation comes first: a Werewolf heals, then moves', () => {
    const figures = [{ id: 'wolf', side: null, type: 'werewolf', x: 18, y: 20, health: 5 }, ...MEN];
    const played = play(next, { state: scene({ phase: 'monsters', figures }) });
    expect(played.events.map(({ type }) => type)).toEqual(['activated', 'healed', 'moved']);
  });

  it('SB-MONA-02 SB-ATT-07 a monster with Rage charges and does not shoot', () => {
    const attributes = ['rage', 'rock-hurler'];
    const figures = [
      { id: 'mad', side: null, type: 'ghoul', x: 18, y: 18, attributes },
      { id: 'red', side: 0, x: 27, y: 18, fatigue: 2 },
      { id: 'blue', side: 1, x: 33, y: 33 },
    ];
    const played = play(next, { state: scene({ phase: 'monsters', figures }) });
    expect(played.events.map(({ type }) => type)).toEqual(['activated', 'moved']);
    expect(of(played.state, 'mad').x).toBe(24);
  });

  it('SB-ATT-07 a monster uses what helps it unasked', () => {
    const figures = [{ id: 'wolf', side: null, type: 'werewolf', x: 18, y: 20, health: 5 }, ...MEN];
    expect(play(next, { state: scene({ phase: 'monsters', figures }) }).asked).toEqual([]);
  });
});
