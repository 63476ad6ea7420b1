import type { MatchSetup, Refusal, Seat } from '@vedette/engine';
import { ruleOf } from '../data/rule-text.ts';
import type { FearAndFaith } from '../game.ts';
import { type Member, membersOf, modelCount } from '../muster/members.ts';
import type { PartyDocument } from '../muster/party.ts';
import { partyProblems } from '../muster/party-problems.ts';
import { type PartyOptions, type PartyTerms, termsOf } from '../muster/terms.ts';
import { refusal } from '../refusal.ts';
import type { Force, ForceLimit, MemberFilter } from './format/force.ts';
import type { Scenario } from './format/scenario.ts';

type Roles = Readonly<Record<string, Seat>>;
type Setup = MatchSetup<FearAndFaith>;

export function roleOf(roles: Roles, seat: Seat): string | null {
  return Object.keys(roles).find((name) => roles[name] === seat) ?? null;
}

/** FF-PARTY-04, FF-SCN-29: what a party of this role is bought on. */
export function termsFor({ forces }: Scenario, role: string | null, options: PartyOptions): PartyTerms {
  const force = role === null ? undefined : forces?.[role];
  return termsOf(options, force?.points, force?.extras);
}

/** FF-SCN-01: who takes which role, by what the parties are; none where several ways would do. */
export function rolesIn(setup: Setup): Roles {
  const fair = castings(setup).filter((roles) => castingProblems(setup, roles).length === 0);
  return fair.length === 1 ? fair[0]! : {};
}

/** Every way to deal the roles out, seats of the right side first. */
function castings({ scenario, seats }: Setup): readonly Roles[] {
  const names = Object.keys(scenario.forces ?? {});
  if (names.length === 0 || names.length !== seats.length) return [];
  return orders(names).map((order) => Object.fromEntries(order.map((name, seat) => [name, seat])));
}

function orders(names: readonly string[]): readonly (readonly string[])[] {
  if (names.length <= 1) return [names];
  return names.flatMap((name) =>
    orders(names.filter((other) => other !== name)).map((rest) => [name, ...rest]),
  );
}

function castingProblems({ scenario, seats, options }: Setup, roles: Roles): readonly Refusal[] {
  return Object.entries(roles).flatMap(([role, seat]) => {
    const force = scenario.forces![role]!;
    const { unit } = seats[seat]!;
    const terms = termsFor(scenario, role, options as unknown as PartyOptions);
    return [...partyProblems(unit, terms), ...forceProblems(force, unit, terms, scenario.rule)].map(
      (problem) => ({ ...problem, path: `/seats/${seat}/unit` }),
    );
  });
}

/** FF-SCN-01: what keeps these parties from playing this scenario; of several castings, the one that comes nearest. */
export function setupProblems(setup: Setup): readonly Refusal[] {
  const { scenario, seats } = setup;
  const needed = Object.keys(scenario.forces ?? {}).length;
  if (needed === 0) {
    const terms = termsOf(setup.options as unknown as PartyOptions);
    return seats.flatMap(({ unit }, seat) =>
      partyProblems(unit, terms).map((problem) => ({ ...problem, path: `/seats/${seat}/unit` })),
    );
  }
  if (needed !== seats.length)
    return [refusal('setup.players', scenario.rule ?? 'FF-SCN-01', { needed }, '/seats')];
  const all = castings(setup).map((roles) => castingProblems(setup, roles));
  return all.reduce((best, problems) => (problems.length < best.length ? problems : best));
}

/** FF-SCN-02, -07, -13, -19, -24, -29 */
export function forceProblems(
  force: Force,
  party: PartyDocument,
  terms: PartyTerms,
  rule = 'FF-SCN-01',
): readonly Refusal[] {
  if (party.side !== force.side) return [refusal('force.side', rule, { side: force.side })];
  const members = membersOf(party, terms);
  const { lists, profiles = [] } = force;
  const strangers = members.filter(
    ({ profile }) =>
      lists !== undefined && !lists.some((list) => list === profile.list) && !profiles.includes(profile.id),
  );
  return [
    ...strangers.map(({ profile }) => refusal('force.stranger', rule, { title: profile.title })),
    ...(force.limits ?? []).flatMap((limit) => limitProblems(limit, members, rule)),
  ];
}

function isOf({ lists, profiles, tags, rules }: MemberFilter, { profile, extras }: Member): boolean {
  if (lists !== undefined && !lists.some((list) => list === profile.list)) return false;
  if (profiles !== undefined && !profiles.includes(profile.id)) return false;
  if (tags !== undefined && !tags.some((tag) => profile.tags.includes(tag))) return false;
  const all = [...profile.rules, ...extras];
  return rules === undefined || all.some((text) => rules.includes(ruleOf(text)));
}

const HUNDRED = 100;

function costOf(members: readonly Member[]): number {
  return members.reduce((sum, member) => sum + member.points * member.count, 0);
}

function limitProblems(
  { of, min, max, minShare, maxShare, minPoints, maxPoints }: ForceLimit,
  members: readonly Member[],
  rule: string,
): readonly Refusal[] {
  const own = members.filter((member) => isOf(of, member));
  const count = modelCount(own);
  const all = modelCount(members);
  const cost = costOf(own);
  const points = costOf(members);
  const what = wordsOf(of);
  const least = Math.max(min ?? 0, Math.ceil(((minShare ?? 0) * all) / HUNDRED));
  const most = Math.min(max ?? all, Math.floor(((maxShare ?? HUNDRED) * all) / HUNDRED));
  const cheapest = ((minPoints ?? 0) * points) / HUNDRED;
  const dearest = ((maxPoints ?? HUNDRED) * points) / HUNDRED;
  return [
    ...(count < least ? [refusal('force.few', rule, { what, count, least })] : []),
    ...(count > most ? [refusal('force.many', rule, { what, count, most })] : []),
    ...(cost < cheapest ? [refusal('force.cheap', rule, { what, cost, least: cheapest })] : []),
    ...(cost > dearest ? [refusal('force.dear', rule, { what, cost, most: dearest })] : []),
  ];
}

/** Names of the data, for the sentence to put into words. */
function wordsOf({ lists = [], profiles = [], tags = [], rules = [] }: MemberFilter): string {
  return [...profiles, ...rules, ...tags, ...lists].join(' / ');
}
