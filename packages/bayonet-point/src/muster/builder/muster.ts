import { type Beginning, type Muster, random, speaking, spoken } from '@vedette/engine';
import { type Force, forceSchema, GENERATION_DICE } from '../force.ts';
import { ready } from '../ready.ts';
import { rollForce } from '../rolled.ts';
import { badgeOf, OFFICER } from './arms.ts';
import { compared } from './comparison.ts';
import { asLeader, HEAD } from './draft.ts';
import { editForce } from './edit.ts';
import { forcePrice } from './entries.ts';
import { findingsOf } from './findings.ts';
import { formOf, USUAL_LIMITS } from './form.ts';
import { armyName, manName } from './names.ts';
import { readText } from './read-text.ts';
import { asText, sheetOf, strengthLine } from './sheet.ts';
import { manOf, TEMPLATES } from './templates.ts';
import { tongues, use, words } from './words.ts';

const POINTS = 'points-';
const DICE = 'dice-';
const SINGLES = 'singles';
const LATER = 'later';
/** BP-ARMY-13 */
const USUAL_LIMIT = 400;

const FOOT = badgeOf('infantry', []);

const beginnings = (): readonly Beginning[] => [
  ...USUAL_LIMITS.map((points) => ({
    id: `${POINTS}${points}`,
    title: words.points(points),
    label: words.raiseFor(points),
    badge: FOOT,
    group: words.byPoints,
  })),
  {
    id: SINGLES,
    title: words.singles,
    label: words.raiseSingles(USUAL_LIMIT),
    badge: OFFICER,
    group: words.byPoints,
  },
  ...GENERATION_DICE.map((die) => ({
    id: `${DICE}${die}`,
    title: words.dieOf(die),
    label: words.rollWith(die),
    badge: badgeOf('light-cavalry', []),
    group: words.byDice,
  })),
  {
    id: LATER,
    title: words.later,
    label: words.rollLater,
    badge: badgeOf('heavy-cavalry', []),
    group: words.byDice,
  },
];

/** BP-ARMY-01: bought for points, diced for now, or when its match begins. */
function begin(beginning: string, seed: string): Force {
  const chance = random(seed);
  const name = armyName('', chance);
  const bought: Force = { ...HEAD, name, limit: USUAL_LIMIT, units: [], figures: [] };
  if (beginning === LATER) return { ...bought, limit: null, random: { lancers: true } };
  if (beginning === SINGLES) {
    const man = { ...manOf(TEMPLATES[0]!, manName([], chance)), class: 'master' as const };
    return { ...bought, figures: [asLeader(man)] };
  }
  const die = GENERATION_DICE.find((sides) => beginning === `${DICE}${sides}`);
  if (die !== undefined)
    return rollForce((sides) => 1 + chance.below(sides), { name, die, lancers: true, play: 'units' });
  const limit = USUAL_LIMITS.find((points) => beginning === `${POINTS}${points}`) ?? USUAL_LIMIT;
  return { ...bought, limit };
}

/** The words of a name with hyphens between them. */
function slug(name: string): string {
  return name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .join('-');
}

/** Armies: units under their leaders, or single figures. */
export const makeMuster = (): Muster<Force> => ({
  ruleset: 'bayonet-point',
  title: words.game,
  words: words.muster,
  format: 'vedette-force',
  schema: forceSchema,
  ready: ready.map((unit) => ({ id: slug(unit.name), unit })),
  beginnings: beginnings(),
  begin,
  renamed: (force, name) => ({ ...force, name }),
  summary: (force) => {
    const [first] = [...force.units, ...force.figures];
    const badge = first === undefined ? FOOT : badgeOf(first.troops, first.weapons);
    return { name: force.name, badge, line: strengthLine(force) };
  },
  form: formOf,
  edit: editForce,
  tally: (force) => {
    const { units, figures, limit } = force;
    const men = units.reduce((sum, unit) => sum + unit.figures, figures.length);
    const title = limit === null ? words.tally.worth : words.tally.points;
    return [
      { title, value: forcePrice(force), most: limit },
      ...(figures.length > 0 ? [] : [{ title: words.tally.units, value: units.length, most: null }]),
      { title: words.tally.figures, value: men, most: null },
    ];
  },
  findings: findingsOf,
  sheet: sheetOf,
  compare: compared,
  text: asText,
  read: readText,
});

/** In every language that it has. */
export const musters = spoken(tongues, speaking(use, makeMuster));
