import {
  type ContactRules,
  inContact,
  legalPlace,
  type Spot,
  surfacesAt,
  tableOf,
} from '@vedette/engine/table';
import { BODIES } from '../../data/bases.ts';
import type { Look } from '../../game.ts';
import { CONTACT } from '../../rules/movement/contact.ts';
import { gaitOf, STEP } from '../../rules/movement/gait.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';
import { bodyOfObject } from './object.ts';

/** Touching on one surface, with no solid side between. */
const BESIDE: ContactRules = {
  ...CONTACT,
  reach: STEP,
  acrossBarrier: null,
  wallsSeparate: true,
};

/** SB-SCN-GEN-17.R4: where something comes to rest that is let go here: on the surface below, at the foot of a climb. */
export function restingPlace(s: SilverBayonetState, { x, y, z }: Spot): Spot {
  const levels = surfacesAt(tableOf(s.terrain), x, y);
  const below = levels.filter((level) => level.z <= z + STEP);
  const rest = below.at(-1) ?? levels[0];
  return { x, y, z: rest?.z ?? z };
}

/** Whether a figure there stands on something, so that it can put down a thing beside itself. */
export function hasFooting(s: SilverBayonetState, at: Spot): boolean {
  return Math.abs(restingPlace(s, at).z - at.z) <= STEP;
}

/** SB-SCN-GEN-18.R1: touching the figure, on the surface it stands on, not behind a solid side. */
export function liesBeside(look: Look, figure: Figure, object: string, spot: Spot): boolean {
  if (spot.x === figure.x && spot.y === figure.y && spot.z === figure.z) return true;
  const table = tableOf(look.s.terrain);
  const marker = { ...bodyOfObject(look.s, object, spot), height: BODIES.small.height };
  const gait = { ...gaitOf(look, figure), margin: marker.radius };
  return inContact(table, figure, marker, BESIDE) && legalPlace(table, marker, [], { gait });
}
