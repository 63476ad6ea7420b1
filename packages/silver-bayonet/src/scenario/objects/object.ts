import type { Body, Spot } from '@vedette/engine/table';
import { BODIES, MARKER_RADIUS, radiusOf } from '../../data/bases.ts';
import { stands } from '../../figures.ts';
import type { Figure, ObjectMarker, SilverBayonetState } from '../../state.ts';
import type { ObjectDocument } from '../format/declarations.ts';

/** What the scenario says of one of its objects; null for a thing it does not know. */
export function objectDocument({ scenario }: SilverBayonetState, id: string): ObjectDocument | null {
  return scenario.objects?.find((object) => object.id === id) ?? null;
}

/** SB-SCN-GEN-22: a person who walks along with whoever leads it. */
export function isEscort(s: SilverBayonetState, id: string): boolean {
  return objectDocument(s, id)?.kind === 'escort';
}

export function carrierOf(s: SilverBayonetState, id: string): Figure | null {
  return s.figures.find(({ carries }) => carries.includes(id)) ?? null;
}

export function markerOf(s: SilverBayonetState, id: string): ObjectMarker | null {
  return s.objects.find((object) => object.id === id) ?? null;
}

/** Where an object is: where it lies or stands, else where its carrier does; null when it is not on the table. */
export function placeOfObject(s: SilverBayonetState, id: string): Spot | null {
  const carrier = carrierOf(s, id);
  const at = markerOf(s, id) ?? (carrier !== null && stands(carrier) ? carrier : null);
  return at === null ? null : { x: at.x, y: at.y, z: at.z };
}

/** SB-GEN-07.R1, SB-SCN-GEN-22.R1: things are discs, persons have the base and the height of a man. */
export function bodyOfObject(s: SilverBayonetState, id: string, { x, y, z }: Spot): Body {
  const body = { x, y, z, radius: MARKER_RADIUS, height: 0 };
  if (!isEscort(s, id)) return body;
  return { ...body, radius: radiusOf(BODIES.foot.mm, s.options), height: BODIES.foot.height };
}
