import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { candidatesOf } from '../rules/monsters/candidates.ts';
import { of, type SceneDraft, type SceneFigure, scene } from '../scene.spec-support.ts';

const beast: SceneFigure = { id: 'a', side: null, type: 'ghoul', attributes: ['fear-of-fire'], x: 10 };

function minds(soldiers: readonly SceneFigure[], draft: Partial<SceneDraft> = {}) {
  const s = scene({ figures: [beast, ...soldiers], ...draft });
  return candidatesOf(looking(s), of(s, 'a')).map(({ figure }) => figure.id);
}

it('SB-ATT-49 a lit torch hides its bearer and everybody within 2" of it', () => {
  const torch = {
    id: 'torch',
    x: 18,
    attributes: ['lit-torch', 'oil-and-torches'],
    gear: ['oil-and-torches'],
  };
  const near = { id: 'near', x: 18, y: 18 + 0.984 + 2 };
  const far = { id: 'far', x: 18, y: 18 - 0.984 - 2.1 };
  expect(minds([torch, near, far])).toEqual(['far']);
});

it('SB-ATT-49 so do a campfire and a burning body', () => {
  const fire = {
    id: 'fire',
    type: 'campfire',
    shape: { rect: [18, 18, 1, 1] as [number, number, number, number] },
  };
  expect(minds([{ id: 'b', x: 18, y: 21.4 }], { terrain: [fire] })).toEqual([]);
  expect(minds([{ id: 'b', x: 18, y: 21.6 }], { terrain: [fire] })).toEqual(['b']);
  expect(
    minds([{ id: 'b' }, { id: 'c', side: null, type: 'mummy', attributes: ['burning'], y: 19.5 }]),
  ).toEqual([]);
});

it('SB-ATT-49.R1 whoever strikes with fire does not exist for it', () => {
  expect(minds([{ id: 'b', attributes: ['flaming-weapon'] }])).toEqual([]);
  expect(minds([{ id: 'b', gear: [{ item: 'hand-weapon', types: ['fire'] }] }])).toEqual([]);
});

it('SB-ATT-49.R1 unlit torches frighten only with the option', () => {
  const unlit = [{ id: 'b', gear: ['oil-and-torches'], attributes: ['oil-and-torches'] }];
  expect(minds(unlit)).toEqual(['b']);
  expect(minds(unlit, { options: { 'unlit-torches-scare': true } })).toEqual([]);
});

it('SB-ATT-49.R1 it does not Force the Attack on such a figure', () => {
  const may = (attributes: string[]) => {
    const s = scene({ figures: [beast, { id: 'b', attributes }] });
    return looking(s).modify('mayForce', of(s, 'a'), true, { mover: of(s, 'b') });
  };
  expect(may(['lit-torch'])).toBe(false);
  expect(may([])).toBe(true);
});
