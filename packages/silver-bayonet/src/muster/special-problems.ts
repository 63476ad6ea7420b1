import type { Refusal } from '@vedette/engine';
import { item } from '../data/armoury/armoury.ts';
import { SPECIAL_ARMOURY } from '../data/armoury/special.ts';
import { type Carrying, hostIndex } from './carrying.ts';
import { problem } from './codes.ts';
import type { SpecialEntry } from './unit.ts';

/** SB-UNIT-08, SB-EQ-20: number, kind and hosts of a member's Special Armoury items. */
export function specialProblems(who: string, path: string, carrying: Carrying): readonly Refusal[] {
  const { special, mostSpecial, specialRule } = carrying;
  const found: Refusal[] = [];
  if (special.length > mostSpecial) {
    const message = `${who} has ${special.length} Special Armoury items; the most is ${mostSpecial}.`;
    found.push(problem('unit.over-special', specialRule, `${path}/special`, message));
  }
  for (const [i, entry] of special.entries()) {
    found.push(...entryProblems(who, `${path}/special/${i}`, entry, carrying));
    found.push(...clashProblems(who, `${path}/special/${i}`, i, carrying));
  }
  return found;
}

function entryProblems(
  who: string,
  at: string,
  entry: SpecialEntry,
  { equipment }: Carrying,
): readonly Refusal[] {
  const known = SPECIAL_ARMOURY.find(({ id }) => id === entry.item);
  if (known === undefined) {
    const message = `${who} cannot take "${entry.item}": the Special Armoury has ${titles(SPECIAL_ARMOURY)}.`;
    return [problem('unit.unknown-special', 'SB-EQ-20', `${at}/item`, message)];
  }
  const hosts = known.special!.hosts;
  if (hosts.length === 0) {
    const message = `${who}: ${known.title} goes on nothing; leave the host out.`;
    return entry.host === undefined ? [] : [problem('unit.host-needless', 'SB-EQ-20', `${at}/host`, message)];
  }
  const fitting = `it goes on ${titles(hosts.map(item))}`;
  if (entry.host === undefined) {
    const message = `${who}: ${known.title} needs a host; ${fitting}.`;
    return [problem('unit.host-missing', 'SB-UNIT-08', at, message)];
  }
  const host = equipment[hostIndex(equipment, entry.host)];
  if (host === undefined) {
    const message = `${who} carries no "${entry.host}" for ${known.title}.`;
    return [problem('unit.host-not-carried', 'SB-UNIT-08', `${at}/host`, message)];
  }
  const message = `${who}: ${known.title} does not go on "${host}"; ${fitting}.`;
  return hosts.includes(host) ? [] : [problem('unit.host-unfit', 'SB-EQ-20', `${at}/host`, message)];
}

/** SB-EQ-20.R3, -R4: against the entries before it. */
function clashProblems(who: string, at: string, index: number, carrying: Carrying): readonly Refusal[] {
  const { equipment, special } = carrying;
  const entry = special[index]!;
  if (entry.host === undefined) return [];
  const place = hostIndex(equipment, entry.host);
  if (place < 0) return [];
  const before = special
    .slice(0, index)
    .filter(({ host }) => host !== undefined && hostIndex(equipment, host) === place);
  if (before.some(({ item }) => item === entry.item)) {
    const message = `${who} puts "${entry.item}" twice on the same item.`;
    return [problem('unit.upgrade-twice', 'SB-EQ-20', at, message)];
  }
  if (isBlade(entry) && before.some(isBlade)) {
    const message = `${who}: one weapon is either silver or cold iron, not both.`;
    return [problem('unit.two-metals', 'SB-EQ-20', at, message)];
  }
  return [];
}

function isBlade({ item }: SpecialEntry): boolean {
  return SPECIAL_ARMOURY.some(({ id, special }) => id === item && special!.use === 'always');
}

function titles(things: readonly { readonly title: string }[]): string {
  return things.map(({ title }) => title).join(', ');
}
