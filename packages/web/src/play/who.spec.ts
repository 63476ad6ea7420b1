import type { Scene } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { questionOf } from './question.spec-support.ts';
import { whoIsMeant } from './who.ts';

const man = (id: string, side: number | null, some: object = {}) => ({
  id,
  name: id.toUpperCase(),
  side,
  place: 'table',
  ...some,
});
const scene = {
  figures: [man('foe', 1), man('troll', null), man('own', 0), man('led', 0, { group: 'unit' })],
  groups: [{ id: 'unit', name: 'UNIT', side: 0 }],
} as unknown as Scene;

const asked = (...ids: readonly string[]) =>
  questionOf({
    form: 'one',
    options: ids.map((id) => ({ id, words: id.toUpperCase(), figure: id, odds: null })),
  });
const meant = (...ids: readonly string[]) => whoIsMeant(asked(...ids), scene, 0).map(({ id }) => id);

describe('who is asked for', () => {
  it('is answered in the order of the roster: the viewer, the others, those of no side', () => {
    expect(meant('troll', 'foe', 'own', 'unit')).toEqual(['unit', 'own', 'foe', 'troll']);
  });

  it('leaves answers that are nobody to the list beside it', () => {
    const question = asked('own', 'foe');
    const pass = { id: 'pass', words: 'Pass', odds: null };
    const found = whoIsMeant({ ...question, options: [pass, ...question.options] }, scene, 0);
    expect(found.map(({ id }) => id)).toEqual(['own', 'foe']);
  });

  it('is answered in the roster, too, where names are said without their by-names', () => {
    const named = scene.figures.map((one) => ({ ...one, name: `${one.name}, who limps` }));
    const found = whoIsMeant(asked('own', 'foe'), { ...scene, figures: named }, 0);
    expect(found.map(({ id }) => id)).toEqual(['own', 'foe']);
    expect(
      whoIsMeant(
        asked('own', 'foe'),
        { ...scene, figures: named.map((one) => ({ ...one, name: 'OWNER' })) },
        0,
      ),
    ).toEqual([]);
  });

  it('is no matter of the roster where one answers for several, says more than a name, or has no line there', () => {
    expect(meant('own')).toEqual([]);
    expect(meant('own', 'led')).toEqual([]);
    const twice = asked('own', 'foe');
    const aimed = { ...twice.options[0]!, id: 'aimed' };
    expect(whoIsMeant({ ...twice, options: [...twice.options, aimed] }, scene, 0)).toEqual([]);
    const shots = twice.options.map((option) => ({ ...option, words: `Shoot ${option.words}` }));
    expect(whoIsMeant({ ...twice, options: shots }, scene, 0)).toEqual([]);
    expect(whoIsMeant(null, scene, 0)).toEqual([]);
  });
});
