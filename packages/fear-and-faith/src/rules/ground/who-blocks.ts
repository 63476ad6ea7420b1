import type { Model } from '../../state.ts';

/** FF-MOV-03: whose base nobody can stand on; the apparently dead and those out of play are no hindrance. */
export function blocksPlace({ standing, conditions }: Model): boolean {
  return (standing === 'table' || standing === 'dying') && conditions.apparentlyDead === undefined;
}
