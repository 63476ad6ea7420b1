import { expect, it } from 'vitest';
import { of, type SceneDraft } from '../scene.spec-support.ts';
import { shotAt } from './supplement.spec-support.ts';

const spectre = {
  side: null,
  type: 'spectral-soldier',
  attributes: ['ethereal-firearm'],
  gear: ['ethereal-musket'],
};
const man = { side: 0, type: 'infantryman' };
const hedge = {
  id: 'hedge',
  type: 'low-wall',
  shape: { rect: [25, 0, 0.2, 36] as [number, number, number, number] },
};

it('SB-ATT-79 P + 1, no Armour helps, and it is loaded again at once', () => {
  const { state } = shotAt(spectre, { ...man, gear: ['breastplate'] }, [5, 9]);
  expect(of(state, 'b').health).toBe(4);
  expect(of(state, 'a').gear[0]!.loaded).toBe(true);
});

it('SB-ATT-79 technology or not is nothing to it', () => {
  const { state } = shotAt(spectre, { ...man, attributes: ['inimical-to-technology'], x: 20 }, [5, 9]);
  expect(of(state, 'b').health).toBe(4);
});

it('SB-ATT-79 Cover helps against it, but not in Hard Mode', () => {
  const hits = (draft: Partial<SceneDraft>) =>
    shotAt(spectre, man, [5, 7], { terrain: [hedge], ...draft }).events.find(
      ({ type }) => type === 'attacked',
    );
  expect(hits({})).toMatchObject({ cover: true, hit: false });
  expect(hits({ options: { 'hard-mode': true } })).toMatchObject({ hit: true });
});

it('SB-ATT-79 Hard Mode is nothing to other shooters', () => {
  const options = { 'hard-mode': true };
  const { events } = shotAt({ stats: { accuracy: 1 } }, man, [5, 7], { terrain: [hedge], options });
  expect(events.find(({ type }) => type === 'attacked')).toMatchObject({ hit: false });
});
