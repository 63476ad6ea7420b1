import { refusing } from '@vedette/engine';
import type { PartyCodes } from './codes.ts';

/** A problem by its code, with what its sentence is made of. */
export const refuse = refusing<PartyCodes>();
