import type { RewardLine, Seat } from '@vedette/engine';
import { hasRule } from '../../data/rule-text.ts';
import { thisGame } from '../../models.ts';
import { aimOf, isMet } from '../../rules/secrets/aims.ts';
import { worthOf as trueWorth } from '../../rules/secrets/guises.ts';
import type { FaithState, Model } from '../../state.ts';
import type { Scoring } from '../format/declarations.ts';
import { isKind } from './kind.ts';
import { seatsOf } from './sides.ts';

/** FF-CAMP-02, FF-GEN-21: without a scenario of its own: a point for 25 points of enemies killed or driven off. */
const USUAL: readonly Scoring[] = [
  {
    side: 'everybody',
    per: 25,
    for: [
      {
        who: { left: ['killed', 'killed-gruesome', 'routed', 'collapsed', 'banished', 'left'] },
      },
    ],
  },
];

/** FF-SCN-01: points of a seat, as it stands or as it ended; `winners`: who has won, for what only they get. */
export function scoreOf(s: FaithState, seat: Seat, winners: readonly Seat[]): number {
  const lines = s.story.document.victory ?? USUAL;
  const earned = lines.reduce(
    (sum, line) => (gets(s, line, seat, winners) ? sum + lineOf(s, line, seat) : sum),
    0,
  );
  // FF-SPEC-29: a point for prey that its Hunter took alone.
  const prey = s.models.reduce((sum, m) => sum + (m.home === seat ? thisGame(m, 'prey-taken') : 0), 0);
  return earned + prey + (s.story.scores[seat] ?? 0) + aimPoints(s, seat);
}

/** The same, line by line: what the scenario counts, in its order, and what came by prey and by operations. */
export function scoreLines(s: FaithState, winners: readonly Seat[]): readonly RewardLine[] {
  const seats = s.parties.map((_, seat) => seat);
  const prey = (seat: Seat) =>
    s.models.reduce((sum, m) => sum + (m.home === seat ? thisGame(m, 'prey-taken') : 0), 0);
  const hunts = s.models.some(({ rules }) => hasRule(rules, 'hunter'));
  return [
    ...(s.story.document.victory ?? USUAL).map((line, i) => ({
      id: `victory-${i + 1}`,
      text: line.text ?? null,
      points: seats.map((seat) => (gets(s, line, seat, winners) ? lineOf(s, line, seat) : 0)),
    })),
    ...(hunts ? [{ id: 'prey', text: null, points: seats.map(prey) }] : []),
    { id: 'story', text: null, points: seats.map((seat) => s.story.scores[seat] ?? 0) },
    ...(s.story.document.aims === undefined
      ? []
      : [{ id: 'aims', text: null, points: seats.map((seat) => aimPoints(s, seat)) }]),
  ];
}

/** FF-SCN-01: for an aim that is met, as far as it is known to whoever looks. */
function aimPoints(s: FaithState, seat: Seat): number {
  const aim = aimOf(s, seat);
  return aim !== null && isMet(s, seat, aim) ? aim.points : 0;
}

function gets(s: FaithState, { side }: Scoring, seat: Seat, winners: readonly Seat[]): boolean {
  return side === 'winner' ? winners.includes(seat) : seatsOf(s, side).includes(seat);
}

/** FF-CAMP-29, FF-CAMP-33: whoever came over an edge for good counts like anybody. */
const COUNTED: readonly Model['origin'][] = ['roster', 'joined'];

/** FF-SCN-01: the points of all who count are summed, divided, and rounded down once. */
function lineOf(s: FaithState, { per, every, for: counted = [], points }: Scoring, seat: Seat): number {
  const unit = per ?? every;
  if (unit === undefined) return points ?? 0;
  let sum = 0;
  for (const model of s.models)
    if (model.home !== seat && COUNTED.includes(model.origin))
      sum += worthOf(s, model, counted, per === undefined ? 1 : trueWorth(s, model));
  const times = Math.floor(sum / unit);
  return per === undefined ? times * (points ?? 1) : times + (points ?? 0);
}

/** FF-SCN-32: by the first line that it fits; a share is rounded down for each, so that half a head is none. */
function worthOf(s: FaithState, model: Model, counted: NonNullable<Scoring['for']>, whole: number): number {
  // FF-SPEC-24: who still lies there when it ends counts as killed.
  const lies = model.standing === 'table' && model.conditions.apparentlyDead !== undefined;
  const ended = lies ? { ...model, standing: 'out' as const, left: 'killed' as const } : model;
  for (const { who, share: [part, of] = [1, 1] } of counted)
    if (isKind(s, who, ended)) return Math.floor((whole * part) / of);
  return 0;
}

/** Who has most; all of those who are level. */
export function leadersIn(s: FaithState): readonly Seat[] {
  const seats = s.parties.map((_, seat) => seat);
  const scores = seats.map((seat) => scoreOf(s, seat, []));
  const most = Math.max(...scores);
  return seats.filter((seat) => scores[seat] === most);
}
