import { describe, expect, it } from 'vitest';
import { begun, edited, redone, undone } from './history.ts';

describe('edits that can be taken back', () => {
  it('goes back and forth', () => {
    const third = edited(edited(begun(1), 2), 3);
    expect(undone(third).now).toBe(2);
    expect(undone(undone(third)).now).toBe(1);
    expect(redone(undone(third)).now).toBe(3);
  });

  it('stays where it is at either end', () => {
    expect(undone(begun(1)).now).toBe(1);
    expect(redone(begun(1)).now).toBe(1);
  });

  it('takes the letters of one field back together, and those of the next apart', () => {
    const typed = edited(edited(edited(begun('a'), 'ab', 'name'), 'abc', 'name'), 'abcd', 'rank');
    expect(undone(typed).now).toBe('abc');
    expect(undone(undone(typed)).now).toBe('a');
  });

  it('begins a new step in the same field after something was taken back', () => {
    const back = undone(edited(edited(begun('a'), 'ab', 'name'), 'x', 'rank'));
    expect(undone(edited(back, 'abc', 'name')).now).toBe('ab');
  });

  it('forgets what was taken back once something else is done', () => {
    expect(redone(edited(undone(edited(begun(1), 2)), 3)).now).toBe(3);
  });

  it('does not remember what changed nothing', () => {
    const same = begun(1);
    expect(edited(same, 1)).toBe(same);
  });
});
