import type { Seat } from '@vedette/engine';
import { LEADER_EXTRAS } from '../../data/generation.ts';
import type { PointCx } from '../../game.ts';
import { generateForce } from '../../muster/generate.ts';
import { type Mustered, muster } from '../../muster/mustered.ts';
import { forcePoints } from '../../muster/points.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import { layoutOf } from '../ground/terrain.ts';

/** BP-DIG-15: beyond this ratio of points the weaker side may have both armies rolled again. */
const UNEVEN = 1.5;

interface Army {
  readonly points: number;
  readonly mustered: readonly Mustered[];
}

/** BP-ARMY-01 to -08: armies that are left to the dice, before anything else. */
export function rollArmies(cx: PointCx): void {
  const { s } = cx;
  let armies = s.sides.map((_, seat) => rollArmy(cx, seat));
  if (weakerAgain(cx, armies)) armies = s.sides.map((_, seat) => rollArmy(cx, seat));
  const rolled = armies.flatMap((army) => army?.mustered ?? []);
  s.units = inSeats([...s.units, ...rolled.map(({ unit }) => unit)]);
  s.figures = inSeats([...s.figures, ...rolled.flatMap(({ figures }) => figures)]);
  for (const f of rolled.flatMap(({ figures }) => figures)) armMaster(cx, f);
  s.step = 'terrain';
}

/** Army lists in the order of the seats (BP-GEN-19). */
function inSeats<T extends { readonly side: Seat }>(list: T[]): T[] {
  return list.sort((a, b) => a.side - b.side);
}

/** BP-ARMY-02 to -08; null: this side brings its own. */
function rollArmy(cx: PointCx, seat: Seat): Army | null {
  const { s } = cx;
  const { name, random } = s.sides[seat]!;
  if (random === null) return null;
  const { force, dice } = generateForce((sides) => cx.roll(sides), {
    name,
    die: Number(s.options['generation-die'].slice(1)),
    lancers: s.options['historical-lancers'] && random.lancers,
    play: s.options['play-mode'],
    extra: null,
  });
  const { width } = layoutOf(s.options['figure-scale'], s.options.table);
  const mustered = muster(force, seat, { edge: 'north', from: 0, to: width }, s.options);
  const points = forcePoints(force);
  const figures = mustered.reduce((sum, entry) => sum + entry.figures.length, 0);
  cx.emit({ type: 'armyRolled', rule: 'BP-ARMY-02', seat, units: mustered.length, figures, points, dice });
  return { points, mustered };
}

/** BP-DIG-15: both armies are diced for and very uneven, and the weaker side wants to try again. */
function weakerAgain(cx: PointCx, [a, b]: readonly (Army | null)[]): boolean {
  if (a === null || a === undefined || b === null || b === undefined) return false;
  const [less, more] = a.points < b.points ? [a, b] : [b, a];
  if (more.points <= UNEVEN * less.points) return false;
  const weaker: Seat = less === a ? 0 : 1;
  const question = { options: ['again', 'keep'] as const, worth: less.points, against: more.points };
  return cx.ask('rollAgain', weaker, question) === 'again';
}

/** BP-ARMY-05: a pistol or a sword for each Master who has none, free of charge. */
function armMaster(cx: PointCx, f: Figure): void {
  if (f.class !== 'master') return;
  const extras = LEADER_EXTRAS.filter((id) => !f.weapons.includes(id));
  if (extras.length === 0) return;
  const extra = cx.ask('masterArm', f.side, { figure: f.id, options: [...extras, 'none'] });
  if (extra !== 'none') carry(cx.s, f, extra);
}

function carry(s: BayonetPointState, f: Figure, weapon: string): void {
  s.figures = s.figures.map((other) =>
    other.id === f.id ? { ...other, weapons: [...other.weapons, weapon] } : other,
  );
}
