import { handOf } from './hash.ts';
import { type Pen, penWith } from './pen.ts';
import { type Frame, frameOf, within } from './quadrangle.ts';
import { shadowOf } from './relief.ts';
import { line, type Point, pair } from './shape.ts';
import type { Plot } from './survey.ts';

type On = (u: number, v: number) => Point;

/** A box with rounded corners between shares of the half sides. */
function rounded(
  on: On,
  frame: Frame,
  [u0, v0, u1, v1]: readonly [number, number, number, number],
  round: number,
): string {
  const [ru, rv] = [round / frame.long, round / frame.wide];
  const corner = (from: Point, over: Point, to: Point): string => `L${pair(from)}Q${pair(over)} ${pair(to)}`;
  return [
    `M${pair(on(u0 + ru, v0))}`,
    corner(on(u1 - ru, v0), on(u1, v0), on(u1, v0 + rv)),
    corner(on(u1, v1 - rv), on(u1, v1), on(u1 - ru, v1)),
    corner(on(u0 + ru, v1), on(u0, v1), on(u0, v1 - rv)),
    corner(on(u0, v0 + rv), on(u0, v0), on(u0 + ru, v0)),
    'Z',
  ].join('');
}

interface Parked {
  readonly plot: Plot;
  readonly frame: Frame;
  /** Front at u = 1. */
  readonly on: On;
  readonly box: (share: readonly [number, number, number, number], round: number) => string;
  readonly pen: Pen;
}

/** A machine in its true outline, standing the way that chance left it. */
function parked(plot: Plot, pen: Pen): Parked {
  const frame = frameOf(plot);
  const facing = handOf(plot.id).next() < 0.5 ? -1 : 1;
  const at = within(frame);
  const on: On = (u, v) => at(u * facing, v * facing);
  return { plot, frame, on, pen, box: (share, round) => rounded(on, frame, share, round) };
}

/** Tyres that show a little beyond the body, and the shadow under it all. */
function wheels({ plot, on, frame, pen }: Parked, axles: readonly number[]): void {
  pen.stroke('shade-strong', shadowOf(plot.outline, Math.max(0.8, plot.rise)));
  const half = 7 / frame.long;
  for (const u of axles) {
    for (const v of [-0.95, 0.95]) pen.stroke('tyre', line([on(u - half, v), on(u + half, v)]));
  }
}

function lamps({ on, box, pen }: Parked, v = 0.62): void {
  for (const side of [-v, v]) {
    pen.stroke('headlamp', box([0.93, side - 0.14, 0.99, side + 0.14], 1.2));
    pen.stroke('tail-lamp', line([on(-0.97, side - 0.12), on(-0.97, side + 0.12)]));
  }
}

/** Bonnet, windscreen, roof, boot: a saloon from above. */
function drawCar(car: Parked): void {
  const { on, pen, box } = car;
  wheels(car, [-0.58, 0.6]);
  pen.stroke('bodywork', box([-1, -0.92, 1, 0.92], 9));
  // Glass all round, and the roof over it.
  pen.stroke('windscreen', box([-0.66, -0.78, 0.4, 0.78], 7));
  pen.stroke('bodywork car-roof', box([-0.46, -0.68, 0.12, 0.68], 4));
  pen.stroke(
    'ink-fine',
    line([on(0.12, -0.68), on(0.4, -0.74)]) +
      line([on(0.12, 0.68), on(0.4, 0.74)]) +
      line([on(-0.46, -0.68), on(-0.66, -0.74)]) +
      line([on(-0.46, 0.68), on(-0.66, 0.74)]) +
      line([on(-0.16, -0.78), on(-0.16, -0.68)]) +
      line([on(-0.16, 0.78), on(-0.16, 0.68)]) +
      `M${pair(on(0.46, -0.6))}Q${pair(on(0.7, -0.52))} ${pair(on(0.92, -0.5))}` +
      `M${pair(on(0.46, 0.6))}Q${pair(on(0.7, 0.52))} ${pair(on(0.92, 0.5))}`,
  );
  lamps(car);
}

/** A long roof with its ribs and hatches, a broad windscreen at the front. */
function drawBus(bus: Parked): void {
  const { on, pen, box, frame } = bus;
  wheels(bus, [-0.6, 0.66]);
  pen.stroke('bodywork', box([-1, -0.92, 1, 0.92], 6));
  pen.stroke('windscreen', box([0.86, -0.78, 0.96, 0.78], 2.5));
  for (const v of [-0.86, 0.86]) pen.stroke('glazing', line([on(-0.92, v), on(0.8, v)]));
  const ribs = Math.max(4, Math.round(frame.long / 16));
  for (let i = 1; i < ribs; i++) {
    const u = -0.95 + (i / ribs) * 1.75;
    pen.stroke('ink-fine', line([on(u, -0.74), on(u, 0.74)]));
  }
  for (const u of [-0.55, 0.3]) pen.stroke('roof-hatch', box([u - 0.09, -0.26, u + 0.09, 0.26], 2));
  pen.stroke('ink-fine', box([-0.96, -0.74, 0.82, 0.74], 4));
  lamps(bus, 0.7);
}

/** A cab, and a planked bed behind it. */
function drawTruck(truck: Parked): void {
  const { on, pen, box, frame } = truck;
  wheels(truck, [-0.6, 0.62]);
  pen.stroke('truck-bed', box([-1, -0.92, 0.26, 0.92], 1.5));
  const boards = Math.max(3, Math.round((frame.wide * 2) / 7));
  for (let i = 1; i < boards; i++) {
    const v = (i / boards) * 1.7 - 0.85;
    pen.stroke('ink-fine', line([on(-0.96, v), on(0.22, v)]));
  }
  pen.stroke('bodywork', box([0.3, -0.9, 1, 0.9], 6));
  pen.stroke('windscreen', box([0.56, -0.74, 0.74, 0.74], 3));
  pen.stroke('ink-fine', box([0.34, -0.7, 0.56, 0.7], 2) + line([on(0.78, 0), on(0.97, 0)]));
  lamps(truck);
}

const DRAW: Readonly<Record<string, (parked: Parked) => void>> = { bus: drawBus, truck: drawTruck };

export function drawVehicles(plots: readonly Plot[]): string {
  return plots
    .map((plot) => {
      const pen = penWith('shade-strong', 'tyre', 'truck-bed', 'bodywork', 'windscreen', 'bodywork car-roof');
      (DRAW[plot.kind] ?? drawCar)(parked(plot, pen));
      return pen.drawn();
    })
    .join('');
}
