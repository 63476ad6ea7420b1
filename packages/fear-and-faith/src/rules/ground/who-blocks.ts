import type { Model } from '../../state.ts';

/** FF-MOV-03, FF-MOV-23: whose base nobody can stand on; the apparently dead, those in the air and those out of play are no hindrance. */
export function blocksPlace({ standing, conditions }: Model): boolean {
  if (conditions.apparentlyDead !== undefined || conditions.airborne !== undefined) return false;
  return standing === 'table' || standing === 'dying';
}
