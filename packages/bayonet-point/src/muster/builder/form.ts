import type { Entry, Field, RollSection, Section } from '@vedette/engine';
import { type Force, MOST_WRITTEN } from '../force.ts';
import { forceFrom } from '../rolled.ts';
import { legend } from './arms.ts';
import { diceSection } from './dice-section.ts';
import { dicedFigure, figureEntry, unitEntry } from './entries.ts';
import { nameField } from './fields.ts';
import { recruitSection } from './recruits.ts';
import { words } from './words.ts';

/** BP-ARMY-10: steps that are offered. */
export const USUAL_LIMITS = [200, 400, 600, 1000] as const;

/** The whole force, part by part: bought, diced for, or left to the dice of its match. */
export function formOf(force: Force): readonly Section[] {
  const army: Section = { kind: 'entry', id: 'army', title: words.army, entry: armyEntry(force) };
  if (force.random !== undefined && force.units.length + force.figures.length === 0) return [army];
  const isDiced = force.rolled !== undefined;
  const rolls = [unitRoll(force), figureRoll(force)].filter((roll) => roll !== null);
  return [
    army,
    ...(isDiced ? [diceSection(force)] : []),
    ...rolls,
    ...(isDiced ? [] : [recruitSection(force)]),
  ];
}

function armyEntry(force: Force): Entry {
  const { name, random } = force;
  const lancers: Field = {
    kind: 'tick',
    at: '/random',
    label: words.lancers,
    value: random?.lancers ?? true,
  };
  return {
    at: '',
    title: words.army,
    called: name,
    fields: [
      nameField(name, '', words.muster.unnamed),
      ...(random === undefined ? limitFields(force) : [lancers]),
    ],
    stats: [],
    terms: [],
    blocks: [],
    notes: [random === undefined ? legend() : words.laterNote],
  };
}

/** BP-ARMY-10: any total that was agreed on. */
function limitFields({ limit, rolled }: Force): readonly Field[] {
  if (rolled !== undefined) return [];
  const at = '/limit';
  if (limit !== null)
    return [
      {
        kind: 'number',
        at,
        label: words.limit,
        value: limit,
        min: 1,
        max: MOST_WRITTEN.limit,
        usual: USUAL_LIMITS,
      },
    ];
  const offers = USUAL_LIMITS.map((points) => ({ id: String(points), title: words.points(points) }));
  return [{ kind: 'one', at, label: words.limit, value: '', offers, shown: 'list', none: words.noLimit }];
}

function unitRoll({ units, figures, rolled }: Force): RollSection | null {
  if (units.length === 0 && figures.length > 0) return null;
  return {
    kind: 'roll',
    id: 'units',
    title: words.units,
    at: '/units',
    entries: units.map((unit, i) => unitEntry(unit, `/units/${i}`, rolled !== undefined)),
    empty: words.noUnits,
    ...(rolled === undefined ? {} : { fixed: true as const }),
  };
}

function figureRoll({ name, figures, rolled }: Force): RollSection | null {
  if (figures.length === 0) return null;
  const made = rolled === undefined ? null : forceFrom(name, rolled, 'individuals');
  return {
    kind: 'roll',
    id: 'figures',
    title: words.figures,
    at: '/figures',
    entries: figures.map((figure, i) =>
      rolled === undefined
        ? figureEntry(figure, `/figures/${i}`)
        : dicedFigure(figure, made?.figures[i], `/figures/${i}`),
    ),
    empty: words.noFigures,
    ...(rolled === undefined ? {} : { fixed: true as const }),
  };
}
