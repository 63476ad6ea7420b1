import { describe, expect, it } from 'vitest';
import { ITEMS } from '../../data/armoury/armoury.ts';
import { ATTRIBUTE_REMINDERS } from '../../words/en/reminders.ts';
import type { Unit } from '../unit.ts';
import { units } from '../units.ts';
import { armsLine, numbersOf } from './arms.ts';
import { attributeLine, figuresOf } from './figures.ts';
import { sheetOf } from './sheet.ts';
import { asText } from './text.ts';

const france = units.ready.find(({ nation }) => nation === 'france')!;
const austria = units.ready.find(({ nation }) => nation === 'austria')!;
const numbers = (id: string) => numbersOf(ITEMS.find((item) => item.id === id)!);

describe('figures on paper', () => {
  it('has the numbers of every weapon', () => {
    expect(numbers('musket')).toBe('24″ Power; in hand Power');
    expect(numbers('rifle')).toBe('30″ Skill; in hand Power');
    expect(numbers('blunderbuss')).toBe('8″ Power +1, −1 to hit, 2 targets; in hand Power −1');
    expect(numbers('volley-gun')).toBe('14″ Power +1, −1 to hit, 3 targets, one shot');
    expect(numbers('heavy-weapon')).toBe('Power +1');
    expect(numbers('breastplate')).toBe('Armour 1, not against firearms, Speed −1');
  });

  it('names what is put on a weapon and warns of its price', () => {
    const line = armsLine({ id: 'musket', upgrades: ['cold-iron-weapon'] });
    expect(line.upgrades).toEqual(['Cold Iron Weapon']);
    expect(line.words).toContain('two break it');
    expect(line.loads).toBe(true);
    expect(armsLine({ id: 'hand-weapon', upgrades: [] }).loads).toBe(false);
  });

  it('has a reminder for every attribute of the ready-made units', () => {
    const attributes = units.ready.flatMap(figuresOf).flatMap((figure) => figure.attributes);
    expect(attributes.length).toBeGreaterThan(30);
    expect(attributes.filter(({ meaning }) => meaning === '')).toEqual([]);
    for (const meaning of Object.values(ATTRIBUTE_REMINDERS)) expect(meaning.length).toBeLessThan(75);
  });

  it('shows an attribute with its number', () => {
    expect(attributeLine('damage-reduction:1').title).toBe('Damage Reduction (1)');
  });

  it('leaves out whom no book knows, and nobody else', () => {
    const unit: Unit = {
      ...france,
      soldiers: [{ name: 'X', type: 'dragon', special: [] }, ...france.soldiers],
    };
    expect(figuresOf(unit).map(({ name }) => name)).toEqual(figuresOf(france).map(({ name }) => name));
  });

  it('leaves out whose things no book knows, whatever they are', () => {
    const [first, ...others] = france.soldiers;
    const strange: Partial<Unit['soldiers'][number]>[] = [
      { special: [{ item: 'crown-jewels' }] },
      { attribute: 'invisible' },
      {
        record: {
          xp: 30,
          rewards: ['attribute:invisible'],
          injuries: [],
          madness: [],
          nextGame: [],
          artefacts: [],
        },
      },
    ];
    for (const some of strange)
      expect(figuresOf({ ...france, soldiers: [{ ...first!, ...some }, ...others] })).toHaveLength(7);
    expect(figuresOf({ ...france, officer: { ...france.officer, equipment: ['trebuchet'] } })).toHaveLength(
      7,
    );
  });

  it('SB-UNIT-16 has stats, arms with a box for what is loaded, attributes and boxes to tick', () => {
    const sheet = sheetOf(france);
    expect(sheet.pool?.boxes.map(({ title, count }) => [title, count])).toEqual([
      ['Power', 4],
      ['Skill', 4],
      ['Monster', 2],
    ]);
    expect(sheet.blocks.map(({ lead }) => lead)).toEqual([true, ...france.soldiers.map(() => false)]);
    const guns = sheet.blocks.flatMap(({ arms }) => arms).filter(({ tick }) => tick === 'Loaded');
    expect(guns.length).toBeGreaterThan(3);
    const isTireless = (traits: readonly { readonly title: string }[]) =>
      traits.some(({ title }) => title === 'Indefatigable');
    for (const { stats, boxes, traits } of sheet.blocks) {
      const health = stats.find(({ title }) => title === 'Health')!.value;
      expect(boxes).toEqual([
        { title: 'Health', count: Number(health), shape: 'square' },
        // SB-MEL-13, SB-ATT-24: two tokens, one on whoever does not tire.
        { title: 'Fatigue', count: isTireless(traits) ? 1 : 2, shape: 'round' },
      ]);
    }
  });

  it('SB-CAV-03 tells in the text what a rider is in the saddle, and of nobody else', () => {
    const prussia = units.ready.find(({ nation }) => nation === 'prussia')!;
    const lines = asText(prussia).split('\n');
    const riders = figuresOf(prussia).filter(({ rides }) => rides);
    const saddled = lines.filter((line) => line.startsWith('  Mounted: '));
    expect(riders.length).toBeGreaterThan(0);
    expect(saddled).toHaveLength(riders.length);
    expect(saddled[0]).toMatch(/^ {2}Mounted: Speed \d+, Melee [+−]\d+, /);
    expect(asText(france)).not.toContain('Mounted: ');
  });

  it('SB-ATT-23 the reminder of Inspiring has Terror Checks, too', () => {
    expect(attributeLine('inspiring').meaning).toContain('Terror Checks');
  });

  it('is a plain text', () => {
    const text = asText(austria);
    expect(text).toContain('The Carinthian Night Watch\nAustria · 105 of 105 points · The Silver Bayonet\n');
    expect(text).toContain(
      [
        'Irena Vuk, Dhamphir (30)',
        '  Speed 7, Melee +2, Accuracy +1, Defence 14, Courage +3, Health 12',
        '  Heavy Weapon (Silver Weapon), Pistol, Pistol, Oil and Torches',
        '  Damage Reduction (1), Strong, Indefatigable',
      ].join('\n'),
    );
  });
});

it('a word that every object inherits has no meaning here', () => {
  expect(attributeLine('constructor')).toEqual({ title: 'constructor', meaning: '' });
  expect(armsLine({ id: 'constructor', upgrades: ['constructor'] }).words).toBe('');
});
