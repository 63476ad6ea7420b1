import { describe, expect, it } from 'vitest';
import type { Question } from '../referee/messages.ts';
import { FOREGONE, onlyEnds, standingAnswer } from './standing-orders.ts';

const question: Question = {
  kind: 'reroll',
  form: 'one',
  seat: 0,
  title: 'Roll a die again?',
  options: ['keep', 'power'].map((id) => ({ id, words: id, note: null, odds: null })),
  foregone: null,
  denied: [],
  facts: {},
};
const settled = { ...question, foregone: { answer: 'keep', words: 'It is settled.' } };

describe('answers given for good', () => {
  it('nothing is decided for a player who has said nothing', () => {
    expect(standingAnswer(question, {})).toBeNull();
    expect(standingAnswer(settled, {})).toBeNull();
  });

  it('a die that gains nothing is kept for whoever said so, and only then', () => {
    const always = { [FOREGONE]: 'keep' };
    expect(standingAnswer(settled, always)).toBe('keep');
    expect(standingAnswer(question, always)).toBeNull();
  });

  it('whoever has nothing left to do is done; giving up the field is left to him', () => {
    const options = (...ids: readonly string[]) =>
      ids.map((id) => ({ id, words: id, note: null, odds: null }));
    const act = { ...question, kind: 'act' };
    expect(standingAnswer({ ...act, options: options('end', 'concede') }, {})).toBe('end');
    expect(standingAnswer({ ...act, options: options('sprint', 'end') }, {})).toBeNull();
    expect(onlyEnds(options('concede'))).toBe(false);
    expect(onlyEnds([])).toBe(false);
  });

  it('a kind of question is answered alike where that answer is offered', () => {
    expect(standingAnswer(question, { reroll: 'keep' })).toBe('keep');
    expect(standingAnswer(question, { reroll: 'skill' })).toBeNull();
    expect(standingAnswer(question, { force: 'force' })).toBeNull();
  });
});
