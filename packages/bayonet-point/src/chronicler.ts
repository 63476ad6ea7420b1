import type { Chronicler, Fallen, Seat } from '@vedette/engine';
import type { BayonetPointEvent } from './events.ts';
import { figure, unitsOf } from './figures.ts';
import type { BayonetPoint } from './game.ts';
import { playable } from './scenario/story/playable.ts';
import type { BayonetPointState, FigureId } from './state.ts';

type Told = readonly BayonetPointEvent[];

export const chronicler: Chronicler<BayonetPoint> = {
  beginsTurn: (event) => event.type === 'stepBegan' && event.step === 'initiative',
  chronicle: (told, s) => ({
    first: firstPlayer(told),
    sides: s.sides.map((_, seat) => homeEdge(s, seat)),
    roles: s.sides.map((_, seat) => roleOf(s, seat)),
    earned: null,
    rewards: [],
    rules: Object.fromEntries((playable(s).rules ?? []).map(({ id }) => [id, s.battle.ran[id] ?? 0])),
    cards: {},
    fallen: fallen(told, s),
    ground: { width: s.terrain.width, depth: s.terrain.depth },
  }),
  figures: (s, seat) => s.figures.filter(({ side }) => side === seat),
};

/** BP-INI-01: the winner of the first turn's roll. */
function firstPlayer(told: Told): Seat | null {
  return told.find((event) => event.type === 'initiative')?.seat ?? null;
}

/** BP-SCN-03: what he is in the scenario. */
function roleOf({ battle }: BayonetPointState, seat: Seat): string | null {
  return Object.keys(battle.roles).find((role) => battle.roles[role] === seat) ?? null;
}

/** BP-SCN-08: the edge that all units of a side call home. */
function homeEdge(s: BayonetPointState, seat: Seat): string | null {
  const [edge, ...others] = new Set(unitsOf(s, seat).map(({ home }) => home.edge));
  return others.length > 0 ? null : (edge ?? null);
}

/** BP-MOR-10: whoever is out of the game for good, and what took him out of it; nobody comes back or moves then. */
function fallen(told: Told, s: BayonetPointState): readonly Fallen[] {
  const blows = new Map<FigureId, string>();
  return told.flatMap((event) => {
    // BP-SHT-03, BP-MEL-05: a roll to hit names the man it is for, strays included.
    if (event.type === 'tested' && event.against !== null && event.passed) {
      if (event.test === 'shooting' || event.test === 'melee') blows.set(event.against, event.test);
    }
    if (event.type !== 'struckDown') return [];
    const { how } = event;
    if (how === 'wounded' || how === 'ground') return [];
    const { side: seat, x, y } = figure(s, event.figure);
    return [{ seat, cause: how === 'out' ? (blows.get(event.figure) ?? 'scenario') : CAUSES[how], x, y }];
  });
}

const CAUSES = { routed: 'flight', pursued: 'pursuit' } as const;
