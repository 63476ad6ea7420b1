import type { Attribute } from '../../../game.ts';
import { caster } from './caster.ts';
import { necromancer } from './necromancer.ts';

/** Procedures that belong to a monster's entry and not to one of its attributes; part of its kit like those. */
export const behaviours: readonly Attribute[] = [caster, necromancer];
