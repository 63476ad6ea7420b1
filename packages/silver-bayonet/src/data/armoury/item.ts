import type { DamageType } from '../damage-types.ts';

/** SB-GEN-17, SB-EQ-03; an item of class `item` is only carried, an upgrade sits on another item. */
type ItemClass = 'firearm' | 'projectile' | 'melee' | 'armour' | 'ammunition' | 'item' | 'upgrade';

/** The face of one die of the Check that hit, and what is added to it. */
export interface Damage {
  readonly die: 'power' | 'skill';
  readonly modifier: number;
}

export interface Shot {
  readonly range: number;
  /** Null where the hit has an effect instead (SB-ATT-57). */
  readonly damage: Damage | null;
  /** To every Shooting Check with it. */
  readonly modifier: number;
  readonly targets: number;
  /** SB-EQ-17: how several targets must stand, always within 1". */
  readonly spread: 'one-another' | 'common-point' | null;
  /** Levels of Armour it ignores (SB-EQ-19). */
  readonly ignoresArmour: number | 'all';
  /** `always` is never unloaded, `once` cannot be reloaded in a game. */
  readonly loading: 'reload' | 'once' | 'always';
  /** Item without which it cannot be reloaded. */
  readonly needs: string | null;
  readonly mounted: boolean;
  /** SB-GEN-17: fails near whatever is Inimical to Technology. */
  readonly technology: boolean;
  readonly types: readonly DamageType[];
}

export interface Melee {
  /** What it counts as in hand to hand fighting. */
  readonly as: 'hand-weapon' | 'heavy-weapon' | 'fencing-weapon' | 'improvised-weapon';
  readonly damage: Damage;
  readonly types: readonly DamageType[];
}

/** SB-EQ-06. */
interface Armour {
  readonly level: number;
  readonly againstFirearms: boolean;
  readonly speed: number;
}

/** SB-EQ-20. */
export interface Special {
  readonly attack: 'melee' | 'shooting' | null;
  readonly type: DamageType | null;
  /** When its type counts: whenever it is used, unless other shot is named, or when named before the roll. */
  readonly use: 'always' | 'default' | 'declared' | 'lit' | 'carried';
  /** Items it can be put on; none for what is simply carried. */
  readonly hosts: readonly string[];
  /** SB-EQ-21, -22, -25: natural 1s miss, and two of them do this to the weapon. */
  readonly spoils?: 'fouled' | 'broken';
}

export interface Item {
  readonly id: string;
  readonly title: string;
  readonly class: ItemClass;
  /** Where a figure gets it; `built-in` comes with an attribute or a body, `artillery` stands on the table. */
  readonly armoury: 'general' | 'special' | 'built-in' | 'artillery';
  readonly slots: number;
  /** SB-UNIT-09: most per figure. */
  readonly most?: number;
  readonly shot?: Shot;
  readonly melee?: Melee;
  readonly armour?: Armour;
  /** Weapons that this ammunition reloads. */
  readonly reloads?: readonly string[];
  readonly special?: Special;
  /** The attribute or item that gives a built-in one. */
  readonly from?: string;
  /** SB-EQ-18.R1: no result takes it away. */
  readonly unlosable?: true;
  readonly page: string;
  readonly rule: string;
}
