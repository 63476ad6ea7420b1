import { smoothRing } from './curve.ts';
import { type Hand, handOf } from './hash.ts';
import type { Bog, Field, Rock, Undergrowth } from './pieces.ts';
import { scatter } from './scatter.ts';
import {
  at,
  between,
  boundsOf,
  centreOf,
  contains,
  distance,
  edgesOf,
  line,
  num,
  type Point,
  ring,
  shift,
  shrink,
} from './shape.ts';

/** Three blades of grass from one root. */
export function tuft(root: Point, hand: Hand): string {
  const tall = hand.between(6, 9);
  return [-3.2, 0, 3.2]
    .map(
      (lean) =>
        `M${num(root.x + lean * 0.3)} ${num(root.y)}q${num(lean * 0.2)} ${num(-tall * 0.6)} ${num(lean)} ${num(-tall)}`,
    )
    .join('');
}

export function drawUndergrowth(growth: Undergrowth): string {
  const hand = handOf(growth.id);
  const outline = smoothRing(growth.outline);
  const tufts = scatter(outline, 17, hand).map((root) => tuft(root, hand));
  return `<path class="undergrowth" d="${ring(outline)}"/><path class="tufts" d="${tufts.join('')}"/>`;
}

export function drawBog(bog: Bog): string {
  const hand = handOf(bog.id);
  const outline = smoothRing(bog.outline);
  const places = scatter(outline, 15, hand);
  const dashes = places.map((p) => {
    const long = hand.between(7, 15);
    return `M${num(p.x - long / 2)} ${num(p.y)}h${num(long)}`;
  });
  const tufts = places.filter(() => hand.next() < 0.3).map((root) => tuft(root, hand));
  return [
    `<path class="bog" d="${ring(outline)}"/>`,
    `<path class="bog-dashes" d="${dashes.join('')}"/>`,
    `<path class="tufts" d="${tufts.join('')}"/>`,
  ].join('');
}

/** Furrows: slanting strokes across the field, each as long as the ground lets it be. */
export function drawField(field: Field): string {
  const hand = handOf(field.id);
  const { left, top, right, bottom } = boundsOf(field.outline);
  const lean = hand.next() < 0.5 ? 0.35 : -1;
  const [low, high] =
    lean < 0 ? [top + lean * right, bottom + lean * left] : [top + lean * left, bottom + lean * right];
  const furrows: string[] = [];
  for (let offset = low; offset < high; offset += 7) {
    const inside: Point[] = [];
    for (let x = left; x <= right; x += 3) {
      const p = at(x, offset - lean * x);
      if (contains(field.outline, p)) inside.push(p);
    }
    const [first, last] = [inside[0], inside[inside.length - 1]];
    if (first !== undefined && last !== undefined && inside.length > 2) {
      furrows.push(
        line([at(first.x + hand.between(0, 5), first.y), last].map((p) => at(p.x, p.y + hand.shake(0.8)))),
      );
    }
  }
  return `<path class="field" d="${ring(field.outline)}"/><path class="furrows" d="${furrows.join('')}"/>`;
}

/** A broken block: sides that look south-east lie in shade, and the top is set back towards the light. */
export function drawRock(rock: Rock): string {
  const hand = handOf(rock.id);
  const middle = centreOf(rock.outline);
  const top = shrink(rock.outline, middle, 0.52).map((p) =>
    at(p.x - 3.5 + hand.shake(3.2), p.y - 3.5 + hand.shake(3.2)),
  );
  const rims = edgesOf(top);
  const sides = edgesOf(rock.outline).map(([a, b], i) => {
    const [c, d] = rims[i] ?? [a, b];
    const face = centreOf([a, b]);
    const slant = (face.x - middle.x + (face.y - middle.y)) / distance(face, middle);
    const tone = slant > 0.7 ? 'rock rock-dark' : slant > -0.5 ? 'rock rock-grey' : 'rock';
    return `<path class="${tone}" d="${ring([a, b, d, c])}"/>`;
  });
  const crackFrom = top[0] ?? middle;
  const crackTo = top[Math.floor(top.length / 2)] ?? middle;
  const kink = at(
    (crackFrom.x + crackTo.x) / 2 + hand.shake(5),
    (crackFrom.y + crackTo.y) / 2 + hand.shake(5),
  );
  return [
    `<path class="shade-strong" d="${ring(shift(rock.outline, 5, 6))}"/>`,
    ...sides,
    `<path class="rock rock-top" d="${ring(top)}"/>`,
    `<path class="ink-fine" d="${line([crackFrom, kink, between(kink, crackTo, 0.6)])}"/>`,
    `<path class="rock-edge" d="${ring(rock.outline)}"/>`,
  ].join('');
}
