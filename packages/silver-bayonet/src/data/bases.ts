/** SB-MON-03.R2: a round base of so many millimetres, in inches. */
export interface Base {
  readonly mm: number;
  readonly radius: number;
  /** Narrowest opening it passes (SB-MOV-02.R2). */
  readonly opening: number;
  /** Counts as 25 or 50 mm for sight (SB-SHT-04, -06). */
  readonly seenAs: 25 | 50;
}

export const BASES: readonly Base[] = [
  { mm: 20, radius: 0.394, opening: 0.75, seenAs: 25 },
  { mm: 25, radius: 0.492, opening: 0.75, seenAs: 25 },
  { mm: 30, radius: 0.591, opening: 0.75, seenAs: 25 },
  { mm: 40, radius: 0.787, opening: 1.25, seenAs: 50 },
  { mm: 50, radius: 0.984, opening: 1.75, seenAs: 50 },
  { mm: 60, radius: 1.181, opening: 2.25, seenAs: 50 },
];

export function base(mm: number): Base {
  const found = BASES.find((known) => known.mm === mm);
  if (found === undefined) throw new Error(`There is no base of ${mm} mm.`);
  return found;
}

/** Millimetres that stand for an inch where players measure in centimetres (SB-GEN-04). */
const METRIC_INCH = 20;

interface Scale {
  readonly 'metric-physical-bases': boolean;
}

/** SB-GEN-04: the radius of a base in inches of the game; with the option it keeps its real size on a metric table. */
export function radiusOf(mm: number, options: Scale): number {
  return scaled(base(mm), options);
}

function scaled({ mm, radius }: Base, options: Scale): number {
  return options['metric-physical-bases'] ? mm / 2 / METRIC_INCH : radius;
}

/** SB-MOV-02.R2: the narrowest opening a base of this radius passes; it goes by its millimetres at either scale. */
export function openingOf(radius: number, options: Scale): number {
  for (const known of BASES) if (radius <= scaled(known, options)) return known.opening;
  return BASES.at(-1)!.opening;
}

/** A figure's cylinder: base in millimetres, height in inches. */
export interface Body {
  readonly mm: number;
  readonly height: number;
}

/** SB-GEN-07.R1. */
export const BODIES = {
  foot: { mm: 25, height: 1 },
  mounted: { mm: 50, height: 1.75 },
  large: { mm: 50, height: 2 },
  small: { mm: 25, height: 0.5 },
} as const satisfies Readonly<Record<string, Body>>;

/** SB-GEN-07.R1: flat discs for clues, artefacts and objects, 20 mm. */
export const MARKER_RADIUS = 0.394;

/** SB-GEN-07.R1: the eye's share of the height. */
export const EYE = 0.9;
