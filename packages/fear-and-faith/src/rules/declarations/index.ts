import type { DeclarationKind } from './declaration.ts';
import { entangle } from './entangle.ts';
import { possessDeclared } from './possess.ts';
import { spell } from './spell.ts';
import { teleport } from './teleport.ts';

/** FF-ACT-02: everything that can be declared, one file each. */
export const DECLARATIONS: readonly DeclarationKind[] = [entangle, possessDeclared, spell, teleport];

/** Which of them something declared is; null: nothing was, or nothing that is known. */
export function declarationOf(declared: string | null): DeclarationKind | null {
  if (declared === null) return null;
  return DECLARATIONS.find(({ id }) => declared === id || declared.startsWith(`${id}/`)) ?? null;
}
