import { describe, expect, it } from 'vitest';
import { inMadeUpTongue, isMarked, marked, unmarked } from '../testing/made-up-tongue.ts';
import { engineWords } from '../words/index.ts';
import { sentenceOf, told } from './refusal.ts';
import { spoken } from './tongue.ts';

const en = { hello: 'Good day', to: (name: string) => `Good day, ${name}` };
const de = { hello: 'Guten Tag', to: (name: string) => `Guten Tag, ${name}` };
let made = 0;
const greeting = spoken({ en, de }, (words) => {
  made++;
  return { both: (name: string) => [words.hello, words.to(name)] };
});

describe('what is said', () => {
  it.each([
    [undefined, 'Good day'],
    ['en', 'Good day'],
    ['en-GB', 'Good day'],
    ['de', 'Guten Tag'],
    ['DE-at', 'Guten Tag'],
    ['fr', 'Good day'],
    ['', 'Good day'],
  ])('in %s is said in the nearest language that there is', (locale, hello) => {
    expect(greeting.in(locale).both('Roux')).toEqual([hello, `${hello}, Roux`]);
  });

  it('is made once for each language', () => {
    greeting.in('de');
    greeting.in('en');
    const before = made;
    expect(greeting.in('de-CH')).toBe(greeting.in('de'));
    expect(made).toBe(before);
    expect(greeting.locales).toEqual(['en', 'de']);
  });
});

describe('a made-up tongue', () => {
  it('marks every text that goes through the words, and no other', () => {
    const said = inMadeUpTongue(spoken({ en }, (words) => [words.hello, words.to('Roux'), 'by the way']));
    expect(said.in().map(isMarked)).toEqual([true, true, false]);
    expect(said.in().map(unmarked)).toEqual(['Good day', 'Good day, Roux', 'by the way']);
  });

  it('leaves alone what is no text, and takes what is within other marks as marked', () => {
    expect(marked({ none: null, deep: { list: ['a', ''] } })).toEqual({
      none: null,
      deep: { list: ['⟦a⟧', ''] },
    });
    expect(['⟦a ⟦b⟧ c⟧', '⟦a⟧, ⟦b⟧ (3)', '⟦a⟧ b', '12'].map(isMarked)).toEqual([true, true, false, true]);
  });
});

describe('a refusal', () => {
  const sentences = engineWords.en.refusals;
  it('gets its sentence where it leaves the engine, and keeps what it is made of', () => {
    const params = { given: 9, min: 1, max: 6 };
    expect(told(sentences, { code: 'answer.out-of-range', path: '/x', params })).toEqual({
      code: 'answer.out-of-range',
      message: '9 is not between 1 and 6.',
      path: '/x',
      params,
    });
  });

  it('may have the sentence of another code, and one before it', () => {
    const lead = { code: 'replay.answer', params: { answer: 3, step: 2 } };
    const refusal = { code: 'save.damaged', says: 'match.over', lead };
    expect(sentenceOf(sentences, refusal)).toBe(
      'Answer 3, in step 2 of the game, does not stand: The match is over; nothing is asked.',
    );
  });

  it('without a sentence is a mistake of the ruleset', () => {
    expect(() => sentenceOf(sentences, { code: 'coin.gone' })).toThrow(
      'There is no sentence for "coin.gone".',
    );
  });
});
