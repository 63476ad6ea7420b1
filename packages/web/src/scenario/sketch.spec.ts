import { expect, it } from 'vitest';
import { sketchOf } from './sketch.ts';

const document = {
  boards: [{ id: 'main', width: 36, height: 24 }],
  terrain: [
    { id: 'mill', type: 'hous', shape: { rect: [4, 4, 4, 2] } },
    {
      id: 'wall',
      type: 'low-wall',
      shape: {
        line: [
          [0, 0],
          [6, 0],
        ],
      },
    },
  ],
  clues: [{ id: 'sack', at: [18, 40], deck: 'mill' }],
  rules: [{ id: 'r', do: [] }],
};

it('what is wrong is marked where it stands, what lies off the board at its edge', () => {
  const sketch = sketchOf({
    document,
    southUp: false,
    paths: ['/terrain/0/type', '/clues/0/deck', '/rules/0/do'],
  });
  expect(sketch).toMatchObject({ width: 36, height: 24 });
  expect(sketch!.marks).toEqual([
    { problem: 0, at: [6, 19] },
    { problem: 1, at: [18, 0] },
  ]);
  expect(sketch!.outlines.map(({ open }) => open)).toEqual([false, true]);
});

it('y goes the way that the game measures', () => {
  expect(sketchOf({ document, southUp: true, paths: ['/terrain/0'] })!.marks).toEqual([
    { problem: 0, at: [6, 5] },
  ]);
});

it('nothing is drawn where nothing has a place, or there is no board', () => {
  expect(sketchOf({ document, southUp: false, paths: ['/rules/0', ''] })).toBeNull();
  expect(sketchOf({ document: { boards: 'two' }, southUp: false, paths: ['/clues/0'] })).toBeNull();
});
