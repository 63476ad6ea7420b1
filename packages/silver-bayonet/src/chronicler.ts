import type { Chronicler, Fallen, Seat } from '@vedette/engine';
import type { SilverBayonetEvent } from './events.ts';
import { figure } from './figures.ts';
import type { SilverBayonet } from './game.ts';
import { cardsDrawn, rewardLines, rulesRun } from './scenario/score/chronicle.ts';
import { rewardsOf } from './scenario/score/rewards.ts';
import type { FigureId, SilverBayonetState } from './state.ts';

type Told = readonly SilverBayonetEvent[];

export const chronicler: Chronicler<SilverBayonet> = {
  beginsTurn: ({ type }) => type === 'turnBegan',
  chronicle: (told, s) => ({
    first: firstPlayer(told),
    sides: sidesTaken(told, s),
    // Nobody has a part of his own in a scenario of this game: all want the same.
    roles: s.sides.map(() => null),
    earned: earnings(s),
    rewards: rewardLines(s),
    rules: rulesRun(told, s),
    cards: cardsDrawn(told, s),
    fallen: fallen(told, s),
    ground: { width: s.terrain.width, depth: s.terrain.depth },
  }),
  figures: (s, seat) => s.figures.filter(({ home }) => home === seat),
};

/** SB-TURN-02: the primary player of the first turn. */
function firstPlayer(told: Told): Seat | null {
  const won = told.find((event) => event.type === 'initiativeWon');
  return won?.order[0] ?? null;
}

function sidesTaken(told: Told, { sides }: SilverBayonetState): readonly (string | null)[] {
  const taken = told.filter((event) => event.type === 'tookSide');
  return sides.map((_, seat) => taken.find((event) => event.seat === seat)?.zone ?? null);
}

/** SB-CAMP-13, -14: bonus points of the side, and extra points of its figures. */
function earnings(s: SilverBayonetState): readonly number[] {
  const { bonusXp, figureXp } = rewardsOf(s);
  const extra = Object.entries(figureXp);
  return bonusXp.map((points, seat) =>
    extra.reduce((sum, [id, xp]) => (figure(s, id).home === seat ? sum + xp : sum), points),
  );
}

/** SB-END-05: whoever is out of action when the game ends; whoever left of their own will or was patched up is not. */
function fallen(told: Told, s: SilverBayonetState): readonly Fallen[] {
  const places = new Map<FigureId, { readonly x: number; readonly y: number }>();
  const causes = new Map<FigureId, string>();
  const out = new Map<FigureId, Fallen>();
  for (const event of told) {
    switch (event.type) {
      case 'deployed':
      case 'appeared':
      case 'moved':
        places.set(event.figure, event);
        break;
      case 'attacked':
        causes.set(
          event.target,
          `${event.mode}${figure(s, event.figure).home === null ? ' by monsters' : ''}`,
        );
        break;
      case 'damaged':
        if (event.cause !== 'attack') causes.set(event.figure, event.cause);
        break;
      case 'healed':
        out.delete(event.figure);
        break;
      case 'out': {
        const { home, x, y } = figure(s, event.figure);
        const place = places.get(event.figure) ?? { x, y };
        const cause = event.how === 'collapsed' ? 'terror' : (causes.get(event.figure) ?? 'scenario');
        if (event.how !== 'left') out.set(event.figure, { seat: home, cause, x: place.x, y: place.y });
        break;
      }
      default:
        break;
    }
  }
  return [...out.values()];
}
