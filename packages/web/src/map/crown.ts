import type { Hand } from './hash.ts';
import { at, distance, num, type Point, pair } from './shape.ts';

interface Crown {
  readonly centre: Point;
  readonly radius: number;
}

/** A crown with its outline and leaves drawn. */
interface LeafedCrown extends Crown {
  readonly d: string;
}

/** A scalloped outline, seen from above. */
function outline({ centre, radius }: Crown, hand: Hand): string {
  const lobes = Math.max(5, Math.round(radius * 0.6));
  const turn = hand.between(0, Math.PI * 2);
  const tips: Point[] = [];
  for (let i = 0; i < lobes; i++) {
    const angle = turn + ((i + hand.shake(0.18)) * Math.PI * 2) / lobes;
    const reach = radius * hand.between(0.86, 1.06);
    tips.push(at(centre.x + Math.cos(angle) * reach, centre.y + Math.sin(angle) * reach));
  }
  const bulge = num(((Math.PI * 2 * radius) / lobes) * 0.58);
  const [first] = tips;
  if (first === undefined) return '';
  // From tip to tip, as short as numbers can be written: a wood has hundreds of them.
  const scallops = tips.slice(1).map((tip, i) => {
    const from = tips[i] ?? tip;
    return `a${bulge} ${bulge} 0 01${num(tip.x - from.x)} ${num(tip.y - from.y)}`;
  });
  return `M${pair(first)}${scallops.join('')}A${bulge} ${bulge} 0 01${pair(first)}Z`;
}

/** Broader crowns are of single trees, whose trunk shows in the middle. */
const BROAD = 15;

/** Two short strokes inside the south-east rim. */
function leaves({ centre, radius }: Crown, hand: Hand): string {
  const strokes = (radius > BROAD ? [0.84, 0.7] : [0.62, 0.3]).map((reach) => {
    const angle = Math.PI / 4 + hand.shake(0.3);
    const from = angle - 0.75;
    const to = angle + 0.75;
    const r = radius * reach;
    return (
      `M${num(centre.x + Math.cos(from) * r)} ${num(centre.y + Math.sin(from) * r)}` +
      `a${num(r)} ${num(r)} 0 01${num((Math.cos(to) - Math.cos(from)) * r)} ${num((Math.sin(to) - Math.sin(from)) * r)}`
    );
  });
  return strokes.join('');
}

/** Smaller crowns have no room for leaves. */
const LEAFY = 6;

export const leafed = (crowns: readonly Crown[], hand: Hand): LeafedCrown[] =>
  crowns.map((crown) => ({
    ...crown,
    d: outline(crown, hand) + (crown.radius < LEAFY ? '' : leaves(crown, hand)),
  }));

const TINTS = ['crown', 'crown crown-pale', 'crown crown-deep'] as const;

/**
 * Crowns from north to south, each over the one behind it, on one shadow to the south-east. Crowns that hide nothing of
 * one another share a path.
 */
export function drawCrowns(crowns: readonly LeafedCrown[]): string {
  if (crowns.length === 0) return '';
  const drawn = [...crowns].sort((a, b) => a.centre.y - b.centre.y);
  const shadow = drawn
    .map(({ centre, radius }) => {
      const r = num(radius);
      return `M${num(centre.x + radius * 0.42 - radius)} ${num(centre.y + radius * 0.5)}a${r} ${r} 0 1 1 0 .1Z`;
    })
    .join('');
  const layers: string[][] = [];
  const layerOf: number[] = [];
  drawn.forEach((crown, i) => {
    let layer = 0;
    for (let j = 0; j < i; j++) {
      const other = drawn[j]!;
      if (
        layerOf[j]! >= layer &&
        distance(other.centre, crown.centre) < (other.radius + crown.radius) * 1.1
      ) {
        layer = layerOf[j]! + 1;
      }
    }
    layerOf.push(layer);
    const paths = layers[layer];
    if (paths === undefined) layers[layer] = [crown.d];
    else paths.push(crown.d);
  });
  const trees = layers.map((paths, i) => `<path class="${TINTS[i % TINTS.length]}" d="${paths.join('')}"/>`);
  return `<path class="crown-shade" d="${shadow}"/>${trees.join('')}`;
}
