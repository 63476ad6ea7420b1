import type { LengthUnit } from '@vedette/engine';
import { lengthUnit } from '../map/length-unit.ts';

/** A length as people write it: 5.9", 120 mm. */
export function inUnit(length: number, unit: LengthUnit): string {
  return lengthUnit(unit).written(length);
}
