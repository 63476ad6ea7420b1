import { describe, expect, it } from 'vitest';
import { OF_THE_BOOKS, ofTheBooks } from '../data/of-the-books.spec-support.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import { attributesOnOffer } from './attribute-choice.ts';
import { officer, soldier, unit, wrong } from './unit.spec-support.ts';

const choosing = (...attributes: string[]) => unit({ officer: officer({ attributes }) });
const AT = '/officer/attributes/1';

describe('choosing attributes', () => {
  it('SB-ATT-02 those not marked (O) are not open', () => {
    expect(wrong(choosing('strong', 'very-strong'))).toEqual([`unit.attribute-not-open SB-ATT-02 ${AT}`]);
    expect(wrong(choosing('strong', 'spells'))).toEqual([`unit.attribute-not-open SB-ATT-02 ${AT}`]);
  });

  it('SB-ATT-02 SB-UNIT-06 Tactician is for Austria and Prussia', () => {
    const tactician = choosing('strong', 'tactician');
    expect(wrong(tactician)).toEqual([]);
    expect(wrong({ ...tactician, nation: 'prussia' })).toEqual([]);
    expect(wrong({ ...tactician, nation: 'france' })).toEqual([`unit.attribute-nation SB-UNIT-06 ${AT}`]);
  });

  it('SB-ATT-02 a supplement must be switched on', () => {
    const sneak = choosing('strong', 'sneak');
    expect(wrong(sneak)).toEqual([`unit.attribute-supplement SB-ATT-02 ${AT}`]);
    expect(wrong(sneak, { 'supplement-italy': true })).toEqual([]);
    expect(wrong(sneak, { 'supplement-canada': true })).toHaveLength(1);
  });

  it('SB-ATT-02 Fire Starter comes with either of its two books', () => {
    const starter = choosing('strong', 'fire-starter');
    expect(wrong(starter)).toHaveLength(1);
    expect(wrong(starter, { 'supplement-canada': true })).toEqual([]);
    expect(wrong(starter, { 'supplement-carpathians': true })).toEqual([]);
  });

  it('SB-ATT-02 Sow Fear is for Officers by option alone, and for no soldier', () => {
    const fear = choosing('strong', 'sow-fear');
    const on = { 'supplement-carpathians': true, 'sow-fear-for-officers': true };
    expect(wrong(fear, { 'supplement-carpathians': true })).toEqual([
      `unit.attribute-not-open SB-ATT-02 ${AT}`,
    ]);
    expect(wrong(fear, on)).toEqual([]);
    const junior = unit({ soldiers: [soldier('junior-officer', { attribute: 'sow-fear' })] });
    expect(wrong(junior, on)).toEqual(['unit.attribute-not-open SB-ATT-02 /soldiers/0/attribute']);
  });

  it('SB-ATT-02 what is on offer is what would be accepted', () => {
    const by = { who: 'Lukas', role: 'officer', nation: 'france' } as const;
    const core = ofTheBooks(attributesOnOffer(by, DEFAULT_OPTIONS)).map(({ id }) => id);
    expect(core, OF_THE_BOOKS).toHaveLength(16);
    expect(core).not.toContain('tactician');
    const austrian = attributesOnOffer({ ...by, nation: 'austria' }, DEFAULT_OPTIONS);
    expect(ofTheBooks(austrian), OF_THE_BOOKS).toHaveLength(17);
    const all = {
      ...DEFAULT_OPTIONS,
      'supplement-canada': true,
      'supplement-carpathians': true,
      'supplement-egypt': true,
      'supplement-italy': true,
    };
    expect(ofTheBooks(attributesOnOffer(by, all)), OF_THE_BOOKS).toHaveLength(22);
  });
});
