import type { Source } from '../attribute.ts';
import type { Body } from '../bases.ts';
import type { Stats } from '../stats.ts';

/** SB-MON-05 and -08 to -11: which procedure it activates by. */
export type Behaviour = 'standard' | 'caster' | 'irritant' | 'necromancer' | 'non-aggressive';

/** SB-MON-03, for Trample. */
export type Size = 'small' | 'normal' | 'large';

/** A kind within a kind (the Swarm's): what it has on top. */
interface Variant {
  readonly id: string;
  readonly title: string;
  readonly attributes: readonly string[];
}

export interface MonsterType {
  readonly id: string;
  readonly title: string;
  readonly stats: Stats;
  /** SB-MON-02.R1: experience for killing it; the lower number unless the scenario says the higher. */
  readonly xp: { readonly min: number; readonly max: number };
  readonly attributes: readonly string[];
  /** Sets to take one from; most have one. */
  readonly equipment: readonly (readonly string[])[];
  readonly body: Body;
  readonly size: Size;
  readonly behaviour: Behaviour;
  /** `undead` matters to Dark Gift (SB-MON-04); the others are for searching and options. */
  readonly tags: readonly string[];
  /** At most one on the table. */
  readonly unique?: true;
  readonly variants?: readonly Variant[];
  /** `own` for a player's own. */
  readonly source: Source | 'own';
  readonly rule: string;
}
