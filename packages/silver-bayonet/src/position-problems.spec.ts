import {
  checkDocument,
  initialState,
  type Refusal,
  randomPolicy,
  sentenceOf,
  simulate,
} from '@vedette/engine';
import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { abilities } from './abilities.ts';
import { positions } from './position.ts';
import { carriedProblem } from './position-problems.ts';
import { harm } from './rules/damage/harm.ts';
import silverBayonet from './ruleset.ts';
import { of, stepping } from './scene.spec-support.ts';
import { tongues } from './words/index.ts';

const foe = { id: 'foe', side: 1, x: 24, y: 24 };
const field = (figure: object, more: object = {}) => ({
  figures: [{ id: 'a', side: 0, x: 12, y: 12, ...figure }, foe],
  ...more,
});

function problems(document: object): readonly Refusal[] {
  const checked = checkDocument(positions, document);
  return checked.ok ? [] : checked.refusals;
}

const told = (document: object) => problems(document).map(({ code, path }) => `${code} ${path}`);

/** Plays on from there, any answers; throws at a crash or a question without an answer. */
function playedOn(document: object, seed = 'trial'): void {
  const checked = checkDocument(positions, document);
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  const state = initialState(silverBayonet, { position: checked.value, dice: { seed } });
  simulate(silverBayonet, state, randomPolicy(silverBayonet, seed), { steps: 12 });
}

describe('a position that cannot be meant', () => {
  it.each([
    [
      'an equipment set that the type does not have',
      { type: 'sapper', set: 5 },
      'position.set /figures/0/set',
    ],
    ['a set for one who equips by slots', { type: 'officer', set: 1 }, 'position.set /figures/0/set'],
    [
      'a set that a monster does not have',
      { side: null, type: 'ghoul', set: 3 },
      'position.set /figures/0/set',
    ],
    [
      'an unknown variant',
      { side: null, type: 'swarm', variant: 'teeth' },
      'position.variant /figures/0/variant',
    ],
    ['a soldier who is a monster', { role: 'monster' }, 'position.role /figures/0/role'],
    [
      'a monster who is an Officer',
      { side: null, type: 'ghoul', role: 'officer' },
      'position.role /figures/0/role',
    ],
    ['a variant of a soldier', { variant: 'rats' }, 'position.variant /figures/0/variant'],
    ['an attribute that needs a value', { attributes: ['form'] }, 'position.attribute /figures/0/attributes'],
    ['a value that is none', { attributes: ['cursed:x'] }, 'position.attribute /figures/0/attributes'],
    ['a value where none belongs', { attributes: ['strong:2'] }, 'position.attribute /figures/0/attributes'],
    ['two in one text', { attributes: ['allergy:silver+x'] }, 'position.attribute /figures/0/attributes'],
    ['somebody off the table', { x: 40 }, 'position.off-table /figures/0'],
    ['somebody in the air', { z: 300, mounted: true }, 'position.in-the-air /figures/0'],
  ])('SB-GEN-12 is refused: %s', (_, figure, problem) => {
    expect(told(field(figure))).toEqual([problem]);
    for (const problem of problems(field(figure)))
      expect(sentenceOf(tongues.en.refusals, problem)).toMatch(/^["A-Z].*\.$/);
  });

  it('SB-GEN-11 bases in one another are refused, bases in contact are not, nor above one another', () => {
    expect(told(field({ x: 24.5, y: 24 }))).toEqual(['position.overlap /figures/1']);
    expect(told(field({ x: 24.984, y: 24 }))).toEqual([]);
    expect(told(field({ x: 24.5, y: 24, standing: 'removed' }))).toEqual([]);
    const loft = [{ id: 'rock', type: 'rock', height: 4, shape: { rect: [22, 22, 4, 4] } }];
    const above = { figures: [{ ...foe, id: 'a', side: 0, z: 4 }, foe], terrain: loft };
    expect(told(above)).toEqual(['position.in-terrain /figures/1']);
  });

  it('SB-GEN-11 where there is ground is said', () => {
    const [problem] = problems(field({ z: 3 }));
    expect(sentenceOf(tongues.en.refusals, problem!)).toContain('there is ground at 0"');
  });

  it('SB-GEN-12 with "anyway" strange places are taken for a trial and can be played; the air cannot', () => {
    const strange = [
      field({ x: 40 }),
      field({ x: -8, y: -8 }),
      field({ x: 24.2, y: 24 }),
      field({ x: 24, y: 24 }),
    ];
    const wall = [{ id: 'wall', type: 'high-wall', shape: { rect: [8, 11.5, 8, 1] } }];
    for (const document of [...strange, field({}, { terrain: wall })]) {
      expect(told(document)).toHaveLength(1);
      for (const seed of ['a', 'b', 'c', 'd']) playedOn({ ...document, anyway: true }, seed);
    }
    expect(told({ ...field({ z: 300 }), anyway: true })).toEqual(['position.in-the-air /figures/0']);
    expect(told({ ...field({ type: 'sapper', set: 5 }), anyway: true })).toHaveLength(1);
  });

  const ids = abilities.map(({ id }) => id);
  const whole = ids.filter((id) => carriedProblem(id) === null);

  it.each(whole)('SB-ATT-01 "%s" by its bare name can be played', (id) => {
    expect(() => playedOn(field({ attributes: [id] }))).not.toThrow();
  });

  it.each(ids.filter((id) => !whole.includes(id)))('SB-ATT-01 "%s" by its bare name is refused', (id) => {
    expect(told(field({ attributes: [id] }))).toEqual(['position.attribute /figures/0/attributes']);
  });

  it('SB-ATT-01 whatever takes a value says which', () => {
    const takes = abilities.filter(({ on }) => typeof on === 'function').map(({ id }) => id);
    const silent = takes.filter((id) => carriedProblem(`${id}:?`) === null);
    expect([takes.length > 8, silent]).toEqual([true, []]);
  });
});

describe('a monster laid out by hand', () => {
  const banshee = { side: null, type: 'ghoul', attributes: ['reform-over-grave'], health: 20 };
  const NONE = { power: 0, skill: 0, monster: 0 };
  const hurt = stepping((cx) => void harm(cx, of(cx.s, 'a'), 2, 'spell', 'SB-ATT-54'));
  const laidOut = (more: object) => {
    const checked = checkDocument(positions, field({ ...banshee, ...more }, { pools: [NONE, NONE] }));
    if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
    return initialState(silverBayonet, { position: checked.value, dice: { script: [] } });
  };

  it('SB-ATT-54 comes from where it is laid: a wound brings it back there', () => {
    const state = laidOut({});
    expect(of(state, 'a').marks).toMatchObject({ 'origin-x': 12, 'origin-y': 12, 'has-origin': 1 });
    of(state, 'a').x = 20;
    expect(of(play(hurt, { state }).state, 'a')).toMatchObject({ x: 12, y: 12, health: 18 });
  });

  it('SB-ATT-54 or from where the position says', () => {
    const state = laidOut({ marks: { 'origin-x': 5, 'origin-y': 6 } });
    expect(of(play(hurt, { state }).state, 'a')).toMatchObject({ x: 5, y: 6 });
  });

  it('SB-MON-09 one that is not aggressive knows where it walks, one that only waits to come does not', () => {
    const marks = (standing: string) => of(laidOut({ attributes: ['non-aggressive'], standing }), 'a').marks;
    expect(Object.keys(marks('standing'))).not.toEqual([]);
    expect(marks('waiting')).toEqual({});
  });
});
