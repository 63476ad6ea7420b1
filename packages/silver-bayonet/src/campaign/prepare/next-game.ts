import type { Seat } from '@vedette/engine';
import { endCampaign } from '../aftermath/end.ts';
import { correct } from '../correct/correct.ts';
import { type ScenarioCard, scenarioCards } from '../founding.ts';
import type { CampaignCx } from '../game.ts';
import { membersOf, NO_DICE } from '../members.ts';
import type { CampaignState, GameMode, SideInHand } from '../state.ts';
import { bringOwn, OWN } from './own-scenario.ts';
import { RANDOM, rollable, rollScenario } from './random-scenario.ts';

/** The first player keeps the book: he says what is played next. */
const KEEPER: Seat = 0;
const MOST_PLAYERS = 4;

/** SB-CAMP-01, SB-RAND-01: who plays what next, if anybody does. */
export function chooseGame(cx: CampaignCx): void {
  const { s } = cx;
  const said = cx.ask('next', KEEPER, { options: ['play', 'correct', 'end'] });
  if (said === 'correct') {
    correct(cx, KEEPER);
    return;
  }
  if (said === 'end') {
    endCampaign(cx, 'called-off');
    return;
  }
  const seats = whoPlays(cx);
  const cards = playableBy(s, seats.length);
  const random = rollable(s, seats.length).length > 0 ? [RANDOM] : [];
  const options = [...random, ...cards.map(({ id }) => id), OWN];
  const choice = cx.ask('scenario', KEEPER, { options, players: seats.length });
  const id = scenarioFor(cx, choice, seats.length);
  const mode = modeOf(scenarioCards(s.scenarios).find((card) => card.id === id)!, seats.length);
  const number = s.history.length + 1;
  s.game = {
    number,
    scenario: id,
    mode,
    sides: seats.map((seat) => sideOf(s, seat)),
    stage: 'preparation',
    turn: 0,
    report: null,
    rolls: [],
    xp: {},
  };
  cx.emit({ type: 'gameChosen', rule: 'SB-CAMP-01', number, scenario: id, mode, seats });
}

function scenarioFor(cx: CampaignCx, choice: string, players: number): string {
  if (choice === RANDOM) return rollScenario(cx, players);
  return choice === OWN ? bringOwn(cx, KEEPER, players) : choice;
}

/** Seats in their order, whatever the order they are named in. */
function whoPlays(cx: CampaignCx): readonly Seat[] {
  const all = cx.s.players.map((_, seat) => seat);
  if (all.length === 1) return all;
  const most = Math.min(MOST_PLAYERS, all.length);
  const named = cx.ask('players', KEEPER, { options: all.map(String), min: 1, max: most });
  return all.filter((seat) => named.includes(String(seat)));
}

/** SB-SCN-GEN-06, SB-SOLO-01, SB-COOP-01: a solo scenario serves two allies as well. */
function playableBy({ scenarios }: CampaignState, players: number): readonly ScenarioCard[] {
  return scenarioCards(scenarios).filter(({ players: { min, max } }) => players >= min && players <= max);
}

function modeOf({ mode }: ScenarioCard, players: number): GameMode {
  if (mode === 'competitive') return mode;
  return players === 1 ? 'solo' : 'co-operative';
}

function sideOf({ players }: CampaignState, seat: Seat): SideInHand {
  return {
    seat,
    fielded: membersOf(players[seat]!).map(({ id }) => id),
    differential: 0,
    bonusXp: 0,
    dice: { ...NO_DICE },
    left: { power: 0, skill: 0 },
    veterans: [],
    newcomers: [],
  };
}
