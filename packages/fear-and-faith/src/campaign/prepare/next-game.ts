import type { Seat } from '@vedette/engine';
import { endCampaign } from '../aftermath/close.ts';
import { correct } from '../correct/correct.ts';
import type { CampaignCx } from '../game.ts';
import { castFor } from './casting.ts';
import { bringOwn, knownTo, OWN } from './own-scenario.ts';

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
  const said = cx.ask('next', KEEPER, { options: ['play', 'correct', 'end'] });
  if (said === 'correct') {
    correct(cx, KEEPER);
    return;
  }
  if (said === 'end') {
    endCampaign(cx, 'called-off');
    return;
  }
  const seats = whoPlays(cx, able);
  const options = knownTo(s).flatMap((one) => (castFor(s, seats, one) === null ? [] : [one.id]));
  if (options.length === 0) {
    endCampaign(cx, 'nobody-left');
    return;
  }
  const choice = cx.ask('scenario', KEEPER, { options: [...options, OWN], players: seats.length });
  const scenario = choice === OWN ? bringOwn(cx, KEEPER, seats) : choice;
  const cast = castFor(s, seats, knownTo(s).find(({ id }) => id === scenario)!)!;
  const number = s.history.length + 1;
  s.game = {
    number,
    scenario,
    sides: seats.map((seat, i) => ({
      seat,
      fielded: [...cast[i]!],
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
