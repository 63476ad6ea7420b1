import { describe, expect, it } from 'vitest';
import { documents } from '../scenarios/documents.ts';
import { scene as position } from '../scene.spec-support.ts';
import { speech } from '../tongue.ts';
import { tongues } from '../words/index.ts';
import { objectives } from './objectives.ts';
import { scene } from './scene.ts';

const s = position({
  models: [
    { id: 'a', x: 450, y: 450 },
    { id: 'b', x: 600, y: 450, party: 1 },
  ],
});

describe('what it is all about', () => {
  it('FF-CAMP-02 points as it stands, by seat', () => {
    const [points] = objectives(s, tongues.en.board);
    expect(points).toEqual({ id: 'points', name: 'Points', of: null, counts: [0, 0] });
    const gone = s.models.map((model) =>
      model.id === 'b' ? { ...model, points: 50, standing: 'out' as const, left: 'killed' as const } : model,
    );
    expect(objectives({ ...s, models: gone }, tongues.en.board)[0]!.counts).toEqual([2, 0]);
  });

  it('is counted once: nothing among the objectives is a holding of a side, too', () => {
    const { sides, objectives: counted = [] } = scene(s, tongues.en.board);
    const held = sides.flatMap(({ holdings }) => holdings.map(({ name }) => name));
    expect(held.length).toBeGreaterThan(0);
    expect(counted.map(({ name }) => name).filter((name) => held.includes(name))).toEqual([]);
  });

  it.each(documents.map((document) => [document.id, document] as const))(
    '%s has something to count, and a brief with an aim and an end',
    (_, document) => {
      const state = { ...s, story: { ...s.story, document } };
      expect(objectives(state, tongues.en.board).length).toBeGreaterThan(0);
      const { brief = [] } = speech.in().scenario(document);
      const titles = brief.map(({ title }) => title);
      expect(titles).toEqual(expect.arrayContaining(['The aim', 'How it ends']));
      // What few have room to read on comes last.
      expect(titles.indexOf('Special rules')).not.toBe(titles.indexOf('How it ends') - 1);
      expect(brief.every(({ items }) => items.every(({ text }) => text !== undefined && text !== ''))).toBe(
        true,
      );
    },
  );
});
