import { isPrinted, profile as profileOf } from '../../data/profiles/profiles.ts';
import { ruleOf } from '../../data/rule-text.ts';
import type { FaithState, Model } from '../../state.ts';
import type { Filter } from '../format/filter.ts';
import type { Heard } from './heard.ts';
import { seatsOf } from './sides.ts';

type Traits = NonNullable<Filter['not']>;

/** What it is and what is the matter with it. */
function has({ lists, profiles, tags, rules, conditions }: Traits, model: Model): boolean {
  if (lists !== undefined && !lists.some((list) => list === listOf(model))) return false;
  if (profiles !== undefined && !profiles.includes(model.profile)) return false;
  if (tags !== undefined && !tags.some((tag) => model.tags.includes(tag))) return false;
  if (rules !== undefined && !model.rules.some((text) => rules.includes(ruleOf(text)))) return false;
  return conditions === undefined || conditions.some((name) => model.conditions[name] !== undefined);
}

/** FF-PARTY-15: profiles of somebody's own are on no list. */
function listOf({ profile }: Model): string | null {
  return isPrinted(profile) ? profileOf(profile).list : null;
}

/** Whether any one of these traits is its. */
function hasAny(traits: Traits, model: Model): boolean {
  return (Object.keys(traits) as (keyof Traits)[]).some((key) => has({ [key]: traits[key] }, model));
}

const ON_THE_TABLE = ['table'] as const;

/** Whether it fits every key that does not ask where it stands. */
export function isKind(s: FaithState, filter: Filter, model: Model, heard?: Heard): boolean {
  const { side, not, left, escaped, carrying } = filter;
  const standing = filter.standing ?? (left === undefined ? ON_THE_TABLE : null);
  if (standing !== null && !standing.some((one) => one === model.standing)) return false;
  if (side !== undefined && !seatsOf(s, side, heard).includes(model.party)) return false;
  if (left !== undefined && (model.left === null || !left.includes(model.left))) return false;
  if (escaped !== undefined && model.escaped !== escaped) return false;
  if (!has(filter, model) || (not !== undefined && hasAny(not, model))) return false;
  return carrying === undefined || carries(s, model, carrying);
}

function carries({ tokens }: FaithState, { id }: Model, kind: string): boolean {
  return tokens.some((token) => token.kind === kind && token.carrier === id);
}
