import { describe, expect, it } from 'vitest';
import { surveyOf } from '../map/survey.ts';
import { lettered } from './title-place.ts';

const TITLE = 'Open battle on the common';
const survey = surveyOf(
  { width: 1800, depth: 1200, grid: 1000, regions: {}, links: [], pieces: [] },
  { unit: 'millimetre' },
);
const { width, height } = survey;
const whole = { left: -40, top: -44, right: width + 18, bottom: height + 40 };

describe('the title of the map', () => {
  it('stands at the corner of the sheet, with the note at the other, as long as all is seen', () => {
    expect(lettered(survey, TITLE, null)).toEqual(lettered(survey, TITLE, whole));
    expect(lettered(survey, TITLE, whole)).toMatchObject({
      title: { x: 0, anchor: 'start' },
      note: { x: width },
    });
  });

  it('needs more room where the map is small, and has no note then that nobody could read', () => {
    expect(lettered(survey, TITLE, whole, true)).toMatchObject({ title: { x: 0 }, note: null });
    const narrow = { ...whole, left: 100, right: 100 + TITLE.length * 15 };
    expect(lettered(survey, TITLE, narrow).title).not.toBeNull();
    expect(lettered(survey, TITLE, narrow, true).title).toBeNull();
  });

  it('is moved along into view where the corner is not seen, and never beyond the sheet', () => {
    const seen = { ...whole, left: width / 4, right: width };
    const { title } = lettered(survey, TITLE, seen);
    expect(title!.x).toBeGreaterThan(seen.left);
    expect(title!.x + TITLE.length * 13).toBeLessThanOrEqual(width);
    expect(lettered(survey, TITLE, { ...whole, left: width - 100 }).title).toBeNull();
  });

  it('is whole or not at all, and so is the note', () => {
    const windows = [200, 400, 700].flatMap((wide) =>
      Array.from({ length: Math.floor(width / 37) }, (_, n) => {
        const left = n * 37 - 40;
        return { ...whole, left, right: left + wide };
      }),
    );
    const written = windows.map((seen) => ({ seen, ...lettered(survey, TITLE, seen) }));
    const titles = written.flatMap(({ seen, title }) => (title === null ? [] : [{ seen, x: title.x }]));
    const notes = written.flatMap(({ seen, note }) => (note === null ? [] : [{ seen, x: note.x }]));
    expect(titles.length).toBeGreaterThan(20);
    expect(notes.length).toBeGreaterThan(2);
    for (const { seen, x } of titles) {
      expect(x).toBeGreaterThanOrEqual(seen.left);
      expect(x + TITLE.length * 13).toBeLessThanOrEqual(seen.right);
    }
    for (const { seen, x } of notes) expect(x).toBeLessThanOrEqual(seen.right);
    expect(lettered(survey, TITLE, { ...whole, top: -20 })).toMatchObject({ title: null, note: null });
    expect(lettered(survey, TITLE, { ...whole, right: width - 10 }).note).toBeNull();
  });
});
