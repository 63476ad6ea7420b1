import { wordsById } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { IDOL, WITNESS, withObjects } from '../scenario/objects/objects.spec-support.ts';
import { describe } from './en/describe.ts';
import { prompt } from './prompt.ts';

const state = withObjects({ figures: [{ id: 'a', name: 'Vane' }] });
const fact = { figure: 'a', rule: 'SB-SCN-GEN-17', x: 1, y: 2, z: 0 };
const told = (event: object) => describe(event as never, state);

it('SB-SCN-GEN-17 everybody is told who has what, and where it lies', () => {
  const idol = { ...fact, object: IDOL.id };
  expect(told({ ...idol, type: 'tookUp' })).toBe('Vane has it now: The idol.');
  expect(told({ ...idol, type: 'dropped' })).toBe('Vane lets go of it in the south-west: The idol.');
  expect(told({ ...idol, type: 'secured' })).toBe('Vane brings it home: The idol.');
  expect(told({ ...idol, type: 'objectPlaced', stuck: true })).toBe(
    'There, in the south-west: The idol, stuck fast.',
  );
  expect(told({ ...idol, type: 'objectPlaced', stuck: false })).toBe('There, in the south-west: The idol.');
});

it('SB-SCN-GEN-22 a person is nobody’s luggage', () => {
  const witness = { ...fact, object: WITNESS.id };
  expect(told({ ...witness, type: 'tookUp' })).toBe('The witness goes with Vane.');
  expect(told({ ...witness, type: 'dropped' })).toBe('The witness is left standing in the south-west.');
});

it('SB-SCN-GEN-18 SB-SCN-GEN-19 what can be done with an object is offered by its name', () => {
  const options = ['pick-up:idol', 'free:chest', 'drop:idol', 'take', 'leave'];
  const question = { options, figure: 'a', object: 'idol' };
  expect(wordsById(prompt({ kind: 'act', seat: 0, question } as never, state))).toEqual({
    'pick-up:idol': 'Pick up: The idol',
    'free:chest': 'Work loose: The chest',
    'drop:idol': 'Lay down: The idol',
    take: 'Take it',
    leave: 'Leave',
  });
  expect(prompt({ kind: 'takeUp', seat: 0, question } as never, state).title).toBe(
    'Within reach of Vane: The idol. Take it?',
  );
  expect(prompt({ kind: 'putDown', seat: 0, question } as never, state).title).toBe(
    'Where does Vane lay it down: The idol?',
  );
});

it('SB-OPS-12 the price of an enchanted shot is named', () => {
  const question = { options: ['plain', 'enchanted'], figure: 'a', weapon: 'swivel-gun-ball' };
  expect(wordsById(prompt({ kind: 'shot', seat: 0, question } as never, state))).toEqual({
    plain: 'Plain shot',
    enchanted: 'Enchanted, for a Power Die',
  });
  const shot = { ...fact, type: 'fired', weapon: 'swivel-gun-ball', targets: ['a'], answer: false };
  expect(told({ ...shot, load: 'enchanted' })).toContain('loaded with enchanted shot');
  const die = { ...fact, type: 'fateSpent', seat: 0, die: 'power', use: 'enchant-shot', roll: null };
  expect(told(die)).toBe('Player 1 spends a Power Die on the shot of Vane.');
});
