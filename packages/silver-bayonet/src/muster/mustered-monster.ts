import { BUILT_IN_WEAPONS } from '../data/armoury/built-in.ts';
import { attributeId, joinAttributes } from '../data/attribute-text.ts';
import { BODIES, radiusOf } from '../data/bases.ts';
import type { Behaviour, MonsterType, Size } from '../data/monsters/monster.ts';
import type { Stats } from '../data/stats.ts';
import type { SilverBayonetOptions } from '../options.ts';
import type { MusteredItem } from './mustered.ts';

/** Which kind of it, and which of its equipment sets; drawn at random where a scenario does not say. */
export interface MonsterChoice {
  readonly set?: number;
  readonly variant?: string;
}

/** A monster as play needs it. */
export interface MusteredMonster {
  readonly name: string;
  readonly type: string;
  readonly role: 'monster';
  readonly stats: Stats;
  readonly attributes: readonly string[];
  readonly items: readonly MusteredItem[];
  readonly radius: number;
  readonly height: number;
  readonly size: Size;
  readonly behaviour: Behaviour;
  readonly tags: readonly string[];
}

type Switches = Pick<
  SilverBayonetOptions,
  'bat-swarms-fly' | 'baxbax-reduction' | 'metric-physical-bases' | 'standard-bases'
>;

export function musterMonster(type: MonsterType, choice: MonsterChoice, options: Switches): MusteredMonster {
  const variant = type.variants?.find(({ id }) => id === choice.variant);
  const attributes = joinAttributes([
    ...type.attributes,
    ...(variant?.attributes ?? []),
    ...optionalAttributes(type.id, options),
  ]);
  const body = options['standard-bases'] ? standardBody(type.size) : type.body;
  return {
    name: variant === undefined ? type.title : `${type.title} (${variant.title})`,
    type: type.id,
    role: 'monster',
    stats: type.stats,
    attributes,
    items: itemsOf(type.equipment[choice.set ?? 0] ?? [], attributes).map((id) => ({ id, upgrades: [] })),
    radius: radiusOf(body.mm, options),
    height: body.height,
    size: type.size,
    behaviour: type.behaviour,
    tags: type.tags,
  };
}

/** SB-MON-34.R1, SB-MON-48.R1: what the sheets may have lost. */
function optionalAttributes(id: string, options: Switches): readonly string[] {
  if (id === 'bat-swarm' && options['bat-swarms-fly']) return ['flying'];
  const reduction = options['baxbax-reduction'];
  return id === 'baxbaxwalanuksiwe' && reduction > 0 ? [`damage-reduction:${reduction}`] : [];
}

/** SB-GEN-07.R1. */
function standardBody(size: Size) {
  return size === 'normal' ? BODIES.foot : BODIES[size];
}

/** Its equipment, and what its attributes put into its hands (SB-MON-06, SB-ATT-57). */
function itemsOf(equipment: readonly string[], attributes: readonly string[]): readonly string[] {
  const given = attributes.map(attributeId).flatMap((from) => {
    const weapon = BUILT_IN_WEAPONS.find((built) => built.from === from);
    return weapon === undefined || equipment.includes(weapon.id) ? [] : [weapon.id];
  });
  return [...equipment, ...given];
}
