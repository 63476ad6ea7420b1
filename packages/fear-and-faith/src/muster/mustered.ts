import { GIFTS } from '../advances/gifts.ts';
import type { Body } from '../data/bodies.ts';
import { POOL_WORTH } from '../data/magic.ts';
import type { ListId } from '../data/profiles/lists.ts';
import type { Side } from '../data/profiles/profile.ts';
import type { Profile } from '../data/profiles/profiles.ts';
import type { RuleText } from '../data/rule-text.ts';
import type { Tag } from '../data/tags.ts';
import type { RangedId } from '../data/weapons/ranged.ts';
import type { WeaponId } from '../data/weapons/weapons.ts';
import { usualHand, weaponsOf, woodenOf } from './arms.ts';
import { type Member, membersOf, ownAsProfile } from './members.ts';
import { type BoughtAdvance, keyOf, type ModelRecord, type PartyDocument } from './party.ts';
import type { PartyTerms } from './terms.ts';

/** A model as play needs it, all choices worked in. */
export interface MusteredModel extends Body {
  /** By which the party's document names it. */
  readonly key: string;
  readonly name: string;
  readonly profile: string;
  readonly title: string;
  /** Null: a profile of its owner's own. */
  readonly list: ListId | null;
  /** The profile's; neutral ones are whatever their party is (FF-GEN-20). */
  readonly side: Side;
  readonly points: number;
  readonly quality: number;
  readonly combat: number;
  /** Its kit, sorted: every Ban with its type, a Transformation with its package, and what was added. */
  readonly rules: readonly RuleText[];
  readonly tags: readonly Tag[];
  readonly personality: boolean;
  readonly weapons: readonly WeaponId[];
  readonly wooden: readonly RangedId[];
  readonly hand: readonly WeaponId[];
  /** Its Master's key (FF-PARTY-08). */
  readonly master: string | null;
  /** A piece of the table (FF-SPEC-25); null: not chosen yet, or it haunts nothing. */
  readonly haunts: string | null;
  readonly record: ModelRecord | null;
}

export interface MusteredParty {
  readonly name: string;
  readonly side: 'good' | 'evil';
  readonly models: readonly MusteredModel[];
  /** FF-PARTY-14: what lies ready for summoning, worth double. */
  readonly pool: number;
  /** FF-SPEC-15: demons of the owner's own, who could be summoned. */
  readonly own: readonly Profile[];
  readonly advances: readonly BoughtAdvance[];
}

/** A legal party's models, in the order of its document. */
export function musterParty(party: PartyDocument, terms: PartyTerms): MusteredParty {
  const { name, side, pool = 0, own = [], advances = [] } = party;
  return {
    name,
    side,
    models: membersOf(party, terms)
      .flatMap(modelsOf)
      .map((model) => withGifts(model, advances)),
    pool: pool * POOL_WORTH,
    own: own.map(ownAsProfile),
    advances,
  };
}

/** FF-CAMP-26, FF-CAMP-31 */
function withGifts(model: MusteredModel, advances: readonly BoughtAdvance[]): MusteredModel {
  let gifted = model;
  for (const { advance, on } of advances) {
    const gift = on === model.key ? GIFTS.find(({ id }) => id === advance) : undefined;
    if (gift !== undefined) gifted = Object.assign({}, gifted, gift.give(gifted));
  }
  return gifted;
}

function modelsOf(member: Member): readonly MusteredModel[] {
  const { entry, count, profile, extras, points } = member;
  const rules = [...profile.rules, ...extras].sort();
  const weapons = weaponsOf(rules, profile.tags);
  const may = woodenOf(weapons, rules);
  return Array.from({ length: count }, (_, i): MusteredModel => {
    // Named one by one: a model that is spread together is looked into more slowly all its life.
    return {
      key: keyOf(entry, i + 1),
      name: count === 1 ? entry.name : `${entry.name} ${i + 1}`,
      profile: profile.id,
      title: profile.title,
      list: profile.list,
      side: profile.side,
      points,
      quality: profile.quality,
      combat: profile.combat,
      rules,
      tags: profile.tags,
      personality: profile.personality,
      weapons,
      wooden: may.filter((id) => (entry.wooden ?? []).includes(id)),
      hand: entry.hand === undefined ? usualHand(weapons) : weapons.filter((id) => entry.hand!.includes(id)),
      master: entry.master ?? null,
      haunts: entry.haunts ?? null,
      record: entry.record ?? null,
      base: profile.base,
      diameter: profile.diameter,
      height: profile.height,
      size: profile.size,
      movement: profile.movement,
    };
  });
}
