import { expect, it } from 'vitest';
import { of } from '../scene.spec-support.ts';
import { activating } from './supplement.spec-support.ts';

const mummy = { side: null, type: 'mummy', gear: [], health: 20 };

it('SB-ATT-74 14 puts the fire out before it hurts, 13 does not', () => {
  const burning = { ...mummy, attributes: ['burning', 'suppress-combustion'] };
  expect(of(activating(burning, [7, 7]).state, 'a')).toMatchObject({
    health: 20,
    kit: 'suppress-combustion',
  });
  expect(of(activating(burning, [7, 6]).state, 'a').health).toBe(18);
});

it('SB-ATT-74 no stat is added', () => {
  const brave = { ...mummy, stats: { courage: 9 }, attributes: ['burning', 'suppress-combustion'] };
  expect(of(activating(brave, [7, 6]).state, 'a').health).toBe(18);
});

it('SB-ATT-74 without a fire there is nothing to do', () => {
  expect(of(activating({ ...mummy, attributes: ['suppress-combustion'] }, []).state, 'a').health).toBe(20);
});

it('SB-ATT-03 healing, then the flames, then wasting', () => {
  const all = {
    ...mummy,
    health: 10,
    attributes: ['burning', 'quick-healing', 'suppress-combustion', 'wasting:2'],
  };
  const { events } = activating(all, [2, 2]);
  const story = events.flatMap((event) =>
    event.type === 'healed' || event.type === 'checked' || event.type === 'damaged' ? [event.rule] : [],
  );
  expect(story).toEqual(['SB-ATT-34', 'SB-ATT-74', 'SB-ATT-67', 'SB-ATT-57']);
});
