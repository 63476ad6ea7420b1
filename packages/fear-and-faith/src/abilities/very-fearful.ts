import type { SpecialRule } from '../game.ts';
import { dreaded } from './dreaded.ts';

/** FF-SPEC-63 */
export const veryFearful: SpecialRule = dreaded('very-fearful');
