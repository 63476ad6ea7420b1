import type { Look } from '../game.ts';
import type { Figure } from '../state.ts';

/** A weapon that comes with an attribute; monsters are mustered with it among their gear already. */
export function armedWith(weapon: string) {
  return (weapons: readonly string[], _: undefined, __: Look, { gear }: Figure): readonly string[] =>
    gear.some(({ item }) => item === weapon) ? weapons : [...weapons, weapon];
}
