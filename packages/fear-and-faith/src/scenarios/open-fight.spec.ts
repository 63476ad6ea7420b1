import { initialState, prepare, random, simulate } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { board } from '../board/board.spec-support.ts';
import { thumb } from '../bots/thumb/thumb.ts';
import { looking } from '../hooks.ts';
import { USUAL_LIMITS } from '../rules/setup/layout-limits.ts';
import { layoutProblem } from '../rules/setup/layout-question.ts';
import fearAndFaith from '../ruleset.ts';
import { scene } from '../scene.spec-support.ts';
import { documents } from './documents.ts';

const DOCUMENT = documents.find(({ id }) => id === 'open-fight')!;
const GROUND = DOCUMENT.terrain!;

describe('the open fight', () => {
  it('FF-SET-03 its own ground keeps to what any ground must keep to', () => {
    const look = looking(scene({ models: [{ id: 'a', x: 1, y: 1 }] }));
    expect(layoutProblem({ limits: USUAL_LIMITS }, GROUND, look)).toBeNull();
  });

  it('FF-SET-03 whoever takes it as it is has that ground, and its names on the map; another ground has none of them', () => {
    const laid = (answer: string) => {
      const [one, other] = fearAndFaith.units.ready;
      const setup = prepare(fearAndFaith, {
        scenario: 'open-fight',
        seats: [{ unit: one }, { unit: other }],
      });
      if (!setup.ok) throw new Error('not prepared');
      const start = initialState(fearAndFaith, { setup: setup.value, dice: { seed: 'ground' } });
      const chance = random('spec');
      const { state } = simulate(
        fearAndFaith,
        start,
        (asked) => (asked.kind === 'layout' ? answer : thumb(asked, chance)),
        { steps: 4 },
      );
      return { ...board.scene(state).placeNames };
    };
    expect(Object.values(laid('as-drawn'))).toEqual(GROUND.flatMap(({ name }) => name ?? []));
    expect(laid('by-chance')).toEqual({});
  });
});
