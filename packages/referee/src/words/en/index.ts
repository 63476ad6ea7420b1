import { ear } from './ear.ts';
import { groundNames } from './ground-names.ts';

/** What is said, in English, when somebody wants what cannot be, and to whoever plays by ear. */
export const en = {
  noTable: (title: string) => `${title} has no table yet.`,
  nothingAsked: 'Nothing is asked here now.',
  noOdds: 'This game tells no odds.',
  groundNames,
  ear,
  /** Orders that can be left in every game. */
  orders: {
    needless: {
      title: 'Where nothing hangs on my answer',
      hint: 'A question with one answer, or with answers that differ in nothing, is answered for you.',
      answer: 'answer it for me',
    },
    rest: {
      title: 'Whatever else comes while I do not act',
      hint: 'Answered by a rule of thumb, as a recruit would; questions for which you have left another order are not.',
      answer: 'use your judgement',
    },
  },
};
