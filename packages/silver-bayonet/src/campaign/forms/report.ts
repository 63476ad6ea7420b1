import type { Edit, Entry, Field, FieldBlock, NumberField } from '@vedette/engine';
import type { ReportFigure, ReportSide } from '../report/report.ts';
import type { FormDrafts, FormFacts } from './facts.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

type Facts = FormFacts['report'];
type Draft = FormDrafts['report'];

const MOST_POINTS = 99;
/** Letters of an artefact's name, and of the line that they are typed in. */
const LONGEST = 60;
const LONGEST_LINE = 600;
const MOST_ARTEFACTS = 20;

/** The report of a game on a real table: how everybody came out of it, and what they bring home. */
export const reportForm: Form<'report'> = {
  begin: (facts) => ({ report: blankReport(facts), artefacts: facts.sides.map(() => '') }),
  page: (facts, draft) => ({
    at: '/report',
    sections: draft.report.sides.map((side, i) => ({
      kind: 'entry',
      id: `side-${i + 1}`,
      title: side.player,
      entry: sideEntry(facts, side, i, draft.artefacts[i] ?? ''),
    })),
    give: words.report.done,
  }),
  edit: edited,
};

/** A game in which everybody stood to the end and nothing was found, to be corrected. */
function blankReport({ scenario, procedures, sides }: Facts): Draft['report'] {
  return {
    format: 'vedette-report',
    version: 1,
    ruleset: 'silver-bayonet',
    scenario,
    scenarioOptions: {},
    procedures,
    sides: sides.map(({ player, figures }) => ({
      player,
      fate: { power: 0, skill: 0 },
      bonusXp: 0,
      rewards: [],
      secured: [],
      artefacts: [],
      aftermath: [],
      figures: figures.map(({ id, name }) => ({ id, name, fate: 'standing', marks: [], extraXp: 0 })),
    })),
  };
}

function sideEntry({ studies }: Facts, side: ReportSide, i: number, artefacts: string): Entry {
  const at = `/report/sides/${i}`;
  const { player, bonusXp, fate, figures, aftermath } = side;
  const study: FieldBlock = {
    at: `${at}/aftermath`,
    title: words.report.study,
    rows: [
      [
        {
          kind: 'some',
          at: `${at}/aftermath`,
          label: words.report.study,
          shown: 'ticks',
          offers: studies.map(({ id, text }) => ({
            id,
            title: words.scenarioText(text),
            count: aftermath.some((entry) => entry.id === id) ? 1 : 0,
          })),
        },
      ],
    ],
  };
  return {
    at,
    title: player,
    called: player,
    fields: [
      points(words.report.bonusXp, bonusXp, `${at}/bonusXp`),
      points(words.report.power, fate.power, `${at}/fate/power`),
      points(words.report.skill, fate.skill, `${at}/fate/skill`),
      {
        kind: 'text',
        at: `/artefacts/${i}`,
        label: words.report.artefacts,
        value: artefacts,
        most: LONGEST_LINE,
      },
    ],
    stats: [],
    terms: [],
    blocks: [
      ...figures.map((figure, n) => figureBlock(figure, `${at}/figures/${n}`)),
      ...(studies.length === 0 ? [] : [study]),
    ],
    notes: [],
  };
}

function points(label: string, value: number, at: string): NumberField {
  return { kind: 'number', at, label, value, min: 0, max: MOST_POINTS };
}

/** How a figure came out of the game. */
function figureBlock({ name, fate, marks, extraXp }: ReportFigure, at: string): FieldBlock {
  const row: readonly Field[] = [
    {
      kind: 'one',
      at: `${at}/fate`,
      label: words.report.fate(name),
      value: fate,
      offers: Object.entries(words.report.fates).map(([id, title]) => ({ id, title })),
      shown: 'list',
    },
    points(words.report.extraXp, extraXp, `${at}/extraXp`),
    {
      kind: 'some',
      at: `${at}/marks`,
      label: words.report.marksOf(name),
      shown: 'ticks',
      offers: Object.entries(words.report.marks).map(([id, title]) => ({
        id,
        title,
        count: marks.some((mark) => mark === id) ? 1 : 0,
      })),
    },
  ];
  return { at, title: name, rows: [row] };
}

function edited(facts: Facts, draft: Draft, edit: Edit): Draft {
  if (!('at' in edit)) return draft;
  const [, part, ...place] = edit.at.split('/');
  if (part === 'artefacts') return withArtefacts(facts, draft, Number(place[0]), edit);
  const [, number, ...rest] = place;
  const side = draft.report.sides[Number(number)];
  if (part !== 'report' || side === undefined) return draft;
  return withSide(draft, side, sideEdited(facts, side, rest, edit));
}

function withSide({ report, artefacts }: Draft, old: ReportSide, side: ReportSide): Draft {
  const sides = report.sides.map((one) => (one === old ? side : one));
  return { report: { ...report, sides }, artefacts };
}

/** SB-CAMP-21: new to the unit, with nobody in particular. */
function withArtefacts({ number }: Facts, draft: Draft, index: number, edit: Edit): Draft {
  const side = draft.report.sides[index];
  if (side === undefined || edit.do !== 'set' || typeof edit.to !== 'string') return draft;
  const names = edit.to
    .split(',')
    .map((name) => name.trim().slice(0, LONGEST))
    .filter((name) => name !== '');
  const artefacts = names
    .slice(0, MOST_ARTEFACTS)
    .map((name, i) => ({ id: `artefact-${number}-${i + 1}`, name, figure: null }));
  const typed = draft.artefacts.map((text, i) => (i === index ? (edit.to as string) : text));
  return { ...withSide(draft, side, { ...side, artefacts }), artefacts: typed };
}

function sideEdited(
  { studies }: Facts,
  side: ReportSide,
  [field, which, ...rest]: readonly string[],
  edit: Edit,
): ReportSide {
  if (field === 'figures') {
    const figures = side.figures.map((figure, n) =>
      n === Number(which) ? figureEdited(figure, rest[0], edit) : figure,
    );
    return { ...side, figures };
  }
  if (field === 'aftermath' && edit.do === 'count') {
    const others = side.aftermath.filter(({ id }) => id !== edit.offer);
    const wanted = studies.filter(({ id }) => id === edit.offer && edit.by > 0);
    return { ...side, aftermath: [...others, ...wanted] };
  }
  if (edit.do !== 'set' || !isPoints(edit.to)) return side;
  if (field === 'bonusXp') return { ...side, bonusXp: edit.to };
  if (field !== 'fate' || (which !== 'power' && which !== 'skill')) return side;
  return { ...side, fate: { ...side.fate, [which]: edit.to } };
}

function figureEdited(figure: ReportFigure, field: string | undefined, edit: Edit): ReportFigure {
  if (field === 'marks' && edit.do === 'count' && isKey(edit.offer, words.report.marks)) {
    const { offer } = edit;
    const others = figure.marks.filter((mark) => mark !== offer);
    return { ...figure, marks: edit.by > 0 ? [...others, offer] : others };
  }
  if (edit.do !== 'set') return figure;
  if (field === 'extraXp' && isPoints(edit.to)) return { ...figure, extraXp: edit.to };
  if (field === 'fate' && isKey(edit.to, words.report.fates)) return { ...figure, fate: edit.to };
  return figure;
}

function isPoints(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_POINTS;
}

function isKey<T extends object>(value: unknown, of: T): value is keyof T & string {
  return typeof value === 'string' && Object.hasOwn(of, value);
}
