import { expect, it } from 'vitest';
import { deedId, dieForGun, onOffer, passId, readDeedId, readDieForGun, readPassId } from './option-ids.ts';

it('a deed is read as it was built, whatever it is done with', () => {
  for (const of of ['musket', 'swivel:bow', 'power/musket', 'pistol#2']) {
    expect(readDeedId(deedId('reload', of))).toEqual({ deed: 'reload', of });
  }
  expect(readDeedId('move')).toEqual({ deed: 'move', of: '' });
});

it('of the options those of one deed, and of no other that begins alike', () => {
  const options = ['reload-for-move:musket', 'reload:musket', 'reload:swivel:bow', 'reload'];
  expect(onOffer(options, 'reload')).toEqual(['musket', 'swivel:bow']);
  expect(onOffer(options, 'shoot')).toEqual([]);
});

it('SB-FATE-08 a die and the gun it loads', () => {
  expect(readDieForGun(dieForGun('power', 'swivel:bow/ball'))).toEqual({
    die: 'power',
    gun: 'swivel:bow/ball',
  });
});

it('SB-ATT-44 a die spent to pass, and no other answer', () => {
  expect(readPassId(passId('monster'))).toBe('monster');
  expect(readPassId('power')).toBeNull();
});
