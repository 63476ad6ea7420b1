import { diceFrom, type Refusal, type Said } from '@vedette/engine';
import { type Body, type PlaceRefusal, placeRefusal, surfacesAt, tableOf } from '@vedette/engine/table';
import { attributeTextProblem, type CarriedFault } from './data/attribute-check.ts';
import { attributeId, attributeTextSchema } from './data/attribute-text.ts';
import { ATTRIBUTES } from './data/attributes.ts';
import { FORMS } from './data/forms.ts';
import { MONSTER_TYPES } from './data/monsters/bestiary.ts';
import { SOLDIER_TYPES } from './data/soldiers.ts';
import { stands } from './figures.ts';
import { hooks, looking } from './hooks.ts';
import { RESERVED } from './option-ids.ts';
import type { Position } from './position-document.ts';
import { say } from './refusals.ts';
import { gaitOf } from './rules/movement/gait.ts';
import { groundOf } from './rules/movement/ground-of.ts';
import type { Figure, SilverBayonetState } from './state.ts';

/** How far bases may bite into one another, and into what is solid, before nobody can have meant it. */
const BITE = { bodies: 0.02, sides: 0.1 } as const;

/** Names in a figure that nothing has: side, role, type, set, variant, attributes, statuses. */
export function figureProblems(position: Position, i: number): readonly Refusal[] {
  const { figures, seats, scenario } = position;
  const found: Refusal[] = [];
  const { id, side, role, statuses } = figures[i]!;
  const tell = (code: string, rule: string, key: string, said: Said) =>
    found.push({ code: `position.${code}`, rule, path: `/figures/${i}/${key}`, ...said });
  if (figures.findIndex((other) => other.id === id) !== i) {
    tell('twice', 'SB-GEN-12', 'id', say('position.twice', { id }));
  }
  if (RESERVED.includes(id)) tell('reserved', 'SB-GEN-12', 'id', say('position.reserved', { id }));
  if (side !== null && side >= seats) tell('side', 'SB-SET-06', 'side', say('position.side', { seats }));
  if (role !== undefined && (role === 'monster') !== (side === null))
    tell('role', 'SB-GEN-12', 'role', say('position.role', { monster: side === null }));
  for (const { code, rule, key, ...said } of kindProblems(position, i)) tell(code, rule, key, said);
  for (const text of figures[i]!.attributes ?? []) {
    const problem = carriedProblem(text);
    if (problem !== null)
      tell('attribute', 'SB-ATT-01', 'attributes', say('position.attribute', { text, problem }));
  }
  for (const name of statuses) {
    if (Object.hasOwn(scenario?.statuses ?? {}, name)) continue;
    tell('status', 'SB-OPS-54', 'statuses', say('position.status', { name }));
  }
  return found;
}

interface Found extends Said {
  readonly code: string;
  readonly rule: string;
  readonly key: string;
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
    const said = say('position.type', { monster: side === null, type });
    return [{ code: 'type', rule: 'SB-GEN-12', key: 'type', ...said }];
  }
  const sets = kind.equipment === 'slots' ? 1 : Math.max(1, kind.equipment.length);
  const found: Found[] = [];
  if (set >= sets) {
    found.push({ code: 'set', rule: 'SB-UNIT-12', key: 'set', ...say('position.set', { type, sets }) });
  }
  const variants = (kind.variants ?? []).map(({ id }) => id);
  if (variant !== undefined && !variants.includes(variant)) {
    found.push({
      code: 'variant',
      rule: 'SB-MON-63',
      key: 'variant',
      ...say('position.variant', { type, variants }),
    });
  }
  return found;
}

/** Conditions that need a value after their name, and what that must be. */
const VALUES: Readonly<Record<string, { readonly is: RegExp; readonly fault: CarriedFault }>> = {
  cursed: { is: /^[12]$/, fault: { fault: 'depth' } },
  emboldened: { is: /^[1-9]$/, fault: { fault: 'value', example: 'emboldened:1' } },
  imbalanced: { is: /^[1-9]$/, fault: { fault: 'value', example: 'imbalanced:1' } },
  wasting: { is: /^\d{1,3}$/, fault: { fault: 'thrower' } },
  form: {
    is: new RegExp(`^(${FORMS.map(({ id }) => id).join('|')})$`),
    fault: { fault: 'a-form', example: `form:${FORMS[0]!.id}` },
  },
};

/** What is wrong with something that a figure is to carry; null: nothing. */
export function carriedProblem(text: string): CarriedFault | null {
  const id = attributeId(text);
  if (!hooks.abilities.includes(id)) return { fault: 'none-of-the-game' };
  if (ATTRIBUTES.some((attribute) => attribute.id === id)) return attributeTextProblem(text);
  if (id === 'status') return { fault: 'status' };
  const wanted = Object.hasOwn(VALUES, id) ? VALUES[id]! : null;
  if (wanted !== null) return wanted.is.test(text.slice(id.length + 1)) ? null : wanted.fault;
  return text === id && attributeTextSchema.safeParse(text).success ? null : { fault: 'no-argument' };
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
    return [{ code, rule, path: `/figures/${i}`, ...whyNot(s, figure, i, refused) }];
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

function whyNot(s: SilverBayonetState, figure: Figure, i: number, refused: PlaceRefusal): Said {
  const { id, x, y, z } = figure;
  switch (refused) {
    case 'off-table':
      return say('position.off-table', { id, x, y });
    case 'side':
      return say('position.in-terrain', { id, x, y });
    case 'body':
      return say('position.overlap', { id, other: metBy(s, figure, i)!.id });
    default: {
      const levels = surfacesAt(tableOf(s.terrain), x, y).map((level) => level.z);
      return say('position.in-the-air', { id, x, y, z, levels });
    }
  }
}
