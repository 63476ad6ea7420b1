import { listedIn, type Paragraph, type TextRead, unlikeLine, writtenUnit } from '@vedette/engine';
import { ITEMS } from '../../data/armoury/armoury.ts';
import { parseAttribute } from '../../data/attribute-text.ts';
import { ATTRIBUTES } from '../../data/attributes.ts';
import { NATIONS } from '../../data/nations.ts';
import { INCREASE_PAIRS } from '../../data/officer.ts';
import { SOLDIER_TYPES, type SoldierType } from '../../data/soldiers.ts';
import { musterOfficer } from '../mustered.ts';
import type { OfficerEntry, SoldierEntry, SpecialEntry, Unit } from '../unit.ts';
import { statCells } from './figures.ts';
import { isRank } from './names.ts';
import { asText, statLine } from './text.ts';
import { words } from './words.ts';

/** A company out of its words alone. What campaigns have left on somebody is not among them. */
export function readText(text: string): TextRead<Unit> | null {
  const written = writtenUnit(text, words.game);
  if (written === null) return null;
  const { name, line, parts, paragraphs } = written;
  const [first, ...others] = paragraphs;
  if (first === undefined) return { unread: line };
  const officer = officerIn(first);
  if (typeof officer === 'string') return { unread: officer };
  const soldiers: SoldierEntry[] = [];
  for (const paragraph of others) {
    const soldier = soldierIn(paragraph);
    if (typeof soldier === 'string') return { unread: soldier };
    soldiers.push(soldier);
  }
  const unit: Unit = {
    format: 'vedette-unit',
    version: 1,
    ruleset: 'silver-bayonet',
    name,
    ...nationIn(parts[0] ?? '', soldiers),
    officer,
    soldiers,
  };
  const listed = { ...unit, soldiers: soldiers.map((soldier) => outside(soldier, unit.nation)) };
  return { unit: listed, unlike: unlikeLine(written, asText(listed)) };
}

/** SB-UNIT-03: a nation by its name; else the country is its own, and the list that most of its men are on. */
function nationIn(title: string, soldiers: readonly SoldierEntry[]): Pick<Unit, 'nation' | 'country'> {
  const known = NATIONS.find(({ id }) => words.nationTitle(id) === title);
  if (known !== undefined) return { nation: known.id };
  const on = (nation: string) => soldiers.filter(({ type }) => isListed(type, nation)).length;
  const [nearest] = [...NATIONS].sort((a, b) => on(b.id) - on(a.id));
  return { nation: nearest!.id, country: title };
}

function isListed(type: string, nation: string): boolean {
  return SOLDIER_TYPES.some(({ id, nations }) => id === type && nations.includes(nation));
}

/** SB-UNIT-15 */
function outside(soldier: SoldierEntry, nation: string): SoldierEntry {
  return isListed(soldier.type, nation) ? soldier : { ...soldier, outside: true };
}

/** What is carried and what he is, line by line; or the line that is neither. */
function belongings(lines: Paragraph): { items: Carried[]; attributes: string[] } | string {
  const found = { items: [] as Carried[], attributes: [] as string[] };
  // The first line has his numbers, and one of a rider those in the saddle.
  for (const line of lines.slice(1)) {
    if (line.startsWith(`${words.mounted}: `)) continue;
    const items = listedIn(line).map(carriedIn);
    const attributes = listedIn(line).map(attributeIn);
    if (items.every((item) => item !== null)) found.items.push(...items);
    else if (attributes.every((id) => id !== null)) found.attributes.push(...attributes);
    else return line;
  }
  return found;
}

interface Carried {
  readonly id: string;
  readonly upgrades: readonly string[];
}

/** "Pistol (Silver Shot)". */
function carriedIn(text: string): Carried | null {
  const [, title = text, on] = /^(.*?) \((.*)\)$/.exec(text) ?? [];
  const [id, ...upgrades] = [title, ...(on === undefined ? [] : on.split(', '))].map(
    (called) => ITEMS.find((item) => words.itemTitle(item.id) === called)?.id,
  );
  if (id === undefined || upgrades.includes(undefined)) return null;
  return { id, upgrades: upgrades.filter((upgrade) => upgrade !== undefined) };
}

/** "Damage Reduction (1)": its number follows from who has it. */
function attributeIn(text: string): string | null {
  const title = text.replace(/ \([^()]*\)$/, '');
  return ATTRIBUTES.find(({ id }) => words.attributeTitle(id) === title)?.id ?? null;
}

function isSpecial(id: string): boolean {
  return ITEMS.some((item) => item.id === id && item.special !== undefined);
}

/** SB-EQ-20: what is carried, and what is put on what; `pistol#2` is the second of two. */
function kitOf(items: readonly Carried[]): { equipment: string[]; special: SpecialEntry[] } {
  const equipment = items.filter(({ id }) => !isSpecial(id));
  const special = equipment.flatMap(({ id, upgrades }, i) => {
    const nth = equipment.slice(0, i + 1).filter((one) => one.id === id).length;
    return upgrades.map((item) => ({ item, host: nth === 1 ? id : `${id}#${nth}` }));
  });
  const carried = items.filter(({ id }) => isSpecial(id)).map(({ id }) => ({ item: id }));
  return { equipment: equipment.map(({ id }) => id), special: [...special, ...carried] };
}

function officerIn([first = '', ...lines]: Paragraph): OfficerEntry | string {
  const found = belongings(lines);
  const titled = rankIn(first);
  if (titled === null) return first;
  if (typeof found === 'string') return found;
  const { items, attributes } = found;
  const plain = { ...titled, increases: [], attributes, ...kitOf(items) };
  const ways = INCREASE_PAIRS.reduce<readonly string[][]>(
    (all, pair) => all.flatMap((chosen) => pair.map(({ stat }) => [...chosen, stat])),
    [[]],
  ).map((increases) => ({ ...plain, increases }));
  // SB-UNIT-05: those increases that give the numbers that are written there.
  const numbers = (way: OfficerEntry) => statLine(statCells(musterOfficer(way).stats));
  return ways.find((way) => numbers(way) === lines[0]) ?? lines[0] ?? first;
}

/** "Captain Hale": of a rank that nobody knows the first word is taken. */
function rankIn(line: string): Pick<OfficerEntry, 'name' | 'rank'> | null {
  const all = line.split(' ');
  const splits = all.slice(1).map((_, i) => [all.slice(0, i + 1).join(' '), all.slice(i + 1).join(' ')]);
  const [rank, name] = splits.find(([title]) => isRank(title!)) ?? splits[0] ?? [];
  if (rank === undefined || name === undefined) return null;
  return rank === words.officer ? { name } : { name, rank };
}

function soldierIn([first = '', ...lines]: Paragraph): SoldierEntry | string {
  const [, name, title] = /^(.+), ([^,]+) \(\d+\)$/.exec(first) ?? [];
  const type = SOLDIER_TYPES.find(({ id }) => words.soldierTitle(id) === title);
  if (name === undefined || type === undefined) return first;
  const found = belongings(lines);
  if (typeof found === 'string') return found;
  const { equipment, special } = kitOf(found.items);
  const given = type.attributes.map((text) => parseAttribute(text).id);
  const attribute = found.attributes.find((id) => !given.includes(id));
  return {
    name,
    type: type.id,
    ...equippedAs(type, equipment),
    ...(attribute === undefined ? {} : { attribute }),
    special,
  };
}

/** SB-UNIT-12: by slots as it is written, else by the set that it is. */
function equippedAs(
  { equipment: sets }: SoldierType,
  equipment: readonly string[],
): Pick<SoldierEntry, 'equipment' | 'set'> {
  if (sets === 'slots') return { equipment: [...equipment] };
  const set = sets.findIndex((one) => one.toSorted().join() === equipment.toSorted().join());
  return set > 0 ? { set } : {};
}
