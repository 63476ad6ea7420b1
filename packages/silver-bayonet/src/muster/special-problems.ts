import type { Refusal } from '@vedette/engine';
import { SPECIAL_ARMOURY } from '../data/armoury/special.ts';
import { say } from '../refusals.ts';
import { type Carrying, hostIndex } from './carrying.ts';
import { problem } from './codes.ts';
import type { SpecialEntry } from './unit.ts';

/** SB-UNIT-08, SB-EQ-20: number, kind and hosts of a member's Special Armoury items. */
export function specialProblems(who: string, path: string, carrying: Carrying): readonly Refusal[] {
  const { special, mostSpecial, specialRule } = carrying;
  const found: Refusal[] = [];
  if (special.length > mostSpecial) {
    const said = say('unit.over-special', { who, special: special.length, mostSpecial });
    found.push(problem('unit.over-special', specialRule, `${path}/special`, said));
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
    const said = say('unit.unknown-special', {
      who,
      item: entry.item,
      known: SPECIAL_ARMOURY.map(({ id }) => id),
    });
    return [problem('unit.unknown-special', 'SB-EQ-20', `${at}/item`, said)];
  }
  const hosts = known.special!.hosts;
  if (hosts.length === 0) {
    const said = say('unit.host-needless', { who, special: known.id });
    return entry.host === undefined ? [] : [problem('unit.host-needless', 'SB-EQ-20', `${at}/host`, said)];
  }
  if (entry.host === undefined) {
    const said = say('unit.host-missing', { who, special: known.id, hosts });
    return [problem('unit.host-missing', 'SB-UNIT-08', at, said)];
  }
  const host = equipment[hostIndex(equipment, entry.host)];
  if (host === undefined) {
    const said = say('unit.host-not-carried', { who, host: entry.host, special: known.id });
    return [problem('unit.host-not-carried', 'SB-UNIT-08', `${at}/host`, said)];
  }
  const said = say('unit.host-unfit', { who, special: known.id, host, hosts });
  return hosts.includes(host) ? [] : [problem('unit.host-unfit', 'SB-EQ-20', `${at}/host`, said)];
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
    const said = say('unit.upgrade-twice', { who, item: entry.item });
    return [problem('unit.upgrade-twice', 'SB-EQ-20', at, said)];
  }
  if (isBlade(entry) && before.some(isBlade)) {
    const said = say('unit.two-metals', { who });
    return [problem('unit.two-metals', 'SB-EQ-20', at, said)];
  }
  return [];
}

function isBlade({ item }: SpecialEntry): boolean {
  return SPECIAL_ARMOURY.some(({ id, special }) => id === item && special!.use === 'always');
}
