import type { Scenario } from '../format/scenario.ts';

/** FF-SCN-01: the roles that a word for a side may mean; what parties and dice settle may be anybody's. */
export function rolesMeant({ forces = {} }: Scenario, name: string): readonly string[] {
  const all = Object.entries(forces);
  if (all.length === 0) return ['anybody'];
  return all.flatMap(([role, { side, as }]) => {
    if (Object.hasOwn(forces, name)) return role === name ? [role] : [];
    if (name === 'good' || name === 'evil') return side === name ? [role] : [];
    if (name === 'attacker' || name === 'defender') return (as ?? name) === name ? [role] : [];
    return [role];
  });
}
