import type { Hand } from './hash.ts';
import { at, num, type Point, pair } from './shape.ts';

interface Crown {
  readonly centre: Point;
  readonly radius: number;
}

/** A scalloped outline, seen from above. */
function outline({ centre, radius }: Crown, hand: Hand): string {
  const lobes = Math.max(5, Math.round(radius * 0.62));
  const turn = hand.between(0, Math.PI * 2);
  const tips: Point[] = [];
  for (let i = 0; i < lobes; i++) {
    const angle = turn + ((i + hand.shake(0.18)) * Math.PI * 2) / lobes;
    const reach = radius * hand.between(0.86, 1.06);
    tips.push(at(centre.x + Math.cos(angle) * reach, centre.y + Math.sin(angle) * reach));
  }
  const bulge = num(radius * 0.5);
  const [first, ...rest] = tips;
  if (first === undefined) return '';
  return `M${pair(first)}${[...rest, first].map((tip) => `A${bulge} ${bulge} 0 0 1 ${pair(tip)}`).join('')}Z`;
}

/** Two short strokes inside the south-east rim. */
function leaves({ centre, radius }: Crown, hand: Hand): string {
  const strokes = [0.62, 0.3].map((reach) => {
    const angle = Math.PI / 4 + hand.shake(0.3);
    const from = angle - 0.75;
    const to = angle + 0.75;
    const r = radius * reach;
    return (
      `M${num(centre.x + Math.cos(from) * r)} ${num(centre.y + Math.sin(from) * r)}` +
      `A${num(r)} ${num(r)} 0 0 1 ${num(centre.x + Math.cos(to) * r)} ${num(centre.y + Math.sin(to) * r)}`
    );
  });
  return strokes.join('');
}

const TINTS = ['crown', 'crown crown-pale', 'crown crown-deep'] as const;

/** Crowns from north to south, each over the one behind it, on one shadow to the south-east. */
export function drawCrowns(crowns: readonly Crown[], hand: Hand): string {
  const drawn = [...crowns].sort((a, b) => a.centre.y - b.centre.y);
  const shadow = drawn
    .map(({ centre, radius }) => {
      const r = num(radius);
      return `M${num(centre.x + radius * 0.42 - radius)} ${num(centre.y + radius * 0.5)}a${r} ${r} 0 1 1 0 .1Z`;
    })
    .join('');
  const trees = drawn.map((crown) => {
    const tint = TINTS[Math.floor(hand.next() * TINTS.length)] ?? TINTS[0];
    const shading = crown.radius < 6 ? '' : `<path class="leaves" d="${leaves(crown, hand)}"/>`;
    return `<path class="${tint}" d="${outline(crown, hand)}"/>${shading}`;
  });
  return `<path class="crown-shade" d="${shadow}"/>${trees.join('')}`;
}
