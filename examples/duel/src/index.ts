import {
  type DiceState,
  hiddenFrom,
  kitOf,
  type MatchSetup,
  type Ruleset,
  redact,
  type Step,
  secretFor,
} from '@vedette/engine';
import { bots } from './bots.ts';
import { chronicler } from './chronicler.ts';
import { fuzz } from './fuzz.ts';
import type { Duel } from './game.ts';
import { groundOf } from './ground.ts';
import { hooks } from './hooks.ts';
import { questions } from './judges.ts';
import { migrations } from './migrations.ts';
import { odds } from './odds.ts';
import { options } from './options.ts';
import { orders } from './orders.ts';
import { PACE } from './pace.ts';
import { positions } from './position.ts';
import { chooseCards } from './rules/cards.ts';
import { rollInitiative } from './rules/initiative.ts';
import { takeTurn } from './rules/turn.ts';
import { scenarios } from './scenario.ts';
import {
  CARDS,
  type DuelOptions,
  type DuelState,
  FATE_DICE,
  FULL_HEALTH,
  GUARD,
  HEIGHT,
  type Phase,
  RADIUS,
} from './state.ts';
import { states } from './states.ts';
import { speech } from './tongue.ts';
import { units } from './unit.ts';

export { onFoot } from './rules/on-foot.ts';

const steps: Readonly<Record<Phase, Step<Duel>>> = {
  cards: { name: 'cards', run: chooseCards },
  initiative: { name: 'initiative', run: rollInitiative },
  turn: { name: 'turn', run: takeTurn },
};

const FIXED = ['ground', 'options'] as const;

function begin({ scenario, seats, options: chosen }: MatchSetup<Duel>, dice: DiceState): DuelState {
  return {
    ruleset: 'duel',
    seats: 2,
    dice,
    ground: groundOf(scenario.pieces),
    options: chosen as unknown as DuelOptions,
    duellists: seats.map(({ unit }, seat) => ({
      name: unit.name,
      radius: RADIUS,
      height: HEIGHT,
      kit: kitOf(unit.traits),
      skill: unit.skill,
      guard: GUARD,
      x: scenario.starts[seat]![0],
      y: scenario.starts[seat]![1],
      z: 0,
      health: FULL_HEALTH,
      fate: FATE_DICE,
      card: null,
    })),
    phase: 'cards',
    turn: 1,
    order: [],
    next: 0,
    ended: null,
  };
}

const duel: Ruleset<Duel> = {
  id: 'duel',
  version: 1,
  seats: { min: 2, max: 2 },
  unit: PACE,
  questions,
  hooks,
  rules: (s) => (s.ended === null ? steps[s.phase] : null),
  outcome(s) {
    if (s.ended === null) return null;
    const { winner, reason } = s.ended;
    return { shares: winner === null ? [0.5, 0.5] : winner === 0 ? [1, 0] : [0, 1], reason };
  },
  units,
  scenarios,
  options,
  problems: () => [],
  begin,
  positions,
  fixed: FIXED,
  view: (s, seat) => redact(s, seat, FIXED),
  imagine(s, seat, random) {
    for (const [owner, figure] of s.duellists.entries()) {
      if (figure.card === null || !hiddenFrom(figure.card, seat)) continue;
      figure.card = secretFor([owner], CARDS[random.below(CARDS.length)]!);
    }
  },
  speech,
  chronicler,
  bots,
  orders,
  odds,
  fuzz,
  states,
  schema: 2,
  migrations,
};

export default duel;
