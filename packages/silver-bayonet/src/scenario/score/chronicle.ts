import type { RewardLine, Seat } from '@vedette/engine';
import type { SilverBayonetEvent } from '../../events.ts';
import { figure } from '../../figures.ts';
import type { SilverBayonetState } from '../../state.ts';
import { score } from './score.ts';

type Told = readonly SilverBayonetEvent[];
type Counts = Readonly<Record<string, number>>;

/** SB-OPS-26, SB-OPS-65: what brought points to whom, as the game stands or as it has ended. */
export function rewardLines(s: SilverBayonetState): readonly RewardLine[] {
  const seats = s.sides.map((_, seat) => seat);
  const scores = score(s);
  // Secret aims are lines of one side alone.
  const all = new Map(scores.flatMap((side) => side.lines.map((line) => [line.id, line.text] as const)));
  const lines = [...all].map(([id, text]) => ({
    id,
    text,
    points: seats.map((seat) => {
      const line = scores.find((side) => side.seats.includes(seat))!.lines.find((one) => one.id === id);
      if (line === undefined) return 0;
      if (line.figures === null) return line.points;
      return line.points * line.figures.filter((of) => figure(s, of).home === seat).length;
    }),
  }));
  const learned = seats.map((seat) => learnedBy(s, seat));
  return learned.some((points) => points > 0)
    ? [...lines, { id: 'learned', text: null, points: learned }]
    : lines;
}

function learnedBy(s: SilverBayonetState, seat: Seat): number {
  return s.deeds.reduce(
    (sum, deed) => (deed.what === 'learned' && figure(s, deed.figure).home === seat ? sum + deed.xp : sum),
    0,
  );
}

/** SB-OPS-16. */
export function rulesRun(told: Told, { scenario }: SilverBayonetState): Counts {
  const runs = Object.fromEntries((scenario.rules ?? []).map(({ id }) => [id, 0]));
  for (const event of told) if (event.type === 'storyGoesOn') runs[event.of] = (runs[event.of] ?? 0) + 1;
  return runs;
}

/** SB-CLUE-03, SB-OPS-57: by deck and card, whoever drew it. */
export function cardsDrawn(told: Told, { scenario }: SilverBayonetState): Counts {
  const drawn: Record<string, number> = {};
  for (const [deck, { cards }] of Object.entries(scenario.decks ?? {}))
    for (const { card } of cards) drawn[`${deck}/${card}`] = 0;
  const count = (deck: string, card: string) => {
    drawn[`${deck}/${card}`] = (drawn[`${deck}/${card}`] ?? 0) + 1;
  };
  for (const event of told) {
    if (event.type === 'cardDrawn') count(event.deck, event.card);
    if (event.type !== 'investigated' || event.card === null) continue;
    const clue = scenario.clues?.find(({ id }) => id === event.clue);
    if (clue !== undefined) count(clue.deck, event.card);
  }
  return drawn;
}
