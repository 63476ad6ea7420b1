import { gap } from '@vedette/engine/table';
import type { BayonetPointEvent } from '../events.ts';
import { able, figure, onTable } from '../figures.ts';
import { coherent } from '../rules/movement/coherency.ts';
import type { BayonetPointState, Figure, FigureId, Unit } from '../state.ts';
import { fieldOf, wrongTargets } from './targets-witness.ts';

type How = Extract<BayonetPointEvent, { readonly type: 'moved' }>['how'];

const OF_HIS_OWN_WILL: readonly How[] = ['move', 'cross', 'enter', 'leave'];
const HAIR = 0.3;

/** How a unit stood at a boundary. */
interface Before {
  readonly anchor: FigureId | null;
  readonly together: ReadonlySet<FigureId>;
  /** Who rode: on another base he is nearer or farther without having moved. */
  readonly mounted: ReadonlySet<FigureId>;
  readonly astray: ReadonlyMap<FigureId, number>;
}

/** What must hold from boundary to boundary: the order of units (BP-UNIT-04, -05) and the choice of targets (BP-SHT-02). */
export function witness(): (told: readonly BayonetPointEvent[], s: BayonetPointState) => readonly string[] {
  let before = new Map<string, Before>();
  let field: BayonetPointState | null = null;
  return (told, s) => {
    const ordered = new Set(told.flatMap((event) => (event.type === 'activated' ? [event.unit] : [])));
    const broken = s.units
      .filter(({ id, members }) => members.length > 1 && ordered.has(id))
      .flatMap((u) => tornApart(s, u, before.get(u.id), told));
    if (field !== null) broken.push(...wrongTargets(field, told, s));
    before = new Map(s.units.map((u) => [u.id, noted(s, u)]));
    field = fieldOf(s);
    return broken;
  };
}

function noted(s: BayonetPointState, u: Unit): Before {
  const men = u.members.map((id) => figure(s, id)).filter(able);
  const anchor = u.anchor === null ? null : figure(s, u.anchor);
  const lost = anchor === null ? [] : men.filter((f) => !coherent(s, u, f));
  return {
    anchor: u.anchor,
    together: new Set(men.filter((f) => coherent(s, u, f)).map(({ id }) => id)),
    mounted: new Set(u.members.filter((id) => figure(s, id).mounted)),
    astray: new Map(lost.map((f) => [f.id, gap(f, anchor!)])),
  };
}

function tornApart(
  s: BayonetPointState,
  u: Unit,
  before: Before | undefined,
  told: readonly BayonetPointEvent[],
): string[] {
  if (before === undefined || u.anchor === null || u.anchor !== before.anchor) return [];
  const anchor = figure(s, u.anchor);
  const remounted = (f: Figure) =>
    f.mounted !== before.mounted.has(f.id) ||
    told.some((event) => event.type === 'acted' && event.figure === f.id && event.action === 'dismount');
  if (!onTable(anchor) || pushed(anchor, told) || remounted(anchor)) return [];
  const torn = u.members
    .map((id) => figure(s, id))
    .filter((f) => !remounted(f))
    .filter((f) => before.together.has(f.id) && able(f) && !pushed(f, told) && !coherent(s, u, f))
    .map((f) => `${f.name} was left behind by ${u.name}.`);
  const strays = [...before.astray].flatMap(([id, apart]) => {
    const f = figure(s, id);
    // A leader who moved first may have fetched him in.
    if (told.some((event) => event.type === 'moved' && event.figure === anchor.id)) return [];
    if (told.some((event) => event.type === 'tested' && event.test === 'shooting' && event.who === id))
      return [`${f.name} shot out of reach of his leader.`];
    // BP-UNIT-05: the shortest way to his leader may lead round something first.
    if (told.some((event) => event.type === 'moved' && event.figure === id && event.rule === 'BP-UNIT-05'))
      return [];
    if (onTable(f) && !pushed(f, told) && !remounted(f) && gap(f, anchor) > apart + HAIR)
      return [`${f.name} wandered off from ${u.name}.`];
    return [];
  });
  return [...torn, ...strays];
}

/** Moved otherwise than by his own will. */
function pushed(f: Figure, told: readonly BayonetPointEvent[]): boolean {
  return told.some(
    (event) => event.type === 'moved' && event.figure === f.id && !OF_HIS_OWN_WILL.includes(event.how),
  );
}
