import type { Json } from '@vedette/engine';

export interface RolledDice {
  readonly faces: readonly { readonly kind: string; readonly face: number }[];
}

/** The dice that an event tells of, as they were rolled; null when it tells of none. */
export function rolledDice(event: Readonly<Record<string, Json>>): RolledDice | null {
  const faces = (['power', 'skill'] as const).flatMap((kind) => {
    const face = event[kind];
    return typeof face === 'number' ? [{ kind, face }] : [];
  });
  if (faces.length > 0) return { faces };
  const dice = event['dice'];
  if (Array.isArray(dice) && dice.length > 0 && dice.every((face) => typeof face === 'number'))
    return { faces: dice.map((face) => ({ kind: 'plain', face })) };
  return null;
}

const LETTERS: Readonly<Record<string, string>> = { power: 'P', skill: 'S', monster: 'M', plain: '' };

export function DiceRoll({ dice }: { readonly dice: RolledDice }) {
  return (
    <span className="dice">
      {dice.faces.map(({ kind, face }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll have no names.
        <span key={i} className={`die die-${kind}`} title={kind}>
          <span className="die-letter">{LETTERS[kind] ?? ''}</span>
          {face}
        </span>
      ))}
    </span>
  );
}
