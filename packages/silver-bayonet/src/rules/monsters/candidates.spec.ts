import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { candidatesOf } from './candidates.ts';
import { activateMonster } from './phase.ts';

const activation = stepping((cx) => activateMonster(cx, of(cx.s, 'monster')));
const WALL = { id: 'wall', type: 'high-wall', shape: { rect: [0, 20, 36, 0.5] } } as const;
const CLUE = { id: 'clue', deck: 'clues', x: 3, y: 18, z: 0 };

const soldier = (id: string, x: number, y: number, more: Partial<SceneFigure> = {}): SceneFigure => ({
  id,
  side: 0,
  x,
  y,
  gear: ['hand-weapon'],
  fatigue: 2,
  ...more,
});

function table(type: string, figures: readonly SceneFigure[], more: Partial<SceneDraft> = {}) {
  return scene({ figures: [{ id: 'monster', side: null, type, x: 18, y: 18 }, ...figures], ...more });
}

const end = (state: ReturnType<typeof scene>) => of(play(activation, { state }).state, 'monster');

describe('SB-MON-05 candidates', () => {
  it('SB-MON-05 every standing soldier of every unit, nearest first; no monster and nobody down', () => {
    const state = table('ghoul', [
      soldier('far', 30, 18),
      soldier('near', 22, 18, { side: 1 }),
      soldier('down', 20, 18, { standing: 'down' }),
      { id: 'friend', side: null, type: 'ghoul', x: 19, y: 19.5 },
    ]);
    const found = candidatesOf(looking(state), of(state, 'monster'));
    expect(found.map(({ figure, place }) => [figure.id, place])).toEqual([
      ['near', 0],
      ['far', 1],
    ]);
  });

  it('SB-GEN-09.R3 those equally near share their place', () => {
    const state = table('ghoul', [soldier('far', 30, 18), soldier('east', 22, 18), soldier('west', 14, 18)]);
    const found = candidatesOf(looking(state), of(state, 'monster'));
    expect(found.map(({ figure, place }) => [figure.id, place])).toEqual([
      ['east', 0],
      ['west', 0],
      ['far', 2],
    ]);
  });

  it('SB-MON-05 SB-ATT-71 a Mummy ignores whoever is beyond 10": it goes to the marker, else it stays', () => {
    const beyond = soldier('man', 18 + 0.984 + 10.001, 18);
    expect(end(table('mummy', [beyond], { clues: [CLUE] })).x).toBe(13);
    expect(end(table('mummy', [beyond])).x).toBe(18);
    expect(end(table('mummy', [soldier('man', 18 + 0.984 + 10, 18)], { clues: [CLUE] })).x).toBe(23);
  });

  it('SB-MON-05 SB-ATT-58 the Eyeless goes for whom it cannot see, but does not throw through walls', () => {
    const hidden = soldier('man', 18, 25);
    const { events, state } = play(activation, {
      state: table('baxbaxwalanuksiwe', [hidden], { terrain: [WALL], clues: [CLUE] }),
    });
    expect(events.some(({ type }) => type === 'fired')).toBe(false);
    expect(of(state, 'monster').x).toBeGreaterThan(15);
    expect(end(table('ghoul', [hidden], { terrain: [WALL], clues: [CLUE] })).x).toBeLessThan(15);
  });

  it('SB-MON-05 SB-ATT-16 the Ethereal sees through walls and goes straight at its soldier', () => {
    const state = table('ghost', [soldier('man', 18, 29)], { terrain: [WALL], clues: [CLUE] });
    expect(end(state)).toMatchObject({ x: 18, y: 24 });
  });

  it('SB-MON-05 SB-EVT-03 in Fog it sees nobody beyond 10"', () => {
    const state = table('ghoul', [soldier('man', 30, 18)], { clues: [CLUE], conditions: { fog: true } });
    expect(end(state).x).toBe(12);
  });
});
