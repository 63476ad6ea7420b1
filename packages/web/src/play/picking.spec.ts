import { describe, expect, it } from 'vitest';
import type { Question } from '../referee/messages.ts';
import { pick, picksOne, suggested } from './picking.ts';

const question = (ids: readonly string[], rest: Partial<Question> = {}): Question => ({
  kind: 'act',
  form: 'one',
  seat: 0,
  title: 'What now?',
  options: ids.map((id) => ({ id, words: id, note: null, odds: null })),
  foregone: null,
  denied: [],
  facts: {},
  ...rest,
});

describe('picking an answer', () => {
  it('a list of exactly one is a pick', () => {
    const several = question(['a', 'b'], { form: 'some', facts: { min: 1, max: 1 } });
    expect(picksOne(several)).toBe(true);
    expect(pick(several, 'b')).toEqual(['b']);
    expect(picksOne(question(['a'], { form: 'some', facts: { min: 1, max: 2 } }))).toBe(false);
  });

  it('what costs a die never suggests itself', () => {
    const tired = question(['quick-reload:power/pistol', 'quick-reload:skill/pistol', 'end']);
    expect(suggested(tired, tired.options)).toBe('end');
    const spend = question(['power', 'skill']);
    expect(suggested(spend, spend.options)).toBeNull();
    const settled = question(['a', 'keep'], { foregone: { answer: 'keep', words: 'Settled.' } });
    expect(suggested(settled, settled.options)).toBe('keep');
  });
});
