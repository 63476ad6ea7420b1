import type { OwnMonster } from './own-monster.ts';

/** The catalogue's example: a Mummy made from the Hobgoblin, slower, DR 5, Allergy to fire, Strong. */
export function ownMonster(changes: Partial<OwnMonster> = {}): OwnMonster {
  return {
    format: 'vedette-monster',
    version: 1,
    ruleset: 'silver-bayonet',
    id: 'barrow-mummy',
    name: 'Barrow Mummy',
    model: 'hobgoblin',
    stats: { speed: 5, melee: 2, accuracy: 0, defence: 14, courage: 5, health: 14 },
    xp: { min: 1, max: 1 },
    attributes: ['allergy:fire', 'damage-reduction:5', 'strong'],
    inventions: [],
    equipment: [],
    body: { mm: 30, height: 1.25 },
    behaviour: 'standard',
    tags: ['undead'],
    unique: false,
    ...changes,
  };
}
