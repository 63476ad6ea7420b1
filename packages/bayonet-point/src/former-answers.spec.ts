import { begin, load, prepare, type Save, saveOf } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import type { BayonetPoint } from './game.ts';
import bayonetPoint from './ruleset.ts';
import { column, FOOT } from './scenarios/scenario.spec-support.ts';

const points = [
  { x: 900, y: 150, z: 0 },
  { x: 1700, y: 600, z: 0 },
];

/** A game of raiders, saved by version 2 with this answer to the question which of two points. */
function opened(point: string) {
  const setup = prepare(bayonetPoint, {
    scenario: 'plunder-the-baggage',
    seats: [{ unit: FOOT }, { unit: FOOT }],
    options: {},
  });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  const match = begin(bayonetPoint, { setup: setup.value, dice: { script: [9, 2, 1] } });
  const build = 'engine 0.1.0, bayonet-point 2.1';
  const answers = ['east', column(900, 530), points, point];
  const save: Save<BayonetPoint> = { ...saveOf(match), build, begun: build, answers };
  const result = load(bayonetPoint, save);
  if (!result.ok) throw new Error(JSON.stringify(result.refusals));
  return result.value;
}

describe('BP-SCN-11 games kept when points were counted', () => {
  it.each([
    ['point-1', '900,150'],
    ['point-2', '1700,600'],
    ['1700,600', '1700,600'],
  ])('go on: %s is %s', (before, today) => {
    const { match, dropped } = opened(before);
    expect([dropped, match.answers.at(-1)]).toEqual([0, today]);
    expect(match.pending).toMatchObject({
      kind: 'deploy',
      question: { areas: [{ circle: [...today.split(',').map(Number), 300] }] },
    });
  });

  it.each(['point-3', 'point-0', 'point-', '1,1'])('what was never on offer is dropped: %s', (never) => {
    const { match, dropped } = opened(never);
    expect([dropped, match.pending?.kind]).toEqual([1, 'whichPoint']);
  });
});
