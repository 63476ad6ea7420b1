import type { Seat } from '@vedette/engine';
import { scenarios } from '../../scenarios/index.ts';
import { endCampaign } from '../aftermath/close.ts';
import type { CampaignCx } from '../game.ts';
import { castFor } from './casting.ts';

/** The first player keeps the book: he says what is played next. */
const KEEPER: Seat = 0;

/** FF-CAMP-01: who plays what next, if anybody does. */
export function chooseGame(cx: CampaignCx): void {
  const { s } = cx;
  const able = s.players.map((_, seat) => seat).filter((seat) => s.players[seat]!.members.length > 0);
  if (able.length < 2) {
    endCampaign(cx, 'nobody-left');
    return;
  }
  if (cx.ask('next', KEEPER, { options: ['play', 'end'] }) === 'end') {
    endCampaign(cx, 'called-off');
    return;
  }
  const seats = whoPlays(cx, able);
  const casts = new Map(
    scenarios.list.flatMap((one) => {
      const cast = castFor(s, seats, one);
      return cast === null ? [] : [[one.id, cast] as const];
    }),
  );
  const options = [...casts.keys()];
  if (options.length === 0) {
    endCampaign(cx, 'nobody-left');
    return;
  }
  const scenario =
    options.length === 1 ? options[0]! : cx.ask('scenario', KEEPER, { options, players: seats.length });
  const number = s.history.length + 1;
  s.game = {
    number,
    scenario,
    sides: seats.map((seat, i) => ({
      seat,
      fielded: [...casts.get(scenario)![i]!],
      fallen: [],
      scored: 0,
      banked: 0,
    })),
    stage: 'preparation',
    turn: 0,
    report: null,
  };
  cx.emit({ type: 'gameChosen', rule: 'FF-CAMP-01', number, scenario, seats });
}

/** Seats in their order, whatever the order they are named in. */
function whoPlays(cx: CampaignCx, able: readonly Seat[]): readonly Seat[] {
  if (able.length === 2) return able;
  const named = cx.ask('players', KEEPER, { options: able.map(String), min: 2, max: able.length });
  return able.filter((seat) => named.includes(String(seat)));
}
