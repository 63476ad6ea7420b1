import type { Change, Entry, Field } from '@vedette/engine';
import { walkMuster } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { SOLDIER_TYPES } from '../../data/soldiers.ts';
import type { Unit } from '../unit.ts';
import { units } from '../units.ts';
import { musters } from './muster.ts';

const muster = musters.in();

const britain = units.ready.find(({ nation }) => nation === 'britain')!;

function changed(unit: Unit, ...changes: readonly Change[]): Unit {
  return changes.reduce((now, change, i) => muster.edit(now, { ...change, seed: String(i) }), unit);
}

function entryAt(unit: Unit, at: string): Entry {
  const entries = muster
    .form(unit)
    .flatMap((section) =>
      section.kind === 'entry' ? [section.entry] : section.kind === 'roll' ? section.entries : [],
    );
  return entries.find((entry) => entry.at === at)!;
}

function fieldAt(unit: Unit, entry: string, at: string): Field {
  const { fields, blocks } = entryAt(unit, entry);
  return [...fields, ...blocks.flatMap(({ rows }) => rows.flat())].find((field) => field.at === at)!;
}

describe('a company by its form', () => {
  it.each(Array.from({ length: 6 }, (_, i) => String(i)))(
    'keeps its promises, whatever is changed: %s',
    (seed) => {
      expect(walkMuster(muster, { seed, steps: 40 })).toEqual([]);
    },
  );

  it('SB-ATT-55 Sow Fear is offered to Officers under the option that opens it, and no soldier', () => {
    const austria = muster.begin('austria', 'one');
    const groupOf = (at: string, entry: string, id: string) => {
      const field = fieldAt(changed(austria, { do: 'add', recruit: 'junior-officer' }), entry, at);
      return field.kind === 'one' ? field.offers.find((offer) => offer.id === id)?.group : undefined;
    };
    const officers = (id: string) => groupOf('/officer/attributes/0', '/officer', id);
    expect(officers('sow-fear')).toBe('Only by an option of the match');
    expect(officers('strong')).toBe('From the core book');
    expect(officers('lunge')).toBe('From the supplements');
    expect(groupOf('/soldiers/0/attribute', '/soldiers/0', 'strong')).toBe('From the core book');
    expect(groupOf('/soldiers/0/attribute', '/soldiers/0', 'sow-fear')).toBeUndefined();
  });

  it('SB-UNIT-13 says of which type there are too many, and how many there may be', () => {
    const two = changed(
      muster.begin('austria', 'one'),
      { do: 'add', recruit: 'junior-officer' },
      { do: 'add', recruit: 'junior-officer' },
    );
    expect(muster.findings(two).map(({ message }) => message)).toContain(
      'Junior Officer: 2 are in the unit, and 1 is the most.',
    );
  });

  it('SB-UNIT-01 is made out of nothing, change by change, the same from the same', () => {
    const blank = muster.begin('austria', 'one');
    const steps: readonly Change[] = [
      { do: 'set', at: '/officer/increases/melee', to: 'accuracy' },
      { do: 'set', at: '/officer/increases/speed', to: 'speed' },
      { do: 'set', at: '/officer/increases/courage', to: 'recruitment' },
      { do: 'set', at: '/officer/attributes/0', to: 'tactician' },
      { do: 'set', at: '/officer/attributes/1', to: 'medic' },
      { do: 'count', at: '/officer/equipment', offer: 'rifle', by: 1 },
      { do: 'count', at: '/officer/equipment', offer: 'cartridge-box', by: 1 },
      { do: 'set', at: '/officer/special/0', to: 'silver-shot' },
      { do: 'add', recruit: 'dhamphir' },
      { do: 'add', recruit: 'grenadier' },
    ];
    const unit = changed(blank, ...steps);
    expect(unit.officer).toMatchObject({
      increases: ['accuracy', 'speed', 'recruitment'],
      attributes: ['tactician', 'medic'],
      equipment: ['rifle', 'cartridge-box'],
      special: [{ item: 'silver-shot', host: 'cartridge-box' }],
    });
    expect(muster.tally(unit)).toEqual([
      { title: 'Recruitment', value: 45, most: 105 },
      { title: 'Soldiers', value: 2, most: 7 },
    ]);
    expect(muster.findings(unit).filter(({ kind }) => kind === 'problem')).toEqual([]);
    expect(changed(muster.begin('austria', 'one'), ...steps)).toEqual(unit);
    expect(muster.begin('austria', 'two').officer.name).not.toBe(blank.officer.name);
  });

  it('SB-UNIT-15 recruits from outside the list for more', () => {
    const unit = changed(britain, { do: 'add', recruit: 'outside:dhamphir' });
    expect(unit.soldiers.at(-1)).toMatchObject({ type: 'dhamphir', outside: true });
    expect(entryAt(unit, `/soldiers/${unit.soldiers.length - 1}`)).toMatchObject({
      cost: '38 points',
      aside: 'from outside the list',
    });
  });

  it('offers one more special item while there is room, and bars what goes on nothing that is carried', () => {
    const bare: Unit = { ...britain, officer: { ...britain.officer, equipment: ['pistol'], special: [] } };
    const field = fieldAt(bare, '/officer', '/officer/special/0');
    const barred = field.kind === 'one' ? field.offers.filter((offer) => offer.barred !== undefined) : [];
    expect(barred.map(({ id }) => id)).toContain('silver-weapon');
    expect(barred.map(({ id }) => id)).not.toContain('holy-symbol');
    expect(fieldAt(bare, '/officer', '/officer/special/1')).toBeUndefined();
  });

  it('SB-UNIT-12 offers the sets of a type, and moves an upgrade to what fits in another', () => {
    const blank = changed(muster.begin('britain', ''), { do: 'add', recruit: 'rifleman' });
    expect(entryAt(blank, '/soldiers/0').blocks[0]!.lines?.length).toBeGreaterThan(1);
    const many = SOLDIER_TYPES.find(({ equipment }) => equipment !== 'slots' && equipment.length > 1)!;
    const chosen = changed(changed(muster.begin(many.nations[0]!, ''), { do: 'add', recruit: many.id }), {
      do: 'set',
      at: '/soldiers/0/set',
      to: '1',
    });
    expect(chosen.soldiers[0]!.set).toBe(1);
    expect(fieldAt(chosen, '/soldiers/0', '/soldiers/0/set')).toMatchObject({ value: '1' });
    const back = changed(chosen, { do: 'set', at: '/soldiers/0/set', to: '0' });
    expect(back.soldiers[0]).not.toHaveProperty('set');
  });

  it('shows what a file has and no book knows, and lets it be taken away', () => {
    const unit: Unit = {
      ...britain,
      nation: 'atlantis',
      officer: { ...britain.officer, attributes: ['gills'] },
    };
    expect(fieldAt(unit, '', '/nation')).toMatchObject({ value: 'atlantis' });
    expect(fieldAt(unit, '/officer', '/officer/attributes/0')).toMatchObject({ value: 'gills' });
    expect(changed(unit, { do: 'set', at: '/officer/attributes/0', to: '' }).officer.attributes).toEqual([]);
  });

  it('leaves the unit as it is where a change fits nothing', () => {
    const strays: readonly Change[] = [
      { do: 'set', at: '/fate', to: 'x' },
      { do: 'set', at: '/soldiers/99/name', to: 'Nobody' },
      { do: 'set', at: '/officer/special/7', to: 'holy-symbol' },
      { do: 'set', at: '/officer/name', to: 7 },
      { do: 'set', at: '/officer/attributes/x', to: 'medic' },
      { do: 'count', at: '/officer/equipment', offer: 'trebuchet', by: -1 },
      { do: 'add', recruit: 'dragon' },
      { do: 'move', at: '/soldiers/0', by: -1 },
      { do: 'roll', at: '/dice' },
    ];
    for (const stray of strays)
      expect({ stray, unit: changed(britain, stray) }).toEqual({ stray, unit: britain });
  });
});
