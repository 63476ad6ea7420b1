import { describe, expect, it } from 'vitest';
import { SPECIAL_ARMOURY } from '../../data/armoury/special.ts';
import type { Unit } from '../unit.ts';
import {
  blankUnit,
  dismissed,
  doubled,
  hostsIn,
  raised,
  recruited,
  rehosted,
  shifted,
  taken,
  withOfficer,
  withSoldier,
  withUnit,
} from './draft.ts';

const blank = blankUnit('france', 'Les Veilleurs', 'Luc Renard', 'Capitaine');
const soldier = (name: string) => ({ name, type: 'infantryman', special: [] });
const three: Unit = ['A', 'B', 'C'].reduce((unit, name) => recruited(unit, soldier(name)), blank);
const names = ({ soldiers }: Unit) => soldiers.map(({ name }) => name).join('');
const special = (id: string) => SPECIAL_ARMOURY.find((item) => item.id === id)!;

describe('edits of a unit', () => {
  it('leaves out what is empty, but never a name', () => {
    expect(withUnit({ ...blank, country: 'Bavaria' }, { country: '' })).not.toHaveProperty('country');
    expect(withUnit(blank, { name: '' }).name).toBe('');
    expect(withOfficer(blank, { rank: '' }).officer).not.toHaveProperty('rank');
    expect(withOfficer(blank, { name: '' }).officer.name).toBe('');
    expect(withSoldier(three, 1, { attribute: undefined }).soldiers[1]).not.toHaveProperty('attribute');
  });

  it('changes one soldier and no other', () => {
    expect(names(withSoldier(three, 1, { name: 'X' }))).toBe('AXC');
  });

  it('moves soldiers up and down, and not off the list', () => {
    expect(names(shifted(three, 2, -1))).toBe('ACB');
    expect(names(shifted(three, 0, 1))).toBe('BAC');
    expect(shifted(three, 0, -1)).toBe(three);
    expect(shifted(three, 2, 1)).toBe(three);
  });

  it('dismisses one', () => {
    expect(names(dismissed(three, 1))).toBe('AC');
  });

  it('doubles one, without his past', () => {
    const record = { xp: 30, rewards: [], injuries: [], madness: [], nextGame: [], artefacts: [] };
    const unit = withSoldier(three, 0, { record });
    expect(names(doubled(unit, 0, 'X'))).toBe('AXBC');
    expect(doubled(unit, 0, 'X').soldiers[1]).not.toHaveProperty('record');
  });

  it('raises one of a pair in place of the other', () => {
    expect(raised([], 'health')).toEqual(['health']);
    expect(raised(['melee', 'speed'], 'health')).toEqual(['melee', 'health']);
    expect(raised(['recruitment'], 'accuracy')).toEqual(['accuracy', 'recruitment']);
    expect(raised(['melee'], 'melee')).toEqual(['melee']);
  });
});

describe('what upgrades go on', () => {
  it('tells two of a kind apart', () => {
    expect(hostsIn(['pistol', 'rifle', 'pistol']).map(({ ref }) => ref)).toEqual([
      'pistol',
      'rifle',
      'pistol#2',
    ]);
  });

  it('puts an upgrade on the first piece that fits and is free', () => {
    const equipment = ['hand-weapon', 'pistol', 'pistol'];
    expect(taken(special('silver-shot'), equipment, [])).toEqual({ item: 'silver-shot', host: 'pistol' });
    const other = { item: 'silver-shot', host: 'pistol' };
    expect(taken(special('silver-shot'), equipment, [other]).host).toBe('pistol#2');
  });

  it('carries what goes on nothing, and takes an upgrade without a host where nothing fits', () => {
    expect(taken(special('salt-bag'), ['pistol'], [])).toEqual({ item: 'salt-bag' });
    expect(taken(special('silver-weapon'), ['pistol'], [])).toEqual({ item: 'silver-weapon' });
  });

  it('moves an upgrade whose piece is gone, and leaves it where nothing else fits', () => {
    const silver = [{ item: 'silver-weapon', host: 'musket' }];
    expect(rehosted(silver, ['heavy-weapon', 'pistol'], SPECIAL_ARMOURY)).toEqual([
      { item: 'silver-weapon', host: 'heavy-weapon' },
    ]);
    expect(rehosted(silver, ['pistol'], SPECIAL_ARMOURY)).toEqual(silver);
    expect(rehosted(silver, ['hand-weapon', 'musket'], SPECIAL_ARMOURY)).toEqual(silver);
  });
});
