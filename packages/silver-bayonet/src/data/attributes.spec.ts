import { describe, expect, it } from 'vitest';
import { attributeFault } from '../words/en/refusals/attribute-fault.ts';
import { ITEMS } from './armoury/armoury.ts';
import { attributeTextProblem } from './attribute-check.ts';
import { attributeId } from './attribute-text.ts';
import { ATTRIBUTES, attribute } from './attributes.ts';
import { FORMS, form } from './forms.ts';
import { MONSTER_TYPES } from './monsters/bestiary.ts';
import { OF_THE_BOOKS, ofTheBooks } from './of-the-books.spec-support.ts';
import { SOLDIER_TYPES } from './soldiers.ts';

/** Names of the (O) attributes of a book. */
const open = (source: string) =>
  ofTheBooks(ATTRIBUTES)
    .filter(({ officers, sources }) => officers === true && sources.some((book) => book === source))
    .map(({ title }) => title)
    .join(', ');

describe('attributes', () => {
  it('there are 77, sorted, each with a rule of its own', () => {
    const ids = ATTRIBUTES.map(({ id }) => id);
    expect(ofTheBooks(ATTRIBUTES), OF_THE_BOOKS).toHaveLength(77);
    expect(ids, 'The list is sorted by id.').toEqual([...ids].sort());
    const rules = ofTheBooks(ATTRIBUTES)
      .map(({ rule }) => rule)
      .sort();
    // SB-ATT-09 to -86; -30 is the second half of Medic.
    const numbers = Array.from({ length: 78 }, (_, i) => i + 9).filter((n) => n !== 30);
    expect(rules).toEqual(numbers.map((n) => `SB-ATT-${String(n).padStart(2, '0')}`));
  });

  it('SB-ATT-02 these of the core book are open to Officers', () => {
    expect(open('core')).toBe(
      'Artillerist, Combat Engineer, Combat Rider, Expert Climber, Great Faith, Hard to Put Down, Indefatigable, Inspiring, Master of Cover, Medic, Nimble, Quick Load, Steady Legs, Strong, Supernatural Veteran, Tactician, Unflappable',
    );
  });

  it('SB-ATT-02 these of the supplements are', () => {
    expect(open('carpathians')).toBe('Fey-Touched, Fire Starter');
    expect(open('canada')).toBe('Fire Starter, Lunge, Swimmer');
    expect(open('egypt')).toBe('');
    expect(open('italy')).toBe('Light Infantry Training, Sneak');
  });

  it('SB-ATT-02 only Tactician asks for a nation', () => {
    expect(ATTRIBUTES.filter(({ nations }) => nations !== undefined)).toMatchObject([
      { id: 'tactician', nations: ['austria', 'prussia'] },
    ]);
  });

  it('SB-ATT-08 the attributes that scenarios ask for are open to everybody who chooses', () => {
    for (const id of ['artillerist', 'combat-engineer', 'steady-legs']) {
      expect(attribute(id)).toMatchObject({ officers: true, sources: ['core'] });
      expect(attribute(id).nations).toBeUndefined();
    }
  });

  it('every attribute named in the data is right in form and exists', () => {
    const named = [
      ...SOLDIER_TYPES.flatMap(({ attributes }) => attributes),
      ...MONSTER_TYPES.flatMap(({ attributes, variants }) => [
        ...attributes,
        ...(variants ?? []).flatMap((variant) => variant.attributes),
      ]),
      ...FORMS.flatMap(({ attributes }) => attributes),
    ];
    expect(named.filter((text) => attributeTextProblem(text) !== null)).toEqual([]);
    const givers = ITEMS.flatMap(({ from, class: kind }) => (kind === 'projectile' && from ? [from] : []));
    for (const from of givers) expect(attribute(attributeId(from)).id).toBe(from);
  });

  it('asking for one that does not exist is a loud mistake', () => {
    expect(() => attribute('brave')).toThrow('There is no attribute "brave".');
    expect(() => form('owl')).toThrow('There is no form "owl".');
  });
});

describe('an attribute that a user wrote', () => {
  it.each([
    'strong',
    'spells',
    'spells:curse',
    'cursethrower:burning/slowing',
    'damage-reduction:4',
    'damage-reduction:4/firearms',
    'allergy:moonlight',
    'skinshift:bear',
    'sow-fear:0',
    'maximum-damage:5',
  ])('"%s" is right', (text) => {
    expect(attributeTextProblem(text)).toBeNull();
  });

  it.each([
    ['Strong', 'must be written'],
    ['strong:', 'must be written'],
    ['strong+nimble', 'must be written'],
    ['brave', 'is no attribute'],
    ['strong:2', 'takes nothing'],
    ['damage-reduction', 'needs a number'],
    ['damage-reduction:four', 'needs a number'],
    ['damage-reduction:4/swords', 'needs a number'],
    ['damage-reduction:4/melee/any', 'needs a number'],
    ['allergy', 'needs damage types'],
    ['skinshift', 'needs a form: bear'],
    ['skinshift:owl', 'needs a form: bear'],
    ['sow-fear', 'needs one number'],
    ['maximum-damage:3/4', 'needs one number'],
    ['cursethrower', 'takes only wasting, burning, slowing'],
    ['spells:fireball', 'takes only curse'],
  ])('"%s" %s', (text, words) => {
    expect(attributeFault(attributeTextProblem(text)!)).toContain(words);
  });
});

it('SB-SOL-27 in bear form: Melee +1, Courage +2, Very Strong, Damage Reduction 2, Rage; no clue markers, 1.5" tall', () => {
  expect(form('bear')).toMatchObject({
    adds: { melee: 1, courage: 2 },
    attributes: ['very-strong', 'damage-reduction:2', 'rage'],
    investigates: false,
    rides: false,
    height: 1.5,
  });
});
