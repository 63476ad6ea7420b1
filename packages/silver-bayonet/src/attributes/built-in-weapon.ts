import { figure } from '../figures.ts';
import type { Look } from '../game.ts';
import type { Self } from '../moments.ts';

/** A weapon that comes with an attribute; monsters are mustered with it among their gear already. */
export function armedWith(weapon: string) {
  return (weapons: readonly string[], { figure: id }: Self, look: Look): readonly string[] =>
    figure(look.s, id).gear.some(({ item }) => item === weapon) ? weapons : [...weapons, weapon];
}
