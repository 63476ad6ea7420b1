import { describe, expect, it } from 'vitest';
import { type Entry, isShelf } from '../entry.ts';
import { openStacks } from '../stacks.ts';
import type { Asked } from './asked.spec-support.ts';
import { BAYONET_POINT } from './bayonet-point.spec-support.ts';
import { FEAR_AND_FAITH } from './fear-and-faith.spec-support.ts';
import { SILVER_BAYONET } from './silver-bayonet.spec-support.ts';
import * as unprepared from './unprepared.spec-support.ts';

const { search, entryAt, entryOfRule } = await openStacks();

/** Everything that somebody reads who opens an entry. */
function textOf({ title, line, facts, stats, sections }: Entry): string {
  return [
    title,
    line,
    ...[...stats, ...facts].map(({ label, text }) => `${label}: ${text}`),
    ...sections.flatMap(({ items, table }) => [
      ...items.map((item) => `${item.title ?? item.to?.title ?? ''} ${item.text ?? ''}`),
      ...(table?.rows ?? []).map(({ cells }) => cells.join(' ')),
    ]),
  ].join('\n');
}

/** What comes first, where it is not the answer. */
function astray(game: string, { ask, answers, says }: Asked): string | null {
  const [first] = search(ask, { game, kind: null }).hits;
  if (first === undefined) return `${ask}: nothing`;
  const { shelf, id } = first.entry;
  const place = shelf === 'rules' ? id : `${shelf}/${id}`;
  if (!answers.includes(place)) return `${ask}: ${place}`;
  const text = textOf(first.entry).replaceAll('-', '−').toLowerCase();
  const unsaid = says.filter((words) => !text.includes(words.replaceAll('-', '−').toLowerCase()));
  return unsaid.length === 0 ? null : `${ask}: ${place} does not say ${unsaid.join(', ')}`;
}

describe.each([
  ['silver-bayonet', SILVER_BAYONET],
  ['bayonet-point', BAYONET_POINT],
  ['fear-and-faith', FEAR_AND_FAITH],
] as const)('what players of %s ask', (game, questions) => {
  it('is thirty questions and more, no two alike', () => {
    const different = new Set(questions.map(({ ask }) => ask)).size;
    expect(different).toBe(questions.length);
    expect(different).toBeGreaterThanOrEqual(30);
  });

  it('has its answers in the library, under that game', () => {
    const lost = questions.flatMap(({ answers }) =>
      answers.filter((answer) => {
        const [shelf = '', id] = answer.split('/');
        const entry = id === undefined ? entryOfRule(answer) : isShelf(shelf) ? entryAt(shelf, id) : null;
        return entry?.game !== game;
      }),
    );
    expect(lost).toEqual([]);
  });

  it('is answered by the first hit, nine times of ten at least', () => {
    const wrong = questions.map((question) => astray(game, question)).filter((one) => one !== null);
    // Told by what they are, for whoever mends them.
    expect(wrong.slice(Math.floor(questions.length / 10))).toEqual([]);
  });
});

// As many as are answered, less one: too few yet, and no fewer from now on.
describe.each([
  ['silver-bayonet', unprepared.SILVER_BAYONET, 13, 7],
  ['bayonet-point', unprepared.BAYONET_POINT, 11, 6],
  ['fear-and-faith', unprepared.FEAR_AND_FAITH, 12, 9],
] as const)('questions of %s that nobody prepared the library for', (game, { looked, aside }, most, many) => {
  it.each([
    ['whose misses were looked at', looked, most],
    ['that were kept aside', aside, many],
  ] as const)('%s: the first hit is the answer to so many', (_, questions, least) => {
    const wrong = questions.map((question) => astray(game, question)).filter((one) => one !== null);
    expect(wrong.slice(questions.length - least)).toEqual([]);
  });
});
