import { expect, it } from 'vitest';
import { playable } from '../scenario/story/playable.ts';
import { row, scene } from '../scene.spec-support.ts';
import { purposeOf } from './aims.ts';

it('BP-SCN-06 two matches on one battle have purposes of their own, each by the scale that it is played in', () => {
  const s = scene({ units: [row('u', 3, 300, 200), { ...row('e', 3, 300, 1000), side: 1 }] });
  const battle: typeof s.battle = {
    ...s.battle,
    roles: { first: 0, second: 1 },
    scenario: {
      ...playable(s),
      zones: { hill: { shape: { circle: [10, 10, 5] } } },
      end: [
        {
          id: 'cleared',
          when: 'turn-end',
          if: { count: { side: 'second', zone: 'hill' }, max: 0 },
          wins: 'first',
          text: 'The hill is clear.',
        },
      ],
    },
  };
  const inScale = (scale: 'small' | 'large') => ({
    battle,
    options: { ...s.options, 'figure-scale': scale },
  });
  const [large, small] = [inScale('large'), inScale('small')].map((told) => purposeOf(told, 0).aim);
  expect(large).toMatchObject({ what: 'clear', zone: 'hill' });
  expect(small).toMatchObject({ what: 'clear', zone: 'hill' });
  expect(small).not.toEqual(large);
});
