import { checkDocument } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { MONSTER_TYPES } from '../data/monsters/bestiary.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import { monsterAdvice, monsterProblems, ownMonsters } from './monster-problems.ts';
import { musterMonster } from './mustered-monster.ts';
import { ownMonster as own } from './own-monster.spec-support.ts';
import { monsterFrom, type OwnMonster } from './own-monster.ts';

const wrong = (changes: Partial<OwnMonster>) => monsterProblems(own(changes)).map(({ code }) => code);
const advised = (changes: Partial<OwnMonster>) => monsterAdvice(own(changes)).map(({ code }) => code);
const stats = (changes: Partial<OwnMonster['stats']>) => ({ stats: { ...own().stats, ...changes } });

describe('making a monster', () => {
  it('SB-MON-12 a Mummy from a Hobgoblin is right', () => {
    expect(checkDocument(ownMonsters, own()).ok).toBe(true);
  });

  it('SB-MON-12 a hard one needs a weakness', () => {
    expect(wrong({ attributes: ['damage-reduction:5', 'strong'] })).toEqual(['monster.no-weakness']);
    expect(wrong({ attributes: ['indestructible'] })).toEqual(['monster.no-weakness']);
    expect(wrong({ attributes: ['indestructible', 'allergy:moonlight'] })).toEqual([]);
  });

  it('SB-MON-12 Damage Reduction 2 needs none, 3 does, and 8 against shooting does not', () => {
    expect(wrong({ attributes: ['damage-reduction:2'] })).toEqual([]);
    expect(wrong({ attributes: ['damage-reduction:3'] })).toEqual(['monster.no-weakness']);
    expect(wrong({ attributes: ['damage-reduction:8/shooting'] })).toEqual([]);
  });

  it('SB-MON-12 every listed monster would pass', () => {
    for (const { attributes } of MONSTER_TYPES) expect(wrong({ attributes: [...attributes] })).toEqual([]);
  });

  it('SB-MON-12 attributes come from the list; invented ones are words without effect', () => {
    expect(wrong({ attributes: ['terrible-breath'] })).toEqual(['monster.attribute']);
    expect(wrong({ attributes: ['damage-reduction'] })).toContain('monster.attribute');
    const inventions = ['Its breath is terrible.'];
    expect(wrong({ inventions })).toEqual([]);
    expect(monsterFrom(own({ inventions }))).toEqual(monsterFrom(own()));
  });

  it('SB-MON-12 it has an id of its own and a model that exists', () => {
    expect(wrong({ id: 'mummy' })).toEqual(['monster.id-taken']);
    expect(wrong({ model: 'sphinx' })).toEqual(['monster.unknown-model']);
  });

  it('SB-MON-01 without equipment it has natural weapons; with some, items that exist', () => {
    expect(monsterFrom(own()).equipment).toEqual([['natural-weapons']]);
    expect(wrong({ equipment: [['heavy-weapon'], ['musket', 'cartridge-box']] })).toEqual([]);
    expect(wrong({ equipment: [['cannon']] })).toEqual(['monster.unknown-item']);
    expect(wrong({ equipment: [['swivel-gun-ball']] })).toEqual(['monster.unknown-item']);
  });

  it('SB-MON-03 its size comes from Large and Small, and it is not both', () => {
    expect(monsterFrom(own({ attributes: ['large'] })).size).toBe('large');
    expect(monsterFrom(own({ attributes: ['small'] })).size).toBe('small');
    expect(monsterFrom(own()).size).toBe('normal');
    expect(wrong({ attributes: ['large', 'small'] })).toEqual(['monster.size']);
  });

  it('SB-MON-12 a behaviour needs its attribute', () => {
    const pairs = [
      ['irritant', ['irritant']],
      ['non-aggressive', ['non-aggressive']],
      ['necromancer', ['raise-the-dead', 'dark-gift']],
      ['caster', ['spells:curse']],
    ] as const;
    for (const [behaviour, attributes] of pairs) {
      expect(wrong({ behaviour, attributes: [...attributes] })).toEqual([]);
      expect(wrong({ behaviour, attributes: [] })).toEqual(['monster.behaviour']);
    }
  });

  it('a document of the wrong form is refused with its paths', () => {
    const bad = { ...own(), body: { mm: 32, height: 1 }, attributes: ['Strong!'], xp: { min: 2, max: 1 } };
    const checked = checkDocument(ownMonsters, bad);
    expect(checked.ok ? [] : checked.refusals.map(({ path }) => path)).toEqual([
      '/xp',
      '/attributes/0',
      '/body/mm',
    ]);
  });

  it('SB-MON-02 it musters like a listed one, without Recruitment', () => {
    const mustered = musterMonster(monsterFrom(own()), {}, DEFAULT_OPTIONS);
    expect(mustered).toMatchObject({ type: 'barrow-mummy', stats: own().stats, radius: 0.591 });
    expect(checkDocument(ownMonsters, { ...own(), recruitment: 20 }).ok).toBe(false);
  });
});

describe('advice', () => {
  it('SB-MON-12 a change of 2 from the model is much, 3 is too much, in four stats', () => {
    const quiet = { attributes: [] };
    expect(advised({ ...quiet, ...stats({ melee: 4 }) })).toEqual([]);
    expect(advised({ ...quiet, ...stats({ melee: 5 }) })).toEqual(['monster.big-change']);
    const all = stats({ speed: 2, melee: -1, accuracy: 3, defence: 18 });
    expect(advised({ ...quiet, ...all })).toHaveLength(4);
    expect(advised({ ...quiet, ...stats({ health: 40, courage: 12 }) })).toEqual([]);
  });

  it('SB-MON-12 without a model there is nothing to compare', () => {
    const { model: _, ...unmodelled } = own({ attributes: [], ...stats({ melee: 9 }) });
    expect(monsterAdvice(unmodelled)).toEqual([]);
  });

  it('SB-MON-12 immunity to shots without a weakness is allowed, with a note', () => {
    const attributes = ['immune-to-missile-weapons'];
    expect(wrong({ attributes })).toEqual([]);
    expect(advised({ attributes })).toEqual(['monster.shots-useless']);
  });

  it('SB-MON-12 its scenario should bring the means to hurt it', () => {
    expect(monsterAdvice(own())).toMatchObject([{ code: 'monster.bring-means' }]);
    expect(monsterAdvice(own())[0]?.params).toEqual({ allergies: ['fire'] });
  });
});
