import { diceFrom, type Refusal } from '@vedette/engine';
import { type Body, type PlaceRefusal, placeRefusal, surfacesAt, tableOf } from '@vedette/engine/table';
import { attributeTextProblem } from './data/attribute-check.ts';
import { attributeId, attributeTextSchema } from './data/attribute-text.ts';
import { ATTRIBUTES } from './data/attributes.ts';
import { FORMS } from './data/forms.ts';
import { MONSTER_TYPES } from './data/monsters/bestiary.ts';
import { SOLDIER_TYPES } from './data/soldiers.ts';
import { stands } from './figures.ts';
import { hooks, looking } from './hooks.ts';
import type { Position } from './position-document.ts';
import { gaitOf } from './rules/movement/gait.ts';
import { groundOf } from './rules/movement/ground-of.ts';
import type { Figure, SilverBayonetState } from './state.ts';

/** How far bases may bite into one another, and into what is solid, before nobody can have meant it. */
const BITE = { bodies: 0.02, sides: 0.1 } as const;

/** Names in a figure that nothing has: side, type, set, variant, attributes, statuses. */
export function figureProblems(position: Position, i: number): readonly Refusal[] {
  const { figures, seats, scenario } = position;
  const found: Refusal[] = [];
  const { id, side, statuses } = figures[i]!;
  const tell = (code: string, rule: string, key: string, message: string) =>
    found.push({ code: `position.${code}`, rule, path: `/figures/${i}/${key}`, message });
  if (figures.findIndex((other) => other.id === id) !== i) {
    tell('twice', 'SB-GEN-12', 'id', `Two figures are called "${id}".`);
  }
  if (side !== null && side >= seats) tell('side', 'SB-SET-06', 'side', `There are ${seats} seats.`);
  for (const { code, rule, key, message } of kindProblems(position, i)) tell(code, rule, key, message);
  for (const text of figures[i]!.attributes ?? []) {
    const problem = carriedProblem(text);
    if (problem !== null) tell('attribute', 'SB-ATT-01', 'attributes', `The attribute "${text}" ${problem}.`);
  }
  for (const name of statuses) {
    if (Object.hasOwn(scenario?.statuses ?? {}, name)) continue;
    tell('status', 'SB-OPS-54', 'statuses', `The scenario declares no status "${name}".`);
  }
  return found;
}

interface Found {
  readonly code: string;
  readonly rule: string;
  readonly key: string;
  readonly message: string;
}

/** What a type can be asked for: its equipment sets, and for a monster its variants. */
interface Kind {
  readonly id: string;
  readonly equipment: 'slots' | readonly (readonly string[])[];
  readonly variants?: readonly { readonly id: string }[] | undefined;
}

function kindProblems({ figures, bestiary }: Position, i: number): readonly Found[] {
  const { side, type, set = 0, variant } = figures[i]!;
  const known: readonly Kind[] =
    side === null
      ? [...MONSTER_TYPES, ...bestiary]
      : [{ id: 'officer', equipment: 'slots' }, ...SOLDIER_TYPES];
  const kind = known.find(({ id }) => id === type);
  if (kind === undefined) {
    const message = `There is no ${side === null ? 'monster' : 'soldier type'} "${type}".`;
    return [{ code: 'type', rule: 'SB-GEN-12', key: 'type', message }];
  }
  const sets = kind.equipment === 'slots' ? 1 : Math.max(1, kind.equipment.length);
  const found: Found[] = [];
  if (set >= sets) {
    const has =
      sets === 1 ? 'nothing to choose from: leave `set` out, or name its `gear`' : `sets 0 to ${sets - 1}`;
    found.push({ code: 'set', rule: 'SB-UNIT-12', key: 'set', message: `The ${type} has ${has}.` });
  }
  const variants = (kind.variants ?? []).map(({ id }) => id);
  if (variant !== undefined && !variants.includes(variant)) {
    const has = variants.length === 0 ? 'has no variants' : `has the variants ${variants.join(', ')}`;
    found.push({ code: 'variant', rule: 'SB-MON-63', key: 'variant', message: `The ${type} ${has}.` });
  }
  return found;
}

/** Conditions that need a value after their name: what it must be, and an example. */
const VALUES: Readonly<Record<string, { readonly is: RegExp; readonly message: string }>> = {
  cursed: { is: /^[12]$/, message: 'needs its depth, as in "cursed:1"' },
  emboldened: { is: /^[1-9]$/, message: 'needs a number, as in "emboldened:1"' },
  imbalanced: { is: /^[1-9]$/, message: 'needs a number, as in "imbalanced:1"' },
  wasting: {
    is: /^\d{1,3}$/,
    message: 'needs the place of its thrower among the figures, as in "wasting:0"',
  },
  form: {
    is: new RegExp(`^(${FORMS.map(({ id }) => id).join('|')})$`),
    message: `needs a form, as in "form:${FORMS[0]!.id}"`,
  },
};

/** What is wrong with something that a figure is to carry, as the end of a sentence; null: nothing. */
export function carriedProblem(text: string): string | null {
  const id = attributeId(text);
  if (!hooks.abilities.includes(id)) return 'is none of the game';
  if (ATTRIBUTES.some((attribute) => attribute.id === id)) return attributeTextProblem(text);
  if (id === 'status') return 'goes under `statuses`, by its name';
  const wanted = Object.hasOwn(VALUES, id) ? VALUES[id]! : null;
  if (wanted !== null) return wanted.is.test(text.slice(id.length + 1)) ? null : wanted.message;
  return text === id && attributeTextSchema.safeParse(text).success ? null : 'takes nothing after its name';
}

const WHERE: Partial<Record<PlaceRefusal, { readonly code: string; readonly rule: string }>> = {
  'off-table': { code: 'position.off-table', rule: 'SB-MOV-10' },
  floating: { code: 'position.in-the-air', rule: 'SB-GEN-11' },
  side: { code: 'position.in-terrain', rule: 'SB-GEN-11' },
  body: { code: 'position.overlap', rule: 'SB-GEN-11' },
};

/**
 * Figures where none can stand. In the air nobody can be played on from, so that is never allowed; the rest is, for
 * trials, with `anyway`.
 */
export function placeProblems(
  position: Position,
  arrange: (position: Position, dice: ReturnType<typeof diceFrom>) => SilverBayonetState,
): readonly Refusal[] {
  const s = arrange(position, diceFrom({ script: [] }));
  return s.figures.flatMap((figure, i) => {
    const refused = refusalAt(s, figure, i);
    if (refused === null || (position.anyway && refused !== 'floating')) return [];
    const { code, rule } = WHERE[refused]!;
    return [{ code, rule, path: `/figures/${i}`, message: inWords(s, figure, i, refused) }];
  });
}

function refusalAt(s: SilverBayonetState, figure: Figure, i: number): PlaceRefusal | null {
  if (figure.standing !== 'standing' && figure.standing !== 'down') return null;
  const look = looking(s);
  const rules = { gait: gaitOf(look, figure), hanging: true };
  const alone = placeRefusal(groundOf(look, figure), figure, [], { ...rules, overlap: BITE.sides });
  if (alone !== null && alone !== 'ground') return alone;
  return metBy(s, figure, i) === null ? null : 'body';
}

/** The first figure listed before this one whose base is where this one's is. */
function metBy({ figures }: SilverBayonetState, figure: Figure, i: number): Figure | null {
  if (!stands(figure)) return null;
  return figures.slice(0, i).find((other) => stands(other) && bites(figure, other)) ?? null;
}

function bites(a: Body, b: Body): boolean {
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  const apart = a.radius + b.radius - BITE.bodies;
  const beside = a.z < b.z + b.height && b.z < a.z + a.height;
  return beside && dx * dx + dy * dy < apart * apart;
}

const ANYWAY = ' For a trial all the same: "anyway": true.';

function inWords(s: SilverBayonetState, figure: Figure, i: number, refused: PlaceRefusal): string {
  const { id, x, y, z } = figure;
  switch (refused) {
    case 'off-table':
      return `"${id}" stands off the table, at ${x}, ${y}.${ANYWAY}`;
    case 'side':
      return `"${id}" stands in something solid, at ${x}, ${y}.${ANYWAY}`;
    case 'body':
      return `"${id}" stands where "${metBy(s, figure, i)!.id}" stands.${ANYWAY}`;
    default: {
      const levels = surfacesAt(tableOf(s.terrain), x, y).map((level) => `${level.z}"`);
      return `"${id}" has nothing to stand on ${z}" up at ${x}, ${y}; there is ground at ${levels.join(', ')}.`;
    }
  }
}
