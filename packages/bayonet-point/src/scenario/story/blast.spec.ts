import { checkDocument } from '@vedette/engine';
import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../scenarios/index.ts';
import { row, scene, stepping } from '../../scene.spec-support.ts';
import type { Operation, OperationOf } from '../format/operation.ts';
import { SAMPLE } from '../reference/examples.ts';
import { performAll } from './perform.ts';

const NEAR = { small: 100, large: 100 };
const FAR = { small: 300, large: 300 };

function struck(operation: Operation, dice: readonly number[]) {
  const units = [row('u', 1, 300, 300), row('v', 1, 300, 500), { ...row('e', 1, 300, 900), side: 1 }];
  const { events } = play(
    stepping((cx) => performAll(cx, [operation])),
    { state: scene({ units }), dice },
  );
  return events.flatMap((event) =>
    event.type === 'outcome' ? [[Reflect.get(event, 'figure'), event.die, event.total]] : [],
  );
}

/** About where the first man of a unit stands. */
const about = (rings: OperationOf<'blast'>['rings'], who?: OperationOf<'blast'>['who']): Operation => ({
  op: 'blast',
  of: { point: placeOf('u-1') },
  rings,
  ...(who === undefined ? {} : { who }),
});

function placeOf(figure: string): [number, number] {
  const f = scene({ units: [row('u', 1, 300, 300)] }).figures.find(({ id }) => id === figure)!;
  return [f.x, f.y];
}

describe('BP-HIT-01 harm by distance', () => {
  it('BP-HIT-01 each is hit as the first ring says that he stands in, and who is in none is not', () => {
    expect(
      struck(
        about([
          { within: NEAR, hits: 2 },
          { within: FAR, modifier: -1 },
        ]),
        [3, 4, 5],
      ),
    ).toEqual([
      ['u-1', 3, 3],
      ['u-1', 4, 4],
      ['v-1', 5, 4],
    ]);
  });

  it('BP-GEN-15 it is measured to the centre of his base: so far, and no farther', () => {
    expect(struck(about([{ within: { small: 200, large: 200 } }]), [5, 5])).toHaveLength(2);
    expect(struck(about([{ within: { small: 199.9, large: 199.9 } }]), [5])).toHaveLength(1);
  });

  it('BP-HIT-01 only those who fit', () => {
    expect(struck(about([{ within: { small: 2000, large: 2000 } }], { side: 'second' }), [5])).toEqual([
      ['e-1', 5, 5],
    ]);
  });
});

it('a place that is not there or lies beside the board, and harm before the first turn, are told', () => {
  const ring = [{ within: 100 }];
  const codes = (of: OperationOf<'blast'>['of'], when: 'rules' | 'deployment') => {
    const blast: Operation = { op: 'blast', of, rings: ring };
    const rules = [{ id: 'boom', when: { event: 'turn-start' }, do: [blast] }];
    const steps = [...(SAMPLE['deployment'] as { steps: Operation[] }).steps, blast];
    const document = {
      ...SAMPLE,
      ...(when === 'rules' ? { rules } : { deployment: { order: 'listed', steps } }),
    };
    const checked = checkDocument(scenarios, document);
    return checked.ok ? [] : checked.refusals.map(({ code, path }) => `${code} ${path}`);
  };
  expect(codes({ point: [600, 600] }, 'rules')).toEqual([]);
  expect(codes({ point: [3000, 600] }, 'rules')).toEqual(['scenario.off-board /rules/0/do/0/of/point']);
  expect(codes({ zone: 'cellar' }, 'rules')).toEqual(['scenario.unknown-id /rules/0/do/0/of/zone']);
  expect(codes({ terrain: 'cellar' }, 'rules')).toEqual(['scenario.unknown-id /rules/0/do/0/of/terrain']);
  expect(codes({ point: [600, 600] }, 'deployment').join()).toContain('scenario.not-allowed-here');
});
