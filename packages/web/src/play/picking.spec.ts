import { describe, expect, it } from 'vitest';
import { fellowsOf, optionFor, pick, picksOne, suggested, whoIsAsked } from './picking.ts';
import { optionsOf, questionOf } from './question.spec-support.ts';

const die = { name: 'Blue die', sides: 10, colour: 'blue', mark: 'B' } as const;

describe('picking an answer', () => {
  it('a list of exactly one is a pick', () => {
    const several = questionOf({ form: 'some', facts: { min: 1, max: 1 } });
    expect(picksOne(several)).toBe(true);
    expect(pick(several, 'b')).toEqual(['b']);
    expect(picksOne(questionOf({ form: 'some', facts: { min: 1, max: 2 } }))).toBe(false);
  });

  it('what costs a die, or is about one, never suggests itself', () => {
    const spend = { id: 'spend', spends: ['die'] as const };
    expect(suggested(questionOf(), optionsOf(spend, { ...spend, id: 'again', die }, 'rest'))).toBe('rest');
    expect(suggested(questionOf(), optionsOf({ id: 'gain', die }, spend))).toBeNull();
    expect(suggested(questionOf(), optionsOf({ id: 'go', spends: ['move'] }, 'rest'))).toBe('go');
    const settled = questionOf({ foregone: { answer: 'keep', because: 'gains-nothing', words: 'Settled.' } });
    expect(suggested(settled, optionsOf('a', 'keep'))).toBe('keep');
  });

  it('a counter stands for the option that means it, or its group; not where several do', () => {
    const options = optionsOf(
      { id: 'at-him', figure: 'a' },
      { id: 'at-them', figure: 'g' },
      { id: 'climb', figure: 'c' },
      { id: 'jump', figure: 'c' },
      'd',
    );
    expect(optionFor(options, { id: 'a', group: 'g' })?.id).toBe('at-him');
    expect(optionFor(options, { id: 'b', group: 'g' })?.id).toBe('at-them');
    expect(optionFor(options, { id: 'c' })).toBeNull();
    expect(optionFor(options, { id: 'd' })).toBeNull();
  });

  it('who is asked is a figure, or the first of a group that is on the table', () => {
    const figure = (id: string, group: string, place: string) => ({ id, group, place });
    const figures = [figure('a', 'g', 'out'), figure('b', 'g', 'table'), figure('c', 'h', 'table')];
    const scene = { figures, groups: [{ id: 'h' }, { id: 'g' }] } as never;
    const about = (...ids: readonly string[]) => questionOf({ about: { figures: ids } });
    expect(whoIsAsked({ question: about('c'), scene })).toBe('c');
    expect(whoIsAsked({ question: about('g', 'h'), scene })).toBe('b');
    expect(whoIsAsked({ question: about(), scene })).toBeNull();
    expect([...fellowsOf(scene, about('g', 'h'), null)]).toEqual(['a', 'b']);
    expect([...fellowsOf(scene, about(), 'c')]).toEqual(['c']);
  });
});
