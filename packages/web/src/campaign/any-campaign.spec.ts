import { type Asking, type Badge, COATS, COUNTER_SYMBOLS } from '@vedette/engine';
import { createElement, type FC, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import type { Question } from '../referee/messages.ts';
import { ChapterSteps } from './ChapterSteps.tsx';
import { Farewells } from './Farewells.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { Rolls } from './Rolls.tsx';
import { standingLines } from './standings.ts';
import type { Campaigning } from './use-campaign.ts';

const badge: Badge = { symbol: COUNTER_SYMBOLS[0], coat: COATS[0] };
const fresh = { stats: [], wounds: [], honours: [], service: [] };
const nobodyWon = { winners: [], sides: [] };

/** A campaign that no page has heard of: points that are banked, a party that is bought for them. */
const book: CampaignBook = {
  id: 'here',
  game: 'some-game',
  title: 'The curse',
  games: 3,
  seq: 7,
  words: {
    units: 'The parties',
    standing: 'Points banked',
    winsBy: 'Most hits win',
    columns: ['Advances'],
    chapters: [
      { id: 'played', title: 'The night' },
      { id: 'bought', title: 'The morning after' },
    ],
  },
  units: [
    {
      player: 'Ann',
      unit: 'The vestry',
      standing: 12,
      members: [
        { id: 'a', name: 'The verger', line: 'fighter', badge, cells: [{ words: ['Aim', 'Aim'] }], ...fresh },
        { id: 'b', name: 'The organist', line: 'cursed', badge, cells: [{ words: [] }], ...fresh },
      ],
      notes: [{ title: 'Bought:', words: 'Blessed ground' }],
    },
    { player: 'Bo', unit: 'The crypt', standing: 0, members: [], notes: [] },
  ],
  present: {
    number: 2,
    title: 'The long night',
    aside: 'good against evil',
    chapter: 'bought',
    seats: [0, 1],
    result: null,
  },
  history: [
    { number: 1, title: 'Dusk', result: nobodyWon, sides: [{ seat: 0, standing: 12, lines: ['won by 12'] }] },
  ],
  farewells: [
    { id: 'c', seat: 0, name: 'The sexton', dead: true, words: 'The sexton was not replaced.', service: [] },
  ],
  ended: null,
  question: null,
  asking: null,
  match: null,
  dispatches: [],
  freshFrom: 0,
  undoRefusal: null,
  concern: null,
  sitters: ['person', 'person'],
  annals: [],
};

/** Pages have an address, and here there is no window to tell it. */
const Somewhere = Router as FC<{ readonly ssrPath: string; readonly children?: ReactNode }>;

const drawn = (element: ReactElement): string =>
  renderToStaticMarkup(createElement(Somewhere, { ssrPath: '/campaign/here' }, element));

/** A question of it, put in this way. */
function asked(form: Question['form'], answer: Asking['answer'], more: Partial<Asking> = {}): string {
  const question: Question = {
    kind: 'advance',
    form,
    seat: 0,
    title: 'What is bought?',
    about: { figures: [] },
    options: ['aim', 'faith', 'flee'].map((id) => ({
      id,
      words: `to ${id}`,
      odds: null,
      ...(id === 'flee' ? { grave: true as const } : {}),
    })),
    foregone: null,
    denied: [],
    facts: { min: 0, max: 2 },
  };
  const asking: Asking = { answer, forPlayers: false, chances: [], ...more };
  const campaign = { give: async () => {} } as unknown as Campaigning;
  return drawn(createElement(QuestionCard, { campaign, book: { ...book, question, asking } }));
}

describe('the pages of a campaign, with one that they do not know', () => {
  it('draw the rolls by its columns, the same words once, under its own names', () => {
    const html = drawn(createElement(Rolls, { book, sit: async () => {} }));
    expect(html).toContain('The parties');
    expect(html).toContain('Points banked 12');
    expect(html.match(/scope="col"/g)).toHaveLength(4);
    expect(html).toContain('<td data-label="Advances">Aim ×2</td>');
    expect(html).toContain('<td class="roll-clean">');
    expect(html).toContain('Bought: Blessed ground');
  });

  it('draw its chapters, with what is done and what is now', () => {
    const html = drawn(createElement(ChapterSteps, { book }));
    expect(html).toMatch(/class="stage-done"[^>]*>The night/);
    expect(html).toMatch(/aria-current="step"[^>]*>The morning after/);
    expect(drawn(createElement(ChapterSteps, { book: { ...book, present: null } }))).toBe('');
  });

  it('tell who is gone, and how everybody stands', () => {
    expect(drawn(createElement(Farewells, { book }))).toContain('The sexton was not replaced.');
    expect(standingLines(book)).toEqual([
      [0, 12],
      [0, 0],
    ]);
  });

  it('put one of several at a click; what cannot be lived down apart, and the many in a list', () => {
    const html = asked('one', {
      kind: 'one',
      list: { label: 'A virtue', choose: 'Which?', take: 'Take it', offers: [{ id: 'faith' }] },
    });
    expect(html).toMatch(/class="choice[^"]*"[^>]*>.*to aim/);
    expect(html).toMatch(/class="plain">to flee/);
    expect(html).toContain('<option value="faith">to faith</option>');
    expect(html).toContain('Take it');
  });

  it('put some of several within what there is to spend, as many as it pays for to begin with', () => {
    const budget = { costs: { aim: 10, faith: 10, flee: 5 }, most: 15 };
    const html = asked('some', { kind: 'some', budget, give: 'Buy these' });
    expect(html.match(/checked=""/g)).toHaveLength(2);
    expect(html).toContain('15 of 15 points');
    expect(html).toContain('Buy these');
    expect(asked('some', { kind: 'some', chosen: ['faith'] }).match(/checked=""/g)).toHaveLength(1);
  });

  it('put a number, and ask for a unit in its own words', () => {
    expect(asked('number', { kind: 'number' })).toContain('type="number"');
    const unit = asked('document', { kind: 'unit', label: 'Party', note: 'Any will do.', give: 'Raise it' });
    expect(unit).toContain('Party');
    expect(unit).toContain('Any will do.');
  });

  it('leave what the players decide to them, and foretell what can be foretold', () => {
    const settle = 'Let them settle it themselves';
    expect(asked('one', { kind: 'one' })).toContain(settle);
    const html = asked(
      'one',
      { kind: 'one' },
      { forPlayers: true, chances: [{ title: 'Cured', chance: 0.25 }] },
    );
    expect(html).not.toContain(settle);
    expect(html).toContain('Cured <strong>25 %</strong>');
  });
});
