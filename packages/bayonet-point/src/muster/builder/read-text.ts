import {
  calledIn,
  lastNumber,
  listedIn,
  type Paragraph,
  type TextRead,
  unlikeLine,
  writtenUnit,
} from '@vedette/engine';
import { CLASS_IDS } from '../../data/classes.ts';
import { LEADER_EXTRAS } from '../../data/generation.ts';
import { TROOP_TYPE_IDS } from '../../data/troops.ts';
import { WEAPON_IDS } from '../../data/weapons.ts';
import type { FigureEntry, Force, UnitEntry } from '../force.ts';
import { kindOf, weaponTitle } from './arms.ts';
import { HEAD } from './draft.ts';
import { asText } from './sheet.ts';
import { words } from './words.ts';

/** An army out of its words alone. Dice that it was rolled with are not among them. */
export function readText(text: string): TextRead<Force> | null {
  const written = writtenUnit(text, words.game);
  if (written === null) return null;
  const { name, line, parts, paragraphs } = written;
  const force: Force = { ...HEAD, name, limit: limitIn(parts[0] ?? ''), units: [], figures: [] };
  if (parts[0] === words.unknown) force.random = { lancers: true };
  for (const paragraph of paragraphs) {
    const unread = added(force, paragraph);
    if (unread !== null) return { unread };
  }
  if (force.random === undefined && paragraphs.length === 0) return { unread: line };
  return { unit: force, unlike: unlikeLine(written, asText(force)) };
}

/** "85 of 200 points" has a limit, "worth 85 points" has none. */
function limitIn(part: string): number | null {
  const points = part.match(/\d+/g) ?? [];
  return points.length === 2 ? lastNumber(part) : null;
}

/** Puts the unit or man of a paragraph into the force; the line that cannot be read, or null. */
function added(force: Force, [first = '', ...lines]: Paragraph): string | null {
  const called = calledIn(first);
  const [kind = '', strength = ''] = called?.parts ?? [];
  const troops = TROOP_TYPE_IDS.find((id) => CLASS_IDS.some((of) => kindOf(of, id) === kind));
  const of = CLASS_IDS.find((id) => troops !== undefined && kindOf(id, troops) === kind);
  if (called === null || troops === undefined || of === undefined) return first;
  const entry: FigureEntry = { name: called.name, troops, class: of, weapons: [] };
  let extra: UnitEntry['extra'];
  // The first line under the name has the numbers of the class.
  for (const line of lines.slice(1)) {
    const own = LEADER_EXTRAS.find((id) => words.sheet.besides(weaponTitle(id)) === line);
    const weapons = listedIn(line).map((title) => WEAPON_IDS.find((id) => weaponTitle(id) === title));
    if (own !== undefined) extra = own;
    else if (weapons.every((id) => id !== undefined)) entry.weapons = weapons;
    else return line;
  }
  const men = lastNumber(strength);
  if (men !== null && strength === words.figureCount(men))
    force.units.push({ ...entry, figures: men, ...(extra === undefined ? {} : { extra }) });
  else force.figures.push(strength === words.leading ? { ...entry, leader: true } : entry);
  return null;
}
