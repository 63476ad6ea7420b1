import type { Refusal } from '@vedette/engine';
import { hasRule } from '../../data/rule-text.ts';
import { type Member, modelCount } from '../members.ts';
import { keyOf } from '../party.ts';
import { refuse } from '../refuse.ts';

const FAMILIARS = 'common-familiars';

export function isMinion({ profile }: Member): boolean {
  return profile.rules.includes('minion');
}

function isFamiliar(member: Member): boolean {
  return member.profile.list === FAMILIARS;
}

/** The member that a key of the document names; null: nobody is called that. */
export function memberCalled(members: readonly Member[], key: string): Member | null {
  const [id, number] = key.split('.');
  const named = members.find(
    ({ entry, count }) =>
      entry.id === id && Number(number ?? 1) <= count && keyOf(entry, Number(number)) === key,
  );
  return named ?? null;
}

/** FF-PARTY-08, FF-PARTY-12: who could be this Minion's Master. */
export function mayMaster(minion: Member, master: Member): boolean {
  return masterProblem(minion, master) === null;
}

export function masterProblems(members: readonly Member[]): readonly Refusal[] {
  return [...members.flatMap((member) => minionProblems(member, members)), ...familiarProblems(members)];
}

function minionProblems(member: Member, members: readonly Member[]): readonly Refusal[] {
  const { entry, at } = member;
  const who = entry.name;
  const path = `${at}/master`;
  if (!isMinion(member))
    return entry.master === undefined ? [] : [refuse('party.master-needless', 'FF-PARTY-08', { who }, path)];
  if (entry.master === undefined) return [refuse('party.master-missing', 'FF-PARTY-08', { who }, path)];
  const master = memberCalled(members, entry.master);
  if (master === null)
    return [refuse('party.master-unknown', 'FF-PARTY-08', { who, id: entry.master }, path)];
  const found = masterProblem(member, master);
  return found === null ? [] : [found];
}

/** FF-PARTY-08: dearer and no Minion; FF-PARTY-12: a familiar's Master is its Witch. */
function masterProblem(minion: Member, master: Member): Refusal | null {
  const who = minion.entry.name;
  const path = `${minion.at}/master`;
  const name = master.entry.name;
  if (isMinion(master)) return refuse('party.master-minion', 'FF-PARTY-08', { who, master: name }, path);
  if (isFamiliar(minion) && !hasRule(master.profile.rules, 'witch'))
    return refuse('party.master-no-witch', 'FF-PARTY-12', { who, master: name }, path);
  if (master.points > minion.points) return null;
  const params = { who, master: name, points: master.points, costs: minion.points };
  return refuse('party.master-cheap', 'FF-PARTY-08', params, path);
}

/** FF-PARTY-12: one for each Witch. */
function familiarProblems(members: readonly Member[]): readonly Refusal[] {
  const familiars = members.filter(isFamiliar);
  const masters = new Set(familiars.flatMap(({ entry }) => entry.master ?? []));
  return [...masters].flatMap((key) => {
    const hers = familiars.filter(({ entry }) => entry.master === key);
    const count = modelCount(hers);
    const witch = memberCalled(members, key);
    if (count <= 1 || witch === null) return [];
    const params = { who: witch.entry.name, count, most: 1, over: count - 1 };
    return [refuse('party.familiars', 'FF-PARTY-12', params, `${hers.at(-1)!.at}/master`)];
  });
}
