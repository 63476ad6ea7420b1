import type { Sign, SignKind } from '@vedette/engine';
import { num } from './shape.ts';

/** Signs that show in how the whole figure is drawn, in the order in which they lie over one another. */
export const ATTITUDES = [
  'fallen',
  'asleep',
  'unreal',
  'hidden',
  'hanging',
  'aloft',
  'possessed',
  'transfixed',
] as const satisfies readonly SignKind[];

type Attitude = (typeof ATTITUDES)[number];

const attitudesOf = (signs: readonly Sign[]): readonly Attitude[] =>
  ATTITUDES.filter((attitude) => signs.some(({ kind }) => kind === attitude));

/** Classes of a counter for its style. */
export const attitudeStyles = (signs: readonly Sign[]): string =>
  attitudesOf(signs)
    .map((attitude) => ` counter-${attitude}`)
    .join('');

/** What lies under a counter: how far it is from its shadow, and what it holds on to. */
export function drawUnder(signs: readonly Sign[], base: number): string {
  return attitudesOf(signs)
    .map((attitude) => UNDER[attitude]?.(base) ?? '')
    .join('');
}

/** What lies over a counter. */
export function drawOver(signs: readonly Sign[], base: number): string {
  return attitudesOf(signs)
    .map((attitude) => OVER[attitude]?.(base) ?? '')
    .join('');
}

type Drawing = (base: number) => string;

const UNDER: Readonly<Partial<Record<Attitude, Drawing>>> = {
  fallen: limbs,
  aloft: wings,
  hanging: ledge,
  possessed: horns,
};

const OVER: Readonly<Partial<Record<Attitude, Drawing>>> = {
  asleep: blanket,
  unreal: mist,
  hidden: veil,
  hanging: grips,
  transfixed: chains,
};

/** A shadow far off, and a wing on either side. */
function wings(base: number): string {
  const wing = (side: number): string => {
    const at = (x: number, y: number): string => `${num(side * x * base)} ${num(y * base)}`;
    return `M${at(0.7, -0.1)}C${at(1, -0.75)} ${at(1.4, -0.95)} ${at(1.85, -0.8)}C${at(1.65, -0.5)} ${at(1.75, -0.3)} ${at(1.62, -0.08)}C${at(1.4, -0.12)} ${at(1.38, 0.1)} ${at(1.25, 0.26)}C${at(1.05, 0.18)} ${at(0.9, 0.3)} ${at(0.7, 0.4)}Z`;
  };
  return [
    `<ellipse class="far-shade" cx="${num(base * 0.62)}" cy="${num(base * 0.95)}" rx="${num(base * 0.8)}" ry="${num(base * 0.55)}"/>`,
    `<path class="wing" d="${wing(-1)}${wing(1)}"/>`,
  ].join('');
}

/** The wall it hangs on. */
function ledge(base: number): string {
  const [half, top] = [base * 1.12, -base * 1.3];
  const bricks = [-0.66, -0.2, 0.28, 0.72].map((x) => `M${num(x * base)} ${num(top)}v${num(base * 0.34)}`);
  return [
    `<rect class="ledge" x="${num(-half)}" y="${num(top)}" width="${num(half * 2)}" height="${num(base * 0.34)}"/>`,
    `<path class="ledge-joints" d="${bricks.join('')}"/>`,
  ].join('');
}

/** Four fingers of each hand over it. */
function grips(base: number): string {
  const fingers = [-0.62, -0.46, -0.3, 0.3, 0.46, 0.62].map(
    (x) => `M${num(x * base)} ${num(-base * 1.24)}v${num(base * 0.42)}`,
  );
  return `<path class="grip-rim" d="${fingers.join('')}"/><path class="grip" d="${fingers.join('')}"/>`;
}

/** Somebody else's horns. */
function horns(base: number): string {
  const horn = (side: number): string => {
    const at = (x: number, y: number): string => `${num(side * x * base)} ${num(y * base)}`;
    return `M${at(0.18, -0.94)}C${at(0.3, -1.3)} ${at(0.7, -1.2)} ${at(0.66, -1.78)}C${at(1.12, -1.4)} ${at(1.02, -0.86)} ${at(0.78, -0.6)}Z`;
  };
  return `<path class="demon-horn" d="${horn(-1)}${horn(1)}"/>`;
}

/** Head, arms and legs of somebody who lies under it, thrown out to all sides. */
function limbs(base: number): string {
  const at = (degrees: number, reach: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${num(Math.cos(angle) * base * reach)} ${num(Math.sin(angle) * base * reach)}`;
  };
  const limb = (from: number, to: number, reach: number): string => `M${at(from, 0.8)}L${at(to, reach)}`;
  const body = limb(222, 232, 1.62) + limb(138, 128, 1.62) + limb(-18, -24, 1.72) + limb(18, 24, 1.72);
  const head = (style: string): string =>
    `<circle class="${style}" cx="${num(-base * 1.38)}" cy="0" r="${num(base * 0.36)}"/>`;
  return `<path class="limbs-rim" d="${body}"/><path class="limbs" d="${body}"/>${head('lying-head')}`;
}

/** A blanket up to the middle, turned down at the edge. */
function blanket(base: number): string {
  const r = base - 1;
  const [y, x] = [r * 0.12, Math.sqrt(1 - 0.12 * 0.12) * r];
  const folds = [0.42, 0.68].map((share) => {
    const half = Math.sqrt(1 - share * share) * r * 0.86;
    return `M${num(-half)} ${num(r * share)}Q0 ${num(r * share + 2.4)} ${num(half)} ${num(r * share)}`;
  });
  return [
    `<path class="blanket" d="M${num(-x)} ${num(y)}Q0 ${num(y - 3)} ${num(x)} ${num(y)}A${num(r)} ${num(r)} 0 0 1 ${num(-x)} ${num(y)}Z"/>`,
    `<path class="blanket-folds" d="M${num(-x * 0.96)} ${num(y + 2.8)}Q0 ${num(y - 0.2)} ${num(x * 0.96)} ${num(y + 2.8)}${folds.join('')}"/>`,
  ].join('');
}

/** An outline that does not hold still. */
function mist(base: number): string {
  const waves = 9;
  const points = Array.from({ length: waves * 8 }, (_, i) => {
    const angle = (i * Math.PI) / (waves * 4);
    const r = base + 3.4 + Math.sin(angle * waves) * 1.5;
    return `${num(Math.cos(angle) * r)} ${num(Math.sin(angle) * r)}`;
  });
  return `<path class="mist" d="M${points.join('L')}Z"/>`;
}

/** Slanting shadow over its lower half: whose it is and what must be seen all the same. */
function veil(base: number): string {
  const r = base + 0.6;
  const strokes: string[] = [];
  for (let offset = r * 0.5; offset < r * 1.36; offset += 3.4) {
    // Where the slanting line x + y = offset cuts the rim.
    const half = Math.sqrt(Math.max(0, 2 * r * r - offset * offset)) / 2;
    strokes.push(
      `M${num(offset / 2 - half)} ${num(offset / 2 + half)}L${num(offset / 2 + half)} ${num(offset / 2 - half)}`,
    );
  }
  return `<path class="veil" d="${strokes.join('')}"/><path class="veil-light" d="${strokes.join('')}"/>`;
}

/** Two chains of light across it, and rays where they end. */
function chains(base: number): string {
  const links: string[] = [];
  const rays: string[] = [];
  for (const side of [-1, 1]) {
    const count = 5;
    for (let i = 0; i < count; i++) {
      const t = ((i + 0.5) / count) * 2 - 1;
      const place = `${num(t * base * 0.86)} ${num(t * side * base * 0.86)}`;
      const [long, wide] = [base * 0.27, i % 2 === 0 ? base * 0.14 : base * 0.06];
      links.push(
        `<ellipse transform="translate(${place}) rotate(${45 * side})" rx="${num(long)}" ry="${num(wide)}"/>`,
      );
    }
    for (const end of [-1, 1]) {
      const [x, y] = [end * base * 0.8, end * side * base * 0.8];
      rays.push(
        `M${num(x * 1.12)} ${num(y * 1.12)}L${num(x * 1.42)} ${num(y * 1.42)}M${num(x * 1.2)} ${num(y * 0.9)}L${num(x * 1.48)} ${num(y * 1.06)}M${num(x * 0.9)} ${num(y * 1.2)}L${num(x * 1.06)} ${num(y * 1.48)}`,
      );
    }
  }
  return [
    `<path class="ray-rim" d="${rays.join('')}"/><path class="ray" d="${rays.join('')}"/>`,
    `<g class="chain-rim">${links.join('')}</g><g class="chain">${links.join('')}</g>`,
  ].join('');
}
