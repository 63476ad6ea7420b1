import type { Entry, Finding, Section } from '@vedette/engine';
import { expect, it } from 'vitest';
import { isLegal, placed } from './findings.ts';

const entry = (at: string, ...blocks: readonly string[]): Entry => ({
  at,
  title: '',
  called: '',
  fields: [],
  stats: [],
  terms: [],
  notes: [],
  blocks: blocks.map((block) => ({ at: `${at}/${block}`, title: '', rows: [] })),
});

const form: readonly Section[] = [
  { kind: 'entry', id: 'company', title: '', entry: entry('') },
  { kind: 'entry', id: 'officer', title: '', entry: entry('/officer', 'equipment') },
  {
    kind: 'roll',
    id: 'soldiers',
    title: '',
    at: '/soldiers',
    empty: '',
    entries: Array.from({ length: 13 }, (_, i) => entry(`/soldiers/${i}`, 'special')),
  },
];

const about = (path: string): Finding => ({ kind: 'problem', message: path, rule: null, path });

it.each([
  ['/name', '', '#company'],
  ['/officer/name', '/officer', '#officer'],
  ['/officer/equipment/3', '/officer/equipment', '#officer'],
  ['/soldiers', '/soldiers', '#soldiers'],
  ['/soldiers/1/special/0/host', '/soldiers/1/special', '#soldiers-1'],
  // Not beside the second soldier, whose number begins alike.
  ['/soldiers/12/name', '/soldiers/12', '#soldiers-12'],
])('puts a finding about %s at the narrowest place of the form', (path, place, anchor) => {
  const found = about(path);
  const where = placed(form, [found]);
  expect(where.at(place)).toEqual([found]);
  expect(where.anchorOf(found)).toBe(anchor);
});

it('puts every finding at one place only', () => {
  const found = about('/soldiers/1/special/0');
  const where = placed(form, [found]);
  for (const place of ['', '/soldiers', '/soldiers/1']) expect(where.at(place)).toEqual([]);
});

it('is legal with advice and with what some matches allow', () => {
  expect(
    isLegal([
      { ...about(''), kind: 'advice' },
      { ...about(''), kind: 'option' },
    ]),
  ).toBe(true);
  expect(isLegal([about('')])).toBe(false);
});
