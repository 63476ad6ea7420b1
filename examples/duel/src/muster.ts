import { checkDocument, type Edit, type Finding, type Muster, random, type Stat } from '@vedette/engine';
import { type Unit, units } from './unit.ts';

const NAMES = [
  'Captain Vane',
  'Lady Ash',
  'Madame Corday',
  'Monsieur Roux',
  'The Abbé',
  'Widow Lorne',
] as const;

const TRAIT_TITLES: Readonly<Record<Unit['traits'][number], string>> = {
  stubborn: 'Stubborn',
  'strong:1': 'Strong (1)',
  'strong:2': 'Strong (2)',
  timid: 'Timid',
};
const TRAITS = Object.keys(TRAIT_TITLES) as Unit['traits'];

const LONGEST_NAME = 40;
const MOST_SKILL = 2;
/** DU-02 */
const MOST_TRAITS = 2;
const MOST_MERITS = 3;

const badge = { symbol: 'swords', coat: 'side-1' } as const;
const merits = ({ skill, traits }: Unit): number => skill + traits.length;
const skillOf = ({ skill }: Unit): Stat => ({ title: 'Skill', short: 'Sk', value: String(skill) });
const traitsOf = ({ traits }: Unit): string => traits.map((id) => TRAIT_TITLES[id]).join(', ');

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
function findings(unit: Unit): readonly Finding[] {
  const isNameless = unit.name.trim() === '';
  const checked = checkDocument(units, isNameless ? { ...unit, name: '?' } : unit);
  const nameless = {
    kind: 'problem',
    message: 'A name is wanted here.',
    rule: 'DU-02',
    path: '/name',
  } as const;
  const found = (checked.ok ? [] : checked.refusals).map(({ message, rule, path }) => ({
    kind: 'problem' as const,
    message,
    rule: rule ?? null,
    path: path ?? '',
  }));
  return isNameless ? [nameless, ...found] : found;
}

/** The smallest muster: a name, a number, and some of four traits. */
export const muster: Muster<Unit> = {
  ruleset: 'duel',
  title: 'A Duel',
  words: {
    lede: 'Duellists. Everything you change is kept in this browser at once.',
    raise: 'A new duellist',
    kept: 'Your duellists',
    none: 'None yet.',
    all: 'All duellists',
    compareTwo: 'Compare two duellists',
    comparing: 'Two duellists, side by side',
    shared: 'A duellist sent to you',
    link: 'A link that carries the duellist. Nothing is stored anywhere.',
    legal: 'Fit to fight.',
    unnamed: 'the duellist',
    parts: 'Parts of the duellist',
    sheet: 'Sheet',
  },
  format: null,
  schema: units.schema,
  ready: units.ready.map((unit, i) => ({ id: ['vane', 'roux'][i]!, unit })),
  beginnings: [{ id: 'new', title: 'A stranger', label: 'Make a new duellist', badge }],
  begin: (_, seed) => edit({ name: '', skill: 1, traits: [] }, { do: 'suggest', at: '/name', seed }),
  renamed: (unit, name) => ({ ...unit, name: name.slice(0, LONGEST_NAME) }),
  summary: (unit) => ({
    name: unit.name,
    badge,
    line: [`Skill ${unit.skill}`, traitsOf(unit)].filter((part) => part !== '').join(' · '),
  }),
  form: ({ name, skill, traits }) => [
    {
      kind: 'entry',
      id: 'duellist',
      title: 'The duellist',
      entry: {
        at: '',
        title: 'Duellist',
        called: name,
        badge,
        fields: [
          {
            kind: 'text',
            at: '/name',
            label: 'Name',
            value: name,
            most: LONGEST_NAME,
            suggest: 'Another name',
          },
          { kind: 'number', at: '/skill', label: 'Skill', value: skill, min: 0, max: MOST_SKILL },
        ],
        stats: [],
        terms: [],
        blocks: [
          {
            at: '/traits',
            title: 'Traits',
            aside: `${traits.length} of ${MOST_TRAITS}`,
            rows: [
              [
                {
                  kind: 'some',
                  at: '/traits',
                  label: 'Traits',
                  shown: 'ticks',
                  offers: TRAITS.map((id) => ({
                    id,
                    title: TRAIT_TITLES[id],
                    count: traits.includes(id) ? 1 : 0,
                  })),
                },
              ],
            ],
          },
        ],
        notes: [],
      },
    },
  ],
  edit,
  tally: (unit) => [{ title: 'Merits', value: merits(unit), most: MOST_MERITS }],
  findings,
  sheet: (unit) => ({
    name: unit.name,
    line: 'A Duel',
    pool: null,
    blocks: [
      {
        badge,
        name: unit.name,
        line: 'Duellist',
        lead: true,
        stats: [skillOf(unit)],
        arms: [],
        traits: unit.traits.map((id) => ({ title: TRAIT_TITLES[id], words: '' })),
        boxes: [],
      },
    ],
  }),
  compare: (unit) => [
    { title: 'Skill', value: String(unit.skill) },
    { title: 'Traits', value: traitsOf(unit) },
  ],
  text: (unit) =>
    `${unit.name}\nSkill ${unit.skill}${unit.traits.length === 0 ? '' : `, ${traitsOf(unit)}`}\n`,
};
