import type { Coat, SceneFigure, Sign, SignKind } from '@vedette/engine';
import { attitudeStyles, drawOver, drawUnder } from './attitude.ts';
import { drawBadges } from './badge.ts';
import { type Cut, knownCoat } from './coats.ts';
import { handOf } from './hash.ts';
import { num } from './shape.ts';
import { markOf, SYMBOLS } from './symbols.ts';

/** What a counter shows of a figure. */
type Shown = Pick<SceneFigure, 'id' | 'type' | 'symbol' | 'mark' | 'health' | 'signs'>;

export interface Counter {
  readonly figure: Shown;
  readonly coat: Coat;
  /** A disc where nothing is said. */
  readonly cut?: Cut;
  /** Radius of the base on the paper. */
  readonly base: number;
  readonly selected: boolean;
  readonly target: boolean;
}

/** A disc the size of the real base, about the origin. Side shows in colour, in the pattern of the inner ring and in the symbol. */
export function drawCounter({ figure, coat, cut = 'round', base, selected, target }: Counter): string {
  const { id, type, symbol, health, signs } = figure;
  const sign = (kind: SignKind): Sign | undefined => signs.find((found) => found.kind === kind);
  const mark = markOf(symbol, figure.mark, type);
  const isDown = sign('down') !== undefined;
  const scale = (base / 13) * (mark === null ? 1.15 : 1.05);
  const lift = mark === null ? 0 : -base * 0.12;
  const turn = isDown ? ' rotate(90)' : sign('fallen') === undefined ? '' : ' rotate(-90)';
  const states = [
    isDown ? ' counter-down' : '',
    sign('done') === undefined ? '' : ' counter-done',
    attitudeStyles(signs),
  ].join('');
  return [
    `<g class="counter counter-${knownCoat(coat)}${states}">`,
    sign('frightful') === undefined ? '' : teeth('frightful', base, 22, 1.5, 4.6),
    sign('afraid') === undefined ? '' : teeth('terror', base, 13, 3, 8),
    drawUnder(signs, base),
    `<circle class="counter-shade" cx="2.5" cy="3" r="${num(base + 1)}"/>`,
    `<circle class="counter-rim" r="${num(base + 1.6)}"/>`,
    health === null
      ? ''
      : healthArc(base + 1.6, health.full <= 0 ? 0 : Math.max(0, Math.min(1, health.left / health.full))),
    patch('coat', cut, base - 1),
    patch('inner-ring', cut, base - 2.6),
    coat === 'prussia' ? patch('inner-ring', cut, base - 4.4) : '',
    `<path class="symbol" transform="translate(0 ${num(lift)}) scale(${num(scale)})${turn}" d="${SYMBOLS[symbol]}"/>`,
    drawOver(signs, base),
    mark === null ? '' : tag(mark, base),
    isDown
      ? `<path class="counter-bar" d="M${num(-base)} ${num(base * 0.62)}L${num(base)} ${num(-base * 0.62)}"/>`
      : '',
    sign('mounted') === undefined ? '' : onHorse(base),
    lozenges(base, sign('tired')?.count ?? 0),
    sign('carrying') === undefined ? '' : parcel(base),
    sign('unloaded') === undefined ? '' : smoke(id, base),
    sign('done') === undefined
      ? ''
      : tick(base, { carries: sign('carrying') !== undefined, marked: mark !== null }),
    drawBadges(signs, base),
    selected ? `<circle class="selected" r="${num(base + 7)}"/>` : '',
    target ? crosshair(base) : '',
    '</g>',
  ].join('');
}

/** Corners of the cuts that are not round, in degrees clockwise from the top. */
const CORNERS: Readonly<Record<Exclude<Cut, 'round'>, readonly number[]>> = {
  square: [45, 135, 225, 315],
  lozenge: [0, 90, 180, 270],
  'six-sided': [30, 90, 150, 210, 270, 330],
};

/** Corners reach a little farther than a disc would. */
const CORNER = 1.08;

/** The cloth of a coat, or a ring on it. */
function patch(style: string, cut: Cut, radius: number): string {
  if (cut === 'round') return `<circle class="${style}" r="${num(radius)}"/>`;
  const points = CORNERS[cut].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${num(Math.sin(angle) * radius * CORNER)} ${num(-Math.cos(angle) * radius * CORNER)}`;
  });
  return `<path class="${style}" d="M${points.join('L')}Z"/>`;
}

/** It has had its turn: a tick on a badge at the rim, where nothing else sits. The symbol stays to be read. */
function tick(
  base: number,
  { carries, marked }: { readonly carries: boolean; readonly marked: boolean },
): string {
  const turn = carries ? (marked ? 225 : 180) : 135;
  const angle = (turn * Math.PI) / 180;
  const size = Math.max(4.6, base * 0.44);
  const at = (x: number, y: number) => `${num(x * size)} ${num(y * size)}`;
  const place = `${num(Math.sin(angle) * (base - 0.5))} ${num(-Math.cos(angle) * (base - 0.5))}`;
  const d = `M${at(-0.5, 0.02)}L${at(-0.12, 0.42)}L${at(0.54, -0.42)}`;
  return `<g class="done-badge" transform="translate(${place})"><circle class="done-tick-rim" r="${num(size)}"/><path class="done-tick" d="${d}"/></g>`;
}

/** Health runs clockwise from the top; what is lost stays bare. */
function healthArc(radius: number, health: number): string {
  const grade = health > 0.66 ? 'sound' : health > 0.33 ? 'hurt' : 'failing';
  if (health >= 1) return `<circle class="health health-${grade}" r="${num(radius)}"/>`;
  const angle = health * Math.PI * 2;
  const end = `${num(Math.sin(angle) * radius)} ${num(-Math.cos(angle) * radius)}`;
  const large = health > 0.5 ? 1 : 0;
  return `<path class="health health-${grade}" d="M0 ${num(-radius)}A${num(radius)} ${num(radius)} 0 ${large} 1 ${end}"/>`;
}

/** A jagged ring: fine dark teeth for what men run from, a wild one for those who would run. */
function teeth(style: string, base: number, count: number, low: number, high: number): string {
  const points = Array.from({ length: count * 2 }, (_, i) => {
    const angle = (i * Math.PI) / count;
    const r = base + (i % 2 === 0 ? high : low);
    return `${num(Math.cos(angle) * r)} ${num(Math.sin(angle) * r)}`;
  });
  return `<path class="${style}" d="M${points.join('L')}Z"/>`;
}

/** A horse's head on a badge at the upper left. */
function onHorse(base: number): string {
  const away = num(-base * 0.72);
  return `<g class="horse" transform="translate(${away} ${away})"><circle r="7.2"/><path transform="scale(.66)" d="${SYMBOLS.horse}"/></g>`;
}

/** Two letters on a label at the foot. */
function tag(mark: string, base: number): string {
  const y = base * 0.98;
  return [
    `<rect class="mark-tag" x="-7.6" y="${num(y - 4.8)}" width="15.2" height="9.8" rx="2.4"/>`,
    `<text class="mark" y="${num(y + 3.4)}">${mark}</text>`,
  ].join('');
}

const MOST_LOZENGES = 4;

/** Fatigue: a lozenge each, up the left side; beyond four a number. */
function lozenges(base: number, count: number): string {
  if (count <= 0) return '';
  const shown = Math.min(count, MOST_LOZENGES);
  const away = base + 4.5;
  const marks = Array.from({ length: shown }, (_, i) => {
    const angle = Math.PI * 0.8 + (i * 7.4) / away;
    return `M${num(Math.cos(angle) * away)} ${num(Math.sin(angle) * away - 3.6)}l2.7 3.6l-2.7 3.6l-2.7-3.6Z`;
  });
  const more =
    count > MOST_LOZENGES
      ? `<text class="fatigue-count" x="${num(-away - 8)}" y="${num(base * 0.6)}">${count}</text>`
      : '';
  return `<path class="fatigue" d="${marks.join('')}"/>${more}`;
}

/** A tied parcel at the lower right. */
function parcel(base: number): string {
  const [x, y] = [num(base * 0.62), num(base * 0.36)];
  return `<path class="parcel" d="M${x} ${y}h10v8.6h-10Z"/><path class="parcel-string" d="M${x} ${num(base * 0.36 + 4.3)}h10m-5-4.3v8.6"/>`;
}

function smoke(id: string, base: number): string {
  const hand = handOf(`${id}/smoke`);
  const puffs = [0, 1, 2, 3].map((i) => {
    const x = base * 0.66 + i * 3.6 + hand.shake(1);
    const y = -base * 0.72 - i * 2.2 + hand.shake(1.6);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(2.8 + i * 0.7)}"/>`;
  });
  return `<g class="smoke">${puffs.join('')}</g>`;
}

function crosshair(base: number): string {
  const [near, far] = [num(base + 2), num(base + 10)];
  const ticks = `M0-${near}V-${far}M0 ${near}V${far}M-${near} 0H-${far}M${near} 0H${far}`;
  return `<circle class="target" r="${num(base + 6)}"/><path class="target" d="${ticks}"/>`;
}
