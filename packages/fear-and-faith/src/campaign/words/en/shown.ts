import { ADVANCES } from '../../../data/advances.ts';
import type { InsanityId } from '../../../data/nerve.ts';
import { type RuleText, ruleOf } from '../../../data/rule-text.ts';
import { specialRule } from '../../../data/special-rules.ts';
import { campaign as briefs } from '../../../words/en/briefs/campaign.ts';
import type { Departed, Stage } from '../../state.ts';
import { forms } from './forms.ts';
import { names, points } from './names.ts';

/** What a campaign of this game calls its parts; chapters in the order of FF-CAMP. */
export const page = {
  units: 'The parties',
  standing: 'Victory points',
  winsBy: 'As it is ticked below',
  columns: ['Quality', 'Combat', 'Points', 'Gifts', 'Burdens'],
  chapters: {
    preparation: 'Before the game',
    report: 'The game',
    survivors: 'Survivors',
    insanity: 'Insanity',
    infection: 'Infection',
    'victory-points': 'Victory points',
    replacements: 'Replacements',
    'new-models': 'New models',
    advances: 'Advances',
    cures: 'Cures',
    'breaking-the-curse': 'Breaking the curse',
  } satisfies Readonly<Record<Stage, string>>,
};

const CAUSES: Readonly<Record<Departed['cause'], string>> = {
  killed: 'was killed in',
  lost: 'was lost for good in',
  'laid-to-rest': 'was laid to rest after',
};

export const shown = {
  sixNights: 'Six nights',
  party: 'Party',
  against: 'one night of many',
  quality: (quality: number) => `${quality}+`,
  numbers: (quality: number, combat: number, rules: readonly RuleText[]) => {
    const titles = rules.map((text) => specialRule(ruleOf(text)).title);
    return `Quality ${quality}+, Combat ${combat}${titles.length === 0 ? '' : `: ${titles.join(', ')}`}.`;
  },
  /** What an advance does, in a line. */
  advance: (id: string) => {
    const { rule } = ADVANCES.find((one) => one.id === id)!;
    return briefs[rule as keyof typeof briefs];
  },
  bank: 'In the bank, to be spent:',
  advances: 'Advances:',
  insane: (id: Parameters<typeof names.insanity>[0]) => `mad: ${names.insanity(id)}`,
  infected: (id: Parameters<typeof names.infection>[0]) => `infected by ${names.infection(id)}`,
  /** What a madness does. */
  madness: {
    transfixed: 'stands frozen until two actions break it',
    shaky: '−1 on ranged attacks',
    paranoid: 'takes no part in anything a group does',
    manic: '+1 on Quality rolls until an activation die fails, then depressive',
    depressive: '−1 on all Quality rolls',
    frightened: '−1 on Fear tests and Morale, no Ban, a Quality roll to go near what is Fearful',
    'verge-1': 'collapses at two natural 1s on an activation roll',
    'verge-2': 'collapses at two failures on an activation roll',
    faint: 'collapsed',
    'faint-heart': 'collapsed, and might have died of it',
  } satisfies Readonly<Record<InsanityId, string>>,
  infection: 'must go out next game, and turns at the first natural 1 on an activation roll',
  fates: forms.fates,
  bitten: (id: Parameters<typeof names.infection>[0]) => `knocked down by ${names.infection(id)}`,
  became: (profile: string) => `became: ${profile}`,
  turned: (profile: string) => `once: ${profile}`,
  kept: (weapon: string) => weapon,
  scored: (score: number, banked: number) =>
    `scored ${score}, of which the winner banks the lead: ${points(banked)} banked`,
  losses: (n: number) => (n === 0 ? 'no losses' : `${n} killed`),
  won: 'won',
  farewell: (name: string, profile: string, party: string, cause: Departed['cause'], game: number) =>
    `${name === profile ? name : `${name}, ${profile}`} of ${party} ${CAUSES[cause]} game ${game}.`,
  /** Of whoever is followed by another just like that. */
  grave: (name: string, party: string, game: number) => `${name} of ${party} was killed in game ${game}.`,
  recruits: { label: 'Somebody new', choose: 'Choose…', take: 'Take this one' },
  buying: { label: 'An advance', choose: 'Choose…', take: 'Buy it' },
};
