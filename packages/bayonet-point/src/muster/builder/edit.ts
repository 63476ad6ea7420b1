import { type Edit, type Json, type Random, random } from '@vedette/engine';
import { CLASS_IDS, CLASSES, type ClassId } from '../../data/classes.ts';
import { FIGURES_PER_LEADER } from '../../data/generation.ts';
import { TROOP_TYPE_IDS, type TroopTypeId } from '../../data/troops.ts';
import {
  type FigureEntry,
  type Force,
  GENERATION_DICE,
  MOST_WRITTEN,
  type Rolled,
  type UnitEntry,
} from '../force.ts';
import { forceFrom, rollForce } from '../rolled.ts';
import { isWeapon } from './arms.ts';
import { asLeader, asMan, playOf, rearmed, replaced, shifted, withExtra } from './draft.ts';
import { armyName, manName, unitName } from './names.ts';
import { MAN, manOf, TEMPLATES, UNIT, unitOf } from './templates.ts';

/** The force after a change of the form; one that fits nothing leaves it as it is. */
export function editForce(force: Force, edit: Edit): Force {
  const chance = random(edit.seed);
  if (edit.do === 'add') return raised(force, edit.recruit, chance);
  const [, part, number, ...place] = edit.at.split('/');
  if (part === 'rolled') return editDice(force, number, edit, chance);
  if (part === 'figures' && number === undefined) return edit.do === 'set' ? appointed(force) : force;
  if (part === 'units') return editUnits(force, Number(number), place, edit, chance);
  if (part === 'figures') return editFigures(force, Number(number), place, edit, chance);
  return editArmy(force, part, edit, chance);
}

const namesIn = ({ units, figures }: Force) => [...units, ...figures].map(({ name }) => name);

function editArmy(force: Force, field: string | undefined, edit: Edit, chance: Random): Force {
  if (edit.do === 'suggest') return { ...force, name: armyName(force.name, chance) };
  if (edit.do !== 'set') return force;
  const { to } = edit;
  if (field === 'name' && typeof to === 'string') return { ...force, name: to };
  if (field === 'limit') {
    const limit = to === '' ? 0 : Number(to);
    const fits = Number.isInteger(limit) && limit > 0 && limit <= MOST_WRITTEN.limit;
    return fits && force.rolled === undefined ? { ...force, limit } : force;
  }
  if (field === 'random' && force.random !== undefined) return { ...force, random: { lancers: to === true } };
  return force;
}

/** One more of a kind. BP-DIG-14: where a leader is lacking, the new man leads. */
function raised(force: Force, wanted: string, chance: Random): Force {
  const { units, figures, random: later, rolled } = force;
  const template = TEMPLATES.find(({ id }) => wanted === `${UNIT}${id}` || wanted === `${MAN}${id}`);
  if (template === undefined || later !== undefined || rolled !== undefined) return force;
  if (wanted.startsWith(UNIT)) {
    if (units.length >= MOST_WRITTEN.units) return force;
    return {
      ...force,
      units: [...units, unitOf(template, unitName(template.troops, namesIn(force), chance))],
    };
  }
  if (figures.length >= MOST_WRITTEN.figures) return force;
  const due = Math.ceil((figures.length + 1) / FIGURES_PER_LEADER);
  const leads = figures.filter(({ leader }) => leader === true).length < due;
  const man = manOf(template, manName(namesIn(force), chance));
  return { ...force, figures: [...figures, leads ? asLeader(man) : asMan(man)] };
}

/** BP-DIG-14: as many leaders as there must be, those who lead already first, then the best. */
function appointed(force: Force): Force {
  const rank = (id: ClassId) => CLASSES.findIndex((known) => known.id === id);
  const due = Math.ceil(force.figures.length / FIGURES_PER_LEADER);
  const worth = ({ leader, class: of }: FigureEntry) => (leader === true ? CLASSES.length : 0) + rank(of);
  const order = force.figures
    .map((figure, i) => ({ i, worth: worth(figure) }))
    .sort((a, b) => b.worth - a.worth || a.i - b.i)
    .slice(0, due);
  return {
    ...force,
    figures: force.figures.map((figure, i) =>
      order.some((chosen) => chosen.i === i) ? asLeader(figure) : asMan(figure),
    ),
  };
}

function editDice(force: Force, field: string | undefined, edit: Edit, chance: Random): Force {
  const { rolled, name } = force;
  if (rolled === undefined) return force;
  const play = playOf(force);
  const roll = (die: number, how: typeof play) =>
    rollForce((sides) => 1 + chance.below(sides), { name, die, lancers: rolled.lancers, play: how });
  if (edit.do === 'roll') return roll(rolled.die, play);
  if (edit.do !== 'set') return force;
  const { to } = edit;
  if (field === 'die' && GENERATION_DICE.some((die) => String(die) === to)) return roll(Number(to), play);
  if (field === 'play' && (to === 'units' || to === 'individuals')) return roll(rolled.die, to);
  return field === 'lancers' ? withLancers(force, { ...rolled, lancers: to === true }) : force;
}

/** BP-ARMY-06: the same dice for an army that had lancers, or had none; names stay with their units. */
function withLancers(force: Force, rolled: Rolled): Force {
  const made = forceFrom(force.name, rolled, playOf(force));
  if (made === null) return force;
  const named = <T extends { name: string }>(list: readonly T[], old: readonly { name: string }[]) =>
    list.map((entry, i) => ({ ...entry, name: old[i]?.name ?? entry.name }));
  return {
    ...made,
    rolled,
    units: named(made.units, force.units),
    figures: named(made.figures, force.figures),
  };
}

function editUnits(force: Force, index: number, place: readonly string[], edit: Edit, chance: Random): Force {
  const { units, rolled } = force;
  const unit = units[index];
  if (unit === undefined) return force;
  const another = () => unitName(unit.troops, namesIn(force), chance);
  if (edit.do === 'suggest') return { ...force, units: replaced(units, index, { ...unit, name: another() }) };
  if (rolled !== undefined && place[0] !== 'name' && place[0] !== 'extra') return force;
  if (edit.do === 'remove') return { ...force, units: units.filter((_, i) => i !== index) };
  if (edit.do === 'move') return { ...force, units: shifted(units, index, edit.by) };
  if (edit.do === 'copy') {
    if (units.length >= MOST_WRITTEN.units) return force;
    const twin = { ...unit, name: another() };
    return { ...force, units: [...units.slice(0, index + 1), twin, ...units.slice(index + 1)] };
  }
  return { ...force, units: replaced(units, index, unitChanged(unit, place[0], edit)) };
}

function unitChanged(unit: UnitEntry, field: string | undefined, edit: Edit): UnitEntry {
  if (field === 'weapons') return { ...unit, weapons: armed(unit.weapons, edit) };
  if (edit.do !== 'set') return unit;
  const { to } = edit;
  if (field === 'extra') return withExtra(unit, to);
  if (field === 'figures' && typeof to === 'number' && to >= 1 && to <= MOST_WRITTEN.inUnit)
    return { ...unit, figures: Math.trunc(to) };
  return { ...unit, ...commonChange(field, to) };
}

function editFigures(
  force: Force,
  index: number,
  place: readonly string[],
  edit: Edit,
  chance: Random,
): Force {
  const { figures, rolled } = force;
  const man = figures[index];
  if (man === undefined) return force;
  const another = () => manName(namesIn(force), chance);
  if (edit.do === 'suggest')
    return { ...force, figures: replaced(figures, index, { ...man, name: another() }) };
  if (rolled !== undefined) {
    if (place[0] !== 'name' && place[0] !== 'extra') return force;
    return { ...force, figures: replaced(figures, index, masterChanged(force, index, place[0], edit)) };
  }
  if (edit.do === 'remove') return { ...force, figures: figures.filter((_, i) => i !== index) };
  if (edit.do === 'move') return { ...force, figures: shifted(figures, index, edit.by) };
  if (edit.do === 'copy') {
    if (figures.length >= MOST_WRITTEN.figures) return force;
    const twin = asMan({ ...man, name: another() });
    return { ...force, figures: [...figures.slice(0, index + 1), twin, ...figures.slice(index + 1)] };
  }
  return { ...force, figures: replaced(figures, index, figureChanged(man, place[0], edit)) };
}

function figureChanged(man: FigureEntry, field: string | undefined, edit: Edit): FigureEntry {
  if (field === 'weapons') return { ...man, weapons: armed(man.weapons, edit) };
  if (edit.do !== 'set') return man;
  if (field === 'leader') return edit.to === true ? asLeader(man) : asMan(man);
  return { ...man, ...commonChange(field, edit.to) };
}

/** BP-ARMY-05: of a man who was rolled for, his name, and a Master's one arm more. */
function masterChanged(force: Force, index: number, field: string, edit: Edit): FigureEntry {
  const man = force.figures[index]!;
  if (edit.do !== 'set' || typeof edit.to !== 'string') return man;
  if (field === 'name') return { ...man, name: edit.to };
  const made = forceFrom(force.name, force.rolled!, 'individuals')?.figures[index];
  if (made === undefined || made.class !== 'master') return man;
  const extra = edit.to === 'pistol' || edit.to === 'sword' ? [edit.to] : [];
  return { ...man, weapons: [...made.weapons, ...extra] };
}

/** As many as a man's entry has room for. */
const MOST_WEAPONS = 6;

function armed(weapons: string[], edit: Edit): string[] {
  if (edit.do !== 'count') return weapons;
  if (edit.by > 0 && (!isWeapon(edit.offer) || weapons.length >= MOST_WEAPONS)) return weapons;
  return rearmed(weapons, edit.offer, edit.by);
}

function commonChange(
  field: string | undefined,
  to: Json,
): { name?: string; troops?: TroopTypeId; class?: ClassId } {
  if (field === 'name' && typeof to === 'string') return { name: to };
  const troops = TROOP_TYPE_IDS.find((id) => id === to);
  if (field === 'troops' && troops !== undefined) return { troops };
  const of = CLASS_IDS.find((id) => id === to);
  return field === 'class' && of !== undefined ? { class: of } : {};
}
