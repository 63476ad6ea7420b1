import type { Finding, Section } from '@vedette/engine';

export function isLegal(findings: readonly Finding[]): boolean {
  return !findings.some(({ kind }) => kind === 'problem');
}

/** A part of the form that findings can stand beside, and its address on the page. */
interface Place {
  readonly at: string;
  readonly anchor: string;
}

function placesIn(form: readonly Section[]): readonly Place[] {
  return form.flatMap((section) => {
    const anchor = `#${section.id}`;
    if (section.kind === 'entry') return entryPlaces(section.entry, anchor);
    if (section.kind === 'roll')
      return [
        { at: section.at, anchor },
        ...section.entries.flatMap((entry, i) => entryPlaces(entry, `${anchor}-${i}`)),
      ];
    return section.kind === 'dice' ? [{ at: section.at, anchor }] : [];
  });
}

type Spread = Extract<Section, { readonly kind: 'entry' }>['entry'];

function entryPlaces({ at, blocks }: Spread, anchor: string): readonly Place[] {
  return [{ at, anchor }, ...blocks.map((block) => ({ at: block.at, anchor }))];
}

/** The narrowest part of the form that a finding is about. */
function placeOf(places: readonly Place[], { path }: Finding): Place | null {
  return places.reduce<Place | null>((best, place) => {
    const holds = place.at === path || path.startsWith(`${place.at}/`);
    return holds && (best === null || place.at.length > best.at.length) ? place : best;
  }, null);
}

export interface Placed {
  /** Those that stand at this place. */
  at(place: string): readonly Finding[];
  /** Where on the page a finding stands. */
  anchorOf(found: Finding): string;
}

/** Every finding at one place of the form. */
export function placed(form: readonly Section[], findings: readonly Finding[]): Placed {
  const places = placesIn(form);
  const stands = findings.map((found) => ({ found, place: placeOf(places, found) }));
  return {
    at: (at) => stands.flatMap(({ found, place }) => (place?.at === at ? [found] : [])),
    anchorOf: (found) => placeOf(places, found)?.anchor ?? '#main',
  };
}
