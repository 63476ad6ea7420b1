import {
  checkDocument,
  type Edit,
  type Finding,
  type Muster,
  random,
  type Section,
  type Stat,
  sentenceOf,
  spoken,
  type UnitSheet,
} from '@vedette/engine';
import { refuse } from './refusals.ts';
import { TRAITS, type Unit, units } from './unit.ts';
import { tongues, type Words } from './words/index.ts';

type MusterWords = Words['muster'];

const NAMES = [
  'Captain Vane',
  'Lady Ash',
  'Madame Corday',
  'Monsieur Roux',
  'The Abbé',
  'Widow Lorne',
] as const;

const LONGEST_NAME = 40;
const MOST_SKILL = 2;
/** DU-02 */
const MOST_TRAITS = 2;
const MOST_MERITS = 3;

const badge = { symbol: 'swords', coat: 'side-1' } as const;
const merits = ({ skill, traits }: Unit): number => skill + traits.length;
const skillOf = (words: MusterWords, { skill }: Unit): Stat => ({
  title: words.skill,
  short: words.skillShort,
  value: String(skill),
});
const traitsOf = (words: MusterWords, { traits }: Unit): string =>
  traits.map((id) => words.traits[id]).join(', ');

function edit(unit: Unit, change: Edit): Unit {
  if (change.do === 'suggest') {
    const others = NAMES.filter((name) => name !== unit.name);
    return { ...unit, name: others[random(change.seed).below(others.length)]! };
  }
  if (change.do === 'set' && change.at === '/name' && typeof change.to === 'string')
    return { ...unit, name: change.to };
  if (change.do === 'set' && change.at === '/skill' && typeof change.to === 'number')
    return { ...unit, skill: change.to };
  if (change.do !== 'count' || change.at !== '/traits') return unit;
  const trait = TRAITS.find((id) => id === change.offer);
  const rest = unit.traits.filter((id) => id !== trait);
  if (trait === undefined || (change.by > 0 && rest.length === MOST_TRAITS)) return unit;
  return { ...unit, traits: change.by > 0 ? [...rest, trait] : rest };
}

/** DU-02; a name still being typed hides nothing else. */
function findings({ refusals }: Words, unit: Unit): readonly Finding[] {
  const isNameless = unit.name.trim() === '';
  const checked = checkDocument(units, isNameless ? { ...unit, name: '?' } : unit);
  const nameless = isNameless ? [refuse('unit.nameless', 'DU-02', null, '/name')] : [];
  return [...nameless, ...(checked.ok ? [] : checked.refusals)].map((problem) => ({
    kind: 'problem',
    message: sentenceOf(refusals, problem),
    rule: problem.rule ?? null,
    path: problem.path ?? '',
  }));
}

/** A name, a number, and some of four traits. */
function form(words: MusterWords, { name, skill, traits }: Unit): readonly Section[] {
  const offers = TRAITS.map((id) => ({ id, title: words.traits[id], count: traits.includes(id) ? 1 : 0 }));
  return [
    {
      kind: 'entry',
      id: 'duellist',
      title: words.section,
      entry: {
        at: '',
        title: words.duellist,
        called: name,
        badge,
        fields: [
          {
            kind: 'text',
            at: '/name',
            label: words.name,
            value: name,
            most: LONGEST_NAME,
            suggest: words.anotherName,
          },
          { kind: 'number', at: '/skill', label: words.skill, value: skill, min: 0, max: MOST_SKILL },
        ],
        stats: [],
        terms: [],
        blocks: [
          {
            at: '/traits',
            title: words.traitsTitle,
            aside: words.traitsUsed(traits.length, MOST_TRAITS),
            rows: [[{ kind: 'some', at: '/traits', label: words.traitsTitle, shown: 'ticks', offers }]],
          },
        ],
        notes: [],
      },
    },
  ];
}

function sheet(words: MusterWords, unit: Unit): UnitSheet {
  return {
    name: unit.name,
    line: words.title,
    pool: null,
    blocks: [
      {
        badge,
        name: unit.name,
        line: words.duellist,
        lead: true,
        stats: [skillOf(words, unit)],
        arms: [],
        traits: unit.traits.map((id) => ({ title: words.traits[id], words: '' })),
        boxes: [],
      },
    ],
  };
}

/** What he is in a line: his skill, then his traits. */
const lineOf = (words: MusterWords, unit: Unit, between: string): string =>
  [words.skillOf(unit.skill), traitsOf(words, unit)].filter((part) => part !== '').join(between);

/** The smallest muster. */
export function musterIn(all: Words): Muster<Unit> {
  const { muster: words } = all;
  return {
    ruleset: 'duel',
    title: words.title,
    words: words.page,
    format: null,
    schema: units.schema,
    ready: units.ready.map((unit, i) => ({ id: ['vane', 'roux'][i]!, unit })),
    beginnings: [{ id: 'new', ...words.beginning, badge }],
    begin: (_, seed) => edit({ name: '', skill: 1, traits: [] }, { do: 'suggest', at: '/name', seed }),
    renamed: (unit, name) => ({ ...unit, name: name.slice(0, LONGEST_NAME) }),
    summary: (unit) => ({ name: unit.name, badge, line: lineOf(words, unit, ' · ') }),
    form: (unit) => form(words, unit),
    edit,
    tally: (unit) => [{ title: words.merits, value: merits(unit), most: MOST_MERITS }],
    findings: (unit) => findings(all, unit),
    sheet: (unit) => sheet(words, unit),
    compare: (unit) => [
      { title: words.skill, value: String(unit.skill) },
      { title: words.traitsTitle, value: traitsOf(words, unit) },
    ],
    text: (unit) => `${unit.name}\n${lineOf(words, unit, ', ')}\n`,
  };
}

export const musters = spoken(tongues, musterIn);
