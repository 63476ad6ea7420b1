import type { Random } from '@vedette/engine';
import type { ArgumentKind } from '../data/attribute.ts';
import { AGAINST, formatAttribute } from '../data/attribute-text.ts';
import { ATTRIBUTES, attribute } from '../data/attributes.ts';
import { BASES } from '../data/bases.ts';
import { DAMAGE_TYPES } from '../data/damage-types.ts';
import { FORMS } from '../data/forms.ts';
import { monsterProblems } from '../muster/monster-problems.ts';
import type { OwnMonster } from '../muster/own-monster.ts';

/** Every attribute there is, monsters of our own carry those that nothing printed has. */
export const ATTRIBUTE_POOL: readonly string[] = ATTRIBUTES.map(({ id }) => id);

const KITS = [[], [['hand-weapon']], [['musket', 'cartridge-box']], [['pistol'], ['heavy-weapon']]];
const MOST_ATTRIBUTES = 4;

/** SB-MON-12: a monster with this attribute and perhaps a few more. */
export function randomMonster(random: Random, id: string, wanted: string): OwnMonster {
  let own = bare(random, id, wanted);
  for (let more = random.below(MOST_ATTRIBUTES); more > 0; more--) {
    const { id: other } = any(random, ATTRIBUTES);
    if (own.attributes.some((text) => text.startsWith(other))) continue;
    const changed = { ...own, attributes: [...own.attributes, textOf(random, other)] };
    if (monsterProblems(changed).length === 0) own = changed;
  }
  const behaviours = (['caster', 'irritant', 'necromancer', 'non-aggressive'] as const)
    .map((behaviour) => ({ ...own, behaviour }))
    .filter((changed) => monsterProblems(changed).length === 0);
  return behaviours.length > 0 && random.below(2) === 0 ? any(random, behaviours) : own;
}

function bare(random: Random, id: string, wanted: string): OwnMonster {
  // What is hard to hurt must have a weakness.
  const weakness = wanted === 'allergy' ? [] : [textOf(random, 'allergy')];
  return {
    format: 'vedette-monster',
    version: 1,
    ruleset: 'silver-bayonet',
    id,
    name: 'Something Else',
    stats: {
      speed: 3 + random.below(6),
      melee: random.below(5),
      accuracy: random.below(4),
      defence: 11 + random.below(6),
      courage: random.below(8),
      health: 4 + random.below(20),
    },
    xp: { min: 1, max: 1 },
    attributes: [textOf(random, wanted), ...weakness],
    inventions: [],
    equipment: any(random, KITS),
    body: { mm: any(random, BASES).mm, height: (2 + random.below(10)) / 4 },
    behaviour: 'standard',
    tags: random.below(2) === 0 ? ['undead'] : [],
    unique: false,
  };
}

function textOf(random: Random, id: string): string {
  const { argument } = attribute(id);
  return formatAttribute({ id, args: argument === undefined ? [] : argumentsOf(random, argument) });
}

function argumentsOf(random: Random, argument: ArgumentKind): readonly string[] {
  switch (argument.kind) {
    case 'number':
      return [String(random.below(6))];
    case 'reduction':
      return [String(1 + random.below(4)), any(random, AGAINST)];
    case 'types':
      return [any(random, DAMAGE_TYPES)];
    case 'form':
      return [any(random, FORMS).id];
    case 'some':
      return [any(random, argument.of)];
  }
}

function any<T>(random: Random, things: readonly T[]): T {
  return things[random.below(things.length)]!;
}
