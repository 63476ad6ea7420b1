import type { DeclarationKind } from './declaration.ts';

/** FF-ACT-02: everything that can be declared, one file each. */
export const DECLARATIONS: readonly DeclarationKind[] = [];
