import type { Seat } from '@vedette/engine';
import type { Body } from './data/bodies.ts';
import type { Profile } from './data/profiles/profiles.ts';
import type { RuleText } from './data/rule-text.ts';
import type { Tag } from './data/tags.ts';
import { type WeaponId, weapon as weaponOf } from './data/weapons/weapons.ts';
import { kitFor } from './kit.ts';
import { usualHand, weaponsOf } from './muster/arms.ts';
import type { Arm, Conditions, Model, ModelId } from './state.ts';

/** What a model is made from: a mustered one, a profile, or a document that was filled in with one. */
export interface ModelSource extends Body {
  readonly name: string;
  readonly profile: string;
  readonly points: number;
  readonly quality: number;
  readonly combat: number;
  readonly rules: readonly RuleText[];
  readonly tags: readonly Tag[];
  readonly weapons: readonly WeaponId[];
  readonly wooden: readonly WeaponId[];
  readonly hand: readonly WeaponId[];
}

/** As the lists have it, under a name of its own. */
export function asPrinted(profile: Profile, name: string): ModelSource {
  const { id, points, quality, combat, rules, tags, base, diameter, height, size, movement } = profile;
  const weapons = weaponsOf(rules, tags);
  const body = { base, diameter, height, size, movement };
  const arms = { weapons, wooden: [], hand: usualHand(weapons) };
  return { name, profile: id, points, quality, combat, rules, tags, ...body, ...arms };
}

const NOT_FIRED_OUT = ['assault-rifle', 'machine-pistol', 'semi-automatic-rifle', 'sub-machine-gun'];

/** FF-RNG-03, FF-SPEC-46: whether this weapon of the bearer's is silver. */
function isSilver(rules: readonly RuleText[], id: WeaponId, noAutomatics: boolean): boolean {
  const arm = weaponOf(id);
  if (!rules.includes('silver-weapon') || arm.kind === 'blast' || !arm.silver) return false;
  return !noAutomatics || !NOT_FIRED_OUT.includes(id);
}

/** FF-SPEC-30: what has a body by turns starts with it. */
function startingConditions(rules: readonly RuleText[]): Conditions {
  return rules.includes('immaterial') && !rules.includes('vampire') ? { immaterial: true } : {};
}

export function armFrom(
  id: WeaponId,
  source: Pick<ModelSource, 'hand' | 'rules' | 'wooden'>,
  noAutomatics: boolean,
): Arm {
  return {
    weapon: id,
    inHand: source.hand.includes(id) || id === 'natural',
    loaded: true,
    fault: 'none',
    silver: isSilver(source.rules, id, noAutomatics),
    wooden: source.wooden.includes(id),
    familiar: true,
  };
}

/** A model of a party, fresh, beside the table. */
export function modelFrom(
  source: ModelSource,
  id: ModelId,
  seat: Seat,
  origin: Model['origin'],
  noAutomatics: boolean,
): Model {
  const conditions = startingConditions(source.rules);
  const arms = source.weapons.map((weapon) => armFrom(weapon, source, noAutomatics));
  return {
    id,
    name: source.name,
    profile: source.profile,
    points: source.points,
    quality: source.quality,
    combat: source.combat,
    size: source.size,
    movement: source.movement,
    tags: source.tags,
    rules: source.rules,
    kit: kitFor(source.rules, conditions, arms),
    party: seat,
    controller: seat,
    home: seat,
    origin,
    x: 0,
    y: 0,
    z: 0,
    radius: source.diameter / 2,
    height: source.height,
    tall: source.height,
    standing: 'reserve',
    left: null,
    escaped: false,
    posture: 'standing',
    conditions,
    losses: { wounds: 0, poison: 0, transformation: 0 },
    arms,
    turn: {},
    game: {},
    startedHidden: false,
    master: null,
    prey: null,
    haunt: null,
  };
}
