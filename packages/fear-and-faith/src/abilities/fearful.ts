import type { SpecialRule } from '../game.ts';
import { dreaded } from './dreaded.ts';

/** FF-SPEC-19 */
export const fearful: SpecialRule = dreaded('fearful');
