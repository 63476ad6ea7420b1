import duel from '@vedette/duel';
import type { Change, Json } from '@vedette/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { placed } from './findings.ts';
import type { AnyMuster } from './musters.ts';
import { PrintedPage } from './PrintedPage.tsx';
import { SectionView } from './SectionView.tsx';
import { closed, opened, packed, unpacked } from './share.ts';
import { Tally } from './Tally.tsx';

/** A game that no page has heard of. */
const muster = duel.speech.in().muster as unknown as AnyMuster;
const vane = muster.ready[0]!.unit;

function drawn(unit: Json, act: (change: Change) => void = () => {}): string {
  const form = muster.form(unit);
  const findings = muster.findings(unit);
  const found = placed(form, findings);
  const lines = muster.tally(unit);
  return renderToStaticMarkup(
    createElement(
      'div',
      null,
      createElement(Tally, { words: muster.words, form, lines, findings, found }),
      form.map((section) => createElement(SectionView, { key: section.id, section, found, act })),
    ),
  );
}

describe('the shell, with a game that it does not know', () => {
  it('draws the form: a name with others at a click, a number, some of several', () => {
    const html = drawn(vane);
    expect(html).toContain('value="Captain Vane"');
    expect(html).toContain('aria-label="Another name"');
    expect(html).toMatch(/type="number"[^>]*value="2"/);
    expect(html.match(/type="checkbox"/g)).toHaveLength(4);
    expect(html).toContain('3 of 3');
    expect(html).toContain('Fit to fight.');
  });

  it('says what is wrong beside the choice and in the tally', () => {
    const better = muster.edit(vane, { do: 'count', at: '/traits', offer: 'timid', by: 1, seed: '' });
    const html = drawn(better);
    expect(html.match(/3 is the most/g)).toHaveLength(2);
    expect(html).not.toContain('Fit to fight.');
  });

  it('prints it', () => {
    const sheet = muster.sheet(vane);
    const page = createElement(PrintedPage, {
      sheet,
      legal: true,
      what: 'cards',
      paper: 'a4',
      room: 'roomy',
      blocks: sheet.blocks,
      first: true,
      number: 1,
      of: 1,
    });
    const html = renderToStaticMarkup(page);
    expect(html).toContain('Captain Vane');
    expect(html).toContain('Stubborn');
  });

  it('sends it, though its document does not name its game', async () => {
    const letters = await packed(closed(muster.ruleset, vane));
    expect(opened(await unpacked(letters))).toEqual({ ruleset: 'duel', format: null, unit: vane });
  });
});
