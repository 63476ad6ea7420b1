import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { harm } from '../rules/damage/harm.ts';
import { of, scene, stepping } from '../scene.spec-support.ts';
import { blow } from './attack.spec-support.ts';

it('SB-ATT-25 takes nothing from blows, falls and events', () => {
  const state = scene({ figures: [{ id: 'a', attributes: ['indestructible'] }] });
  const hurts = stepping((cx) => {
    harm(cx, of(cx.s, 'a'), 20, 'fall', 'SB-MOV-21');
    harm(cx, of(cx.s, 'a'), 20, 'event', 'SB-EVT-06');
  });
  const { state: after, events } = play(hurts, { state });
  expect(of(after, 'a').health).toBe(10);
  const nothing = { type: 'damaged', points: 0, parts: [{ value: 20 }, { by: 'immunity', value: -20 }] };
  expect(events).toMatchObject([nothing, nothing]);
  expect(blow({}, { attributes: ['indestructible'] }, [10, 10])).toBe(0);
});

it('SB-ATT-25 fire burns whoever is allergic to it, attack or not', () => {
  const state = scene({ figures: [{ id: 'a', attributes: ['allergy:fire', 'indestructible'] }] });
  const burns = stepping((cx) => {
    harm(cx, of(cx.s, 'a'), 3, 'fire', 'SB-ATT-67', { types: ['fire'] });
  });
  expect(of(play(burns, { state }).state, 'a').health).toBe(7);
});
