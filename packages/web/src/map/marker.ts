import type { MarkerKind } from '@vedette/engine';

/** Discs of 20 millimetres for what is neither ground nor figure. */
const ON_DISCS: Readonly<Record<Exclude<MarkerKind, 'corpse' | 'unknown'>, string>> = {
  // a question
  clue: 'M-2.6-2.4C-2.6-6 3-6 3-2.6C3-.2 0-.2 0 2.2M0 5V5.2',
  // a parcel with its string
  object: 'M-4.4-3H4.4V4.4H-4.4ZM0-3V4.4M-4.4.6H4.4M0-3C-3-6.6-3.6-3.4 0-3C3.6-3.4 3-6.6 0-3',
  // a gun on a swivel
  gun: 'M-5.4-2.6L5-4.4L5.6-1.4L-4.8.6ZM0-.4V2.4M-3 5.6L0 2.4L3 5.6',
  other: 'M0-4.6L1.3-1.5L4.6-1.3L2 .8L2.9 4.2L0 2.3L-2.9 4.2L-2 .8L-4.6-1.3L-1.3-1.5Z',
};

/** Where somebody lay, in chalk. */
const CHALK =
  'M-2.2-7.6C-3.4-11.8 3.2-12.2 2.4-7.8C2.2-6.6 3-6.2 4.2-5.8L10.6-8.6L11.8-6.4L5.8-2.4C5.2 .2 4.8 1.6 5 3.2L7.6 11L4.8 12.2L.8 5.2L-1.6 12.6L-4.6 11.8L-3.6 3.4C-3.2 1.4-3.8 -.6-4.4-2.4L-8.4 1.8L-10.4 .2L-6.4-5.4C-5-6.2-2.6-6-2.2-7.6Z';

export function drawMarker(kind: MarkerKind): string {
  if (kind === 'corpse') {
    return `<g class="marker marker-corpse" transform="rotate(-68)"><path class="chalk-shade" d="${CHALK}"/><path class="chalk-rim" d="${CHALK}"/><path class="chalk" d="${CHALK}"/></g>`;
  }
  if (kind === 'unknown') {
    return [
      '<g class="marker marker-unknown">',
      '<circle class="counter-shade" cx="2.5" cy="3" r="12.4"/>',
      '<circle class="marker-disc" r="12.2"/><circle class="marker-ring" r="9.6"/><circle class="marker-ring" r="4.2"/>',
      '</g>',
    ].join('');
  }
  return [
    `<g class="marker marker-${kind}">`,
    '<circle class="counter-shade" cx="1.8" cy="2.2" r="9.6"/>',
    '<circle class="marker-disc" r="9.4"/><circle class="marker-ring" r="7.7"/>',
    `<path class="marker-sign" d="${ON_DISCS[kind]}"/>`,
    '</g>',
  ].join('');
}
