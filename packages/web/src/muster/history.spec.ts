import type { Edit } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { begun, edited, type History, redone, undone } from './history.ts';

type Doc = Readonly<Record<string, string>>;

/** A unit is what its fields were set to. */
const apply = (unit: Doc, edit: Edit): Doc =>
  edit.do === 'set' && typeof edit.to === 'string' ? { ...unit, [edit.at]: edit.to } : unit;
const set = (at: string, to: string): Edit => ({ do: 'set', at, to, seed: '' });
const blank = begun<Doc>({ name: 'a' });
const put = (history: History<Doc>, at: string, to: string, typing: string | null = null) =>
  edited(history, set(at, to), apply, typing);
const back = (history: History<Doc>) => undone(history, apply);
const again = (history: History<Doc>) => redone(history, apply);

describe('edits that can be taken back', () => {
  it('goes back and forth', () => {
    const third = put(put(blank, 'name', 'b'), 'rank', 'c');
    expect(back(third).now).toEqual({ name: 'b' });
    expect(back(back(third)).now).toEqual({ name: 'a' });
    expect(again(again(back(back(third)))).now).toEqual(third.now);
  });

  it('stays where it is at either end', () => {
    expect(back(blank).now).toBe(blank.now);
    expect(again(blank).now).toBe(blank.now);
  });

  it('takes the letters of one field back together, and those of the next apart', () => {
    const typed = put(put(put(blank, 'name', 'ab', 'name'), 'name', 'abc', 'name'), 'rank', 'x', 'rank');
    expect(typed.edits).toHaveLength(2);
    expect(back(typed).now).toEqual({ name: 'abc' });
    expect(back(back(typed)).now).toEqual({ name: 'a' });
  });

  it('begins a new step in the same field after something was taken back', () => {
    const once = back(put(put(blank, 'name', 'ab', 'name'), 'rank', 'x', 'rank'));
    expect(back(put(once, 'name', 'abc', 'name')).now).toEqual({ name: 'ab' });
  });

  it('forgets what was taken back once something else is done', () => {
    const other = put(back(put(blank, 'name', 'b')), 'name', 'c');
    expect(again(other).now).toEqual({ name: 'c' });
  });

  it('does not remember what changed nothing', () => {
    expect(put(blank, 'name', 'a')).toBe(blank);
  });

  it('remembers two hundred steps, and loses nothing of what was before', () => {
    let history = blank;
    for (let i = 0; i < 250; i++) history = put(history, String(i), 'x');
    expect(Object.keys(history.now)).toHaveLength(251);
    for (let i = 0; i < 250; i++) history = back(history);
    expect(Object.keys(history.now)).toHaveLength(51);
  });
});
