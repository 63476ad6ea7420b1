import type { DeclarationKind } from './declaration.ts';
import { entangle } from './entangle.ts';
import { possessDeclared } from './possess.ts';
import { spell } from './spell.ts';
import { teleport } from './teleport.ts';

/** FF-ACT-02: everything that can be declared, one file each. */
export const DECLARATIONS: readonly DeclarationKind[] = [entangle, possessDeclared, spell, teleport];
