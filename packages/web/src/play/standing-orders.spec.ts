import { describe, expect, it } from 'vitest';
import { optionsOf, questionOf } from './question.spec-support.ts';
import { FOREGONE, onlyEnd, standingAnswer } from './standing-orders.ts';

const question = questionOf({ kind: 'again', options: optionsOf('keep', 'roll') });
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
    const done = { id: 'done', ends: 'activation' } as const;
    const giveUp = { id: 'give-up', ends: 'match', grave: true } as const;
    expect(standingAnswer({ ...question, options: optionsOf(done, giveUp) }, {})).toBe('done');
    expect(standingAnswer({ ...question, options: optionsOf('run', done) }, {})).toBeNull();
    expect(onlyEnd(optionsOf({ ...done, spends: ['action'] }, giveUp))).toBeNull();
    expect(onlyEnd(optionsOf({ id: 'pass', ends: 'turn' }, giveUp))).toBeNull();
    expect(onlyEnd(optionsOf(giveUp))).toBeNull();
    expect(onlyEnd([])).toBeNull();
  });

  it('a kind of question is answered alike where that answer is offered', () => {
    expect(standingAnswer(question, { again: 'keep' })).toBe('keep');
    expect(standingAnswer(question, { again: 'gone' })).toBeNull();
    expect(standingAnswer(question, { other: 'keep' })).toBeNull();
  });
});
