import type { Json } from '@vedette/engine';

export type DieKind = 'power' | 'skill' | 'monster' | 'plain';

interface Face {
  readonly kind: DieKind;
  readonly face: number;
  /** It lay there before another took its place. */
  readonly replaced?: true;
}

export interface RolledDice {
  readonly faces: readonly Face[];
}

type Facts = Readonly<Record<string, Json>>;

export function isFateDie(text: unknown): text is DieKind {
  return text === 'power' || text === 'skill' || text === 'monster';
}

/** The Fate Die that an answer costs, as its id tells: "power", "pass-skill", "quick-reload:power/pistol". */
export function dieSpent(id: string): DieKind | null {
  return (
    id
      .replace(/^pass-/, '')
      .split(/[:/]/)
      .find(isFateDie) ?? null
  );
}

/** The dice that an event or a question tells of, as they were rolled; null when it tells of none. */
export function rolledDice(facts: Facts): RolledDice | null {
  const faces = pair(facts) ?? spent(facts) ?? several(facts) ?? single(facts) ?? rolledOff(facts);
  return faces === null || faces.length === 0 ? null : { faces };
}

/** A Check: a Power and a Skill Die. */
function pair(facts: Facts): readonly Face[] | null {
  const faces = (['power', 'skill'] as const).flatMap((kind) => {
    const face = facts[kind];
    return typeof face === 'number' ? [{ kind, face }] : [];
  });
  return faces.length > 0 ? faces : null;
}

/** A Fate Die that was rolled, with the face whose place it took. */
function spent({ die, roll }: Facts): readonly Face[] | null {
  if (!isFateDie(die) || !isFacts(roll) || !isFaces(roll['faces'])) return null;
  const { before } = roll;
  const old = typeof before === 'number' ? [{ kind: die, face: before, replaced: true as const }] : [];
  return [...old, ...roll['faces'].map((face) => ({ kind: die, face }))];
}

function several({ dice }: Facts): readonly Face[] | null {
  return isFaces(dice) ? dice.map((face) => ({ kind: 'plain', face })) : null;
}

function single({ die }: Facts): readonly Face[] | null {
  return typeof die === 'number' ? [{ kind: 'plain', face: die }] : null;
}

/** A die for each player. */
function rolledOff({ rolls }: Facts): readonly Face[] | null {
  if (!Array.isArray(rolls)) return null;
  return rolls.flatMap((roll) =>
    isFacts(roll) && typeof roll['die'] === 'number' ? [{ kind: 'plain' as const, face: roll['die'] }] : [],
  );
}

function isFacts(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFaces(value: Json | undefined): value is readonly number[] {
  return Array.isArray(value) && value.length > 0 && value.every((face) => typeof face === 'number');
}
