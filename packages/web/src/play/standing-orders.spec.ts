import { describe, expect, it } from 'vitest';
import { optionsOf, questionOf } from './question.spec-support.ts';
import { GRANTS, grantedTo, onlyEnd, takenForGranted } from './standing-orders.ts';

const question = questionOf({ kind: 'again', options: optionsOf('keep', 'roll') });
const settled = {
  ...question,
  foregone: { answer: 'keep', because: 'gains-nothing', words: 'It is settled.' },
} as const;
const done = { id: 'done', ends: 'activation' } as const;
const giveUp = { id: 'give-up', ends: 'match', grave: true } as const;

describe('what is answered without asking', () => {
  it('is not what somebody has to decide', () => {
    expect(grantedTo(question, {}, [])).toBeNull();
  });

  it('where nothing is to be gained, for the reason that the game gives; whoever wants to be asked is', () => {
    expect(grantedTo(settled, {}, [])).toEqual(settled.foregone);
    expect(grantedTo(settled, {}, ['gains-nothing'])).toBeNull();
    expect(grantedTo(settled, {}, ['all-alike', 'only-one', 'nothing-left'])).toEqual(settled.foregone);
    const alike = { ...settled, foregone: { ...settled.foregone, because: 'all-alike' } } as const;
    expect(grantedTo(alike, {}, ['all-alike'])).toBeNull();
    expect(grantedTo(alike, {}, ['gains-nothing'])).not.toBeNull();
  });

  it('whoever has nothing left to do is done; giving up the field is left to him', () => {
    const left = { ...question, options: optionsOf(done, giveUp) };
    expect(grantedTo(left, {}, [])).toMatchObject({ answer: 'done', because: 'nothing-left' });
    expect(grantedTo(left, {}, ['nothing-left'])).toBeNull();
    expect(grantedTo({ ...question, options: optionsOf('run', done) }, {}, [])).toBeNull();
    expect(onlyEnd(optionsOf({ ...done, spends: ['action'] }, giveUp))).toBeNull();
    expect(onlyEnd(optionsOf({ id: 'pass', ends: 'turn' }, giveUp))).toBeNull();
    expect(onlyEnd(optionsOf(giveUp))).toBeNull();
    expect(onlyEnd([])).toBeNull();
  });

  it('the last one who can act is sent; what would end a turn or a match is not said for him', () => {
    const last = { ...question, options: optionsOf({ id: 'a', figure: 'a', starts: 'send' }, giveUp) };
    expect(grantedTo(last, {}, [])).toMatchObject({ answer: 'a', because: 'only-one' });
    expect(grantedTo(last, {}, ['only-one'])).toBeNull();
    expect(takenForGranted({ ...question, options: optionsOf({ id: 'pass', ends: 'turn' }) })).toBeNull();
    expect(takenForGranted({ ...question, form: 'some', options: optionsOf('a') })).toBeNull();
    expect(takenForGranted({ ...question, options: optionsOf(giveUp) })).toBeNull();
  });

  it('a kind of question is answered alike where that answer is offered, and an order about one is none about another', () => {
    expect(grantedTo(question, { again: 'keep' }, GRANTS)).toMatchObject({ answer: 'keep', because: null });
    expect(grantedTo(question, { again: 'gone' }, [])).toBeNull();
    expect(grantedTo(question, { other: 'keep' }, [])).toBeNull();
    const standing = { of: 'luck', when: 'The moment for it', answers: { keep: 'keep it' } };
    const named = { ...question, standing };
    expect(grantedTo(named, { again: 'keep' }, [])).toBeNull();
    expect(grantedTo(named, { 'again:luck': 'keep' }, [])).toMatchObject({ answer: 'keep' });
    expect(grantedTo(named, { 'again:skill': 'keep' }, [])).toBeNull();
  });
});
