import { describe, expect, it } from 'vitest';
import type { Dispatch } from '../snapshot.ts';
import { words } from '../words/index.ts';
import type { Eyes } from './eyes.ts';
import { Ration } from './ration.ts';
import type { Draft } from './tiding.ts';

const eyes = { say: words.in('en').ear, bodyOf: () => undefined } as unknown as Eyes;

const news = (actor: string, count: number, more: Partial<Draft> = {}): Draft => ({
  kind: 'news',
  text: `${[actor, ...Array.from({ length: count - 1 }, () => 'shoots')].join(' ')}.`,
  at: null,
  deeds: { actors: [actor], dispatches: [], costs: false },
  ...more,
});
const heading = (text: string, part: 'heading' | 'move' = 'heading'): Draft => ({
  kind: 'news',
  text,
  at: null,
  part,
});
const turn: Draft = { kind: 'news', text: 'Turn 2.', at: null, part: 'turn' };
const question: Draft = { kind: 'question', text: 'Who acts next?', at: null, part: 'end' };

/** What one of ours rolled in answer. */
const rolled = (text: string, passed: boolean): Draft => ({
  kind: 'result',
  text,
  at: null,
  of: [{ text, telling: { attempt: { passed } } } as unknown as Dispatch],
});

const told = (drafts: readonly Draft[]): readonly string[] =>
  new Ration().share(eyes, drafts).map(({ text }) => text);

/** Each of these as it happens: nobody knows then what comes after it. */
const toldAtOnce = (events: readonly (readonly Draft[])[]): readonly string[] => {
  const ration = new Ration();
  return events.flatMap((drafts) => ration.share(eyes, drafts)).map(({ text }) => text);
};

describe('what others do, as much as can be listened to', () => {
  it('is told a sentence each as long as there is room; the rest is summed up before the question', () => {
    const all = ['Kern', 'Brochet', 'Muller', 'Lambert'].map((actor) => news(actor, 10));
    expect(told([...all, question])).toEqual([all[0]!.text, all[1]!.text, '2 more act.', question.text]);
  });

  it('has more room for what harms one’s own', () => {
    const [first, second] = [news('Kern', 12), news('Brochet', 12)];
    const [idle, harmful] = [news('Muller', 10), news('Lambert', 10, { harms: true })];
    const heard = told([first, second, idle, harmful, question]);
    expect(heard).toEqual([first.text, second.text, harmful.text, '1 more acts.', question.text]);
  });

  it('leaves room for what one’s own roll in answer, which comes first', () => {
    const roll = (count: number): Draft => ({ ...news('Fabre', count), kind: 'result' });
    const { deeds: _, ...answer } = roll(40);
    const kern = news('Kern', 12);
    expect(told([kern, answer, question])).toEqual([answer.text, '1 more acts.', question.text]);
    expect(told([{ ...answer, text: `${answer.text} ${answer.text}` }, kern, question])).toHaveLength(2);
  });

  it('never takes more than twenty seconds: rolls for which there is no room are told by their number', () => {
    const kern = news('Kern', 20, { harms: true });
    const rolls = Array.from({ length: 9 }, (_, i) =>
      rolled(`No. ${i + 1} of the lancers kept his seat.`, i < 4),
    );
    const heard = told([turn, kern, ...rolls, question]);
    expect(heard).toEqual([
      turn.text,
      kern.text,
      ...rolls.slice(0, 3).map(({ text }) => text),
      '6 more of your rolls: 1 passed, 5 failed.',
      question.text,
    ]);
    expect(heard.slice(0, -1).join(' ').split(' ').length).toBeLessThanOrEqual(66);
  });

  it('in a sum rolls have their own words where there is room', () => {
    const [kern, brochet, fabre] = [
      news('Kern', 20),
      news('Brochet', 20),
      rolled(`${'Fabre '.repeat(25)}runs.`, false),
    ];
    const rolls = [rolled('The muskets stand it.', true), rolled('The pikes would not stand.', false)];
    const heard = toldAtOnce([[kern], [fabre], [brochet], rolls, [question]]);
    expect(heard).toEqual([
      kern.text,
      fabre.text,
      'The muskets stand it; The pikes would not stand; 1 more acts.',
      question.text,
    ]);
  });

  it('the same is not said twice running, with something between that was not told', () => {
    const stands = () => rolled('The muskets stand it.', true);
    const all = [news('Kern', 20), stands(), news('Brochet', 24), stands(), question];
    expect(told(all).slice(1)).toEqual([
      'The muskets stand it.',
      'The muskets stand it; 1 more acts.',
      question.text,
    ]);
  });

  it('whose move it is by dice is told at once, and once a turn', () => {
    const settled: Draft = { ...heading('Theirs.', 'move'), settles: true };
    const kern = news('Kern', 3);
    expect(told([turn, settled, question])).toEqual([turn.text, 'Theirs.', question.text]);
    expect(told([turn, settled, kern, heading('Theirs.', 'move'), kern])).toHaveLength(4);
  });

  it('begins anew with every question and every turn', () => {
    const all = [news('Kern', 20), question, news('Brochet', 20), turn, news('Muller', 20)];
    expect(told(all)).toEqual(all.map(({ text }) => text));
  });

  it('a heading under which nothing happens is not told, nor one that says what the question says', () => {
    const kern = news('Kern', 3);
    expect(told([heading('The monsters stir.'), heading('Kern’s men follow.'), kern])).toEqual([
      'Kern’s men follow.',
      kern.text,
    ]);
    expect(told([heading('Yours open.'), question])).toEqual([question.text]);
  });

  it('whose move it is, is told once a turn', () => {
    const [kern, brochet] = [news('Kern', 3), news('Brochet', 3)];
    const moves = [heading('Theirs.', 'move'), kern, heading('Yours.', 'move'), heading('Theirs.', 'move')];
    expect(told([turn, ...moves, brochet])).toEqual([turn.text, 'Theirs.', kern.text, brochet.text]);
  });
});
