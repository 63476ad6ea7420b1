import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import silverBayonet from '../../ruleset.ts';
import type { Scenario } from '../../scenario/format/scenario.ts';
import { SOLO, told } from '../../scenario/told.spec-support.ts';
import { of, type SceneDraft, stepping } from '../../scene.spec-support.ts';
import { activateMonster } from './phase.ts';

const FREE = { 'solo-free-hand': true };
const acts = stepping((cx) => activateMonster(cx, of(cx.s, 'm')));

const FIGURES: SceneDraft['figures'] = [
  { id: 'near', x: 18, y: 8, gear: [], fatigue: 2 },
  { id: 'far', x: 18, y: 30, gear: [], fatigue: 2 },
  { id: 'm', side: null, type: 'revenant', x: 18, y: 18 },
];

function alone(
  options: SceneDraft['options'] = {},
  scenario: Partial<Scenario> = {},
  rest: Partial<SceneDraft> = {},
) {
  return told({ ...SOLO, ...scenario }, { seats: 1, figures: FIGURES, options, ...rest });
}

describe("SB-SOLO-07 the player's licence", () => {
  it('SB-SOLO-07 off: the monster goes for whom the rules say, and nobody is asked', () => {
    const { asked, state } = play(acts, { state: alone() });
    expect(asked).toEqual([]);
    expect(of(state, 'm').y).toBeLessThan(18);
  });

  it('SB-SOLO-07.R1 on: another legal target may be named, at no price, and the log says so', () => {
    const { pending } = playToQuestion(acts, { state: alone(FREE) });
    expect(pending).toMatchObject({
      kind: 'monsterChoice',
      seat: 0,
      question: { options: ['keep', 'far'], target: 'near', rule: 'SB-SOLO-07' },
    });
    const { state, events } = play(acts, { state: alone(FREE), answers: [['monsterChoice', 'far']] });
    expect(of(state, 'm').y).toBeGreaterThan(18);
    expect(events).toContainEqual({ type: 'redirected', rule: 'SB-SOLO-07', figure: 'm', target: 'far' });
    const kept = play(acts, { state: alone(FREE), answers: [['monsterChoice', 'keep']] });
    expect(of(kept.state, 'm').y).toBeLessThan(18);
  });

  const arrival: Partial<Scenario> = {
    rules: [
      {
        id: 'ghoul',
        when: { event: 'turn-end' },
        do: [{ op: 'place-monster', monster: 'ghoul', at: { point: [30, 30] } }],
      },
    ],
  };
  const evening = { phase: 'end' } as const;

  it('SB-SOLO-07.R1 on: an arrival may be turned away', () => {
    const state = alone(FREE, arrival, evening);
    const away = play(silverBayonet, { state, answers: [['monsterChoice', 'stays-away']] });
    expect(away.state.figures).toHaveLength(3);
    expect(away.events).toContainEqual({ type: 'turnedAway', rule: 'SB-SOLO-07', kind: 'ghoul' });
    const comes = play(silverBayonet, { state, answers: [['monsterChoice', 'arrives']] });
    expect(comes.state.figures.at(-1)).toMatchObject({ type: 'ghoul' });
    expect(play(silverBayonet, { state: alone({}, arrival, evening) }).asked).toEqual([]);
  });

  it('SB-SOLO-07.R1 on: one more may be added where the player likes, and rewards stay', () => {
    const options = (s: ReturnType<typeof alone>) =>
      playToQuestion(silverBayonet, { state: s }).pending.question;
    expect(options(alone())).toEqual({ options: ['near', 'far', 'concede', 'call-it-a-day'] });
    const { state, events } = play(silverBayonet, {
      state: alone(FREE),
      answers: [
        ['activate', 'add-monster'],
        ['chooseItem', 'goblin'],
        ['placeFigure', { x: 30, y: 18, z: 0 }],
      ],
    });
    expect(state.figures.at(-1)).toMatchObject({ type: 'goblin', x: 30, y: 18, activated: false });
    expect(events).toContainEqual(expect.objectContaining({ type: 'appeared', rule: 'SB-SOLO-07' }));
    expect(state.deeds).toEqual([]);
    expect(state.owed).toBe(1);
  });

  it('SB-SOLO-07 not against another player', () => {
    const figures = [...FIGURES, { id: 'foe', side: 1, x: 35, y: 35 }];
    const state = told({}, { figures, options: FREE });
    expect(playToQuestion(silverBayonet, { state }).pending.question).toEqual({
      options: ['near', 'far', 'concede', 'call-it-a-day'],
    });
  });
});
