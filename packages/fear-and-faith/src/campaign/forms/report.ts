import type { DocumentPage, Edit, Entry, Field, FieldBlock } from '@vedette/engine';
import { INFECTION } from '../../data/campaign.ts';
import { INSANITIES } from '../../data/nerve.ts';
import { INFECTIONS } from '../../state.ts';
import type { ReportQuestion } from '../questions.ts';
import { type AfterGameReport, FATES, type ReportFigure, type ReportSide } from '../report/report.ts';
import type { FormWords } from './words.ts';

/** What the form is told: the question, and which side would get those who turn. */
export type ReportFacts = Pick<ReportQuestion, 'scenario' | 'sides'> & { readonly evil: readonly boolean[] };

const MOST_POINTS = 99;
const NONE = 'none';
const FORMS = [...new Set(Object.values(INFECTION).flatMap((rows) => rows.map(({ becomes }) => becomes)))];

/** A game in which everybody stood to the end and nobody won, to be corrected. */
export function blankReport({ scenario, sides }: ReportFacts): AfterGameReport {
  return {
    format: 'vedette-report',
    version: 1,
    ruleset: 'fear-and-faith',
    scenario,
    sides: sides.map(({ player, figures }) => ({
      player,
      score: 0,
      besides: 0,
      won: false,
      figures: figures.map(({ id, name }) => ({
        id,
        name,
        fate: 'stayed',
        insanity: [],
        bitten: null,
        turned: null,
        kept: [],
      })),
    })),
  };
}

/** The report of a game on a real table. */
export function reportPage(words: FormWords, facts: ReportFacts, report: AfterGameReport): DocumentPage {
  return {
    at: '/report',
    sections: report.sides.map((side, i) => ({
      kind: 'entry',
      id: `side-${i + 1}`,
      title: side.player,
      entry: sideEntry(words, facts, side, i),
    })),
    give: words.done,
  };
}

function sideEntry(words: FormWords, facts: ReportFacts, side: ReportSide, i: number): Entry {
  const at = `/report/sides/${i}`;
  const number = (key: 'score' | 'besides'): Field => ({
    kind: 'number',
    at: `${at}/${key}`,
    label: words[key],
    value: side[key],
    min: 0,
    max: MOST_POINTS,
  });
  return {
    at,
    title: side.player,
    called: side.player,
    fields: [
      number('score'),
      number('besides'),
      { kind: 'tick', at: `${at}/won`, label: words.won, value: side.won },
    ],
    stats: [],
    terms: [],
    blocks: side.figures.map((figure, n) =>
      figureBlock(words, figure, `${at}/figures/${n}`, facts.evil[i] === true),
    ),
    notes: [],
  };
}

interface Choice {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly offers: readonly (readonly [id: string, title: string])[];
}

function choice(at: string, { key, label, value, offers }: Choice): Field {
  return {
    kind: 'one',
    at: `${at}/${key}`,
    label,
    value,
    offers: offers.map(([id, title]) => ({ id, title })),
    shown: 'list',
  };
}

/** FF-CAMP-07, FF-CAMP-08: only the good are marked and turn. */
function figureBlock(words: FormWords, figure: ReportFigure, at: string, evil: boolean): FieldBlock {
  const { name, fate, insanity, bitten, turned } = figure;
  const row: readonly Field[] = [
    choice(at, {
      key: 'fate',
      label: words.fate(name),
      value: fate,
      offers: FATES.map((id) => [id, words.fates[id]]),
    }),
    choice(at, {
      key: 'insanity',
      label: words.insanity(name),
      value: insanity[0] ?? NONE,
      offers: [[NONE, words.sane], ...INSANITIES.map((id) => [id, words.insanities[id]!] as const)],
    }),
  ];
  const cursed: readonly Field[] = [
    choice(at, {
      key: 'bitten',
      label: words.bitten(name),
      value: bitten ?? NONE,
      offers: [[NONE, words.unbitten], ...INFECTIONS.map((id) => [id, words.infections[id]] as const)],
    }),
    choice(at, {
      key: 'turned',
      label: words.turned(name),
      value: turned?.profile ?? NONE,
      offers: [[NONE, words.itself], ...FORMS.map((id) => [id, words.form(id)] as const)],
    }),
  ];
  return { at, title: name, rows: evil ? [row] : [row, cursed] };
}

/** A change that does not fit leaves it as it is. */
export function reportEdited(facts: ReportFacts, report: AfterGameReport, edit: Edit): AfterGameReport {
  if (!('at' in edit) || edit.do !== 'set') return report;
  const [, part, , number, field, which, key] = edit.at.split('/');
  const side = report.sides[Number(number)];
  if (part !== 'report' || side === undefined) return report;
  const changed =
    field === 'figures'
      ? {
          ...side,
          figures: side.figures.map((figure, n) =>
            n === Number(which) ? figureEdited(facts, figure, key, edit.to) : figure,
          ),
        }
      : sideEdited(side, field, edit.to);
  return { ...report, sides: report.sides.map((one) => (one === side ? changed : one)) };
}

function sideEdited(side: ReportSide, field: string | undefined, to: unknown): ReportSide {
  if (field === 'won' && typeof to === 'boolean') return { ...side, won: to };
  const fits = typeof to === 'number' && Number.isInteger(to) && to >= 0 && to <= MOST_POINTS;
  if (!fits || (field !== 'score' && field !== 'besides')) return side;
  return { ...side, [field]: to };
}

function figureEdited(
  { evil }: ReportFacts,
  figure: ReportFigure,
  key: string | undefined,
  to: unknown,
): ReportFigure {
  const fate = FATES.find((id) => id === to);
  if (key === 'fate' && fate !== undefined) return { ...figure, fate };
  const insanity = INSANITIES.find((id) => id === to);
  if (key === 'insanity' && (insanity !== undefined || to === NONE))
    return { ...figure, insanity: insanity === undefined ? [] : [insanity] };
  const bitten = INFECTIONS.find((id) => id === to);
  if (key === 'bitten' && (bitten !== undefined || to === NONE)) return { ...figure, bitten: bitten ?? null };
  const profile = FORMS.find((id) => id === to);
  const side = evil.findIndex((is) => is);
  if (key === 'turned' && (to === NONE || (profile !== undefined && side >= 0)))
    return { ...figure, turned: profile === undefined ? null : { profile, side } };
  return figure;
}
