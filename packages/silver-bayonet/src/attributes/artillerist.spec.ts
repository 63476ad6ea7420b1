import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { artilleryStrike } from '../rules/events/artillery-strike.ts';
import { of, scene, stepping } from '../scene.spec-support.ts';

const gunner = { attributes: ['artillerist'] };

it('SB-ATT-10 adds 2 for each on the table: 4 + 4 beats 7', () => {
  const state = scene({
    figures: [
      { id: 'a', ...gunner },
      { id: 'b', y: 20, ...gunner },
      { id: 'c', side: 1, x: 30 },
    ],
  });
  const { asked } = play(stepping(artilleryStrike), {
    state,
    dice: [4, 7],
    answers: [['chooseFigure', 'nobody']],
  });
  expect(asked[0]!.seat).toBe(0);
});

it('SB-ATT-10 one that is down adds nothing, and one is not enough: 4 + 2 against 7', () => {
  const state = scene({
    figures: [
      { id: 'a', ...gunner },
      { id: 'b', y: 20, standing: 'down', health: 0, ...gunner },
      { id: 'c', side: 1, x: 30 },
    ],
  });
  const played = play(stepping(artilleryStrike), {
    state,
    dice: [4, 7, 3],
    answers: [['chooseFigure', 'a']],
  });
  expect(played.asked[0]!.seat).toBe(1);
  expect(of(played.state, 'a').health).toBe(7);
});
