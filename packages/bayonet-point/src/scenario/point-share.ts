import type { MatchSetup, Refusal, Seat } from '@vedette/engine';
import type { BayonetPoint } from '../game.ts';
import { forcePoints } from '../muster/points.ts';
import { say } from '../refusals.ts';
import { isChoice } from './format/scenario.ts';

type Setup = MatchSetup<BayonetPoint>;

/** BP-SCN-17: the seats whose force is small enough for the lesser role; null: points are not shared in this match. */
function seatsForLesser({ scenario, seats, options }: Setup): readonly Seat[] | null {
  if (options['role-points'] !== 'shared' || isChoice(scenario)) return null;
  const { pointShare } = scenario;
  if (pointShare === undefined || seats.some(({ unit }) => unit.limit === null)) return null;
  const [part, of] = pointShare.share;
  return [0, 1].filter((seat) => {
    const most = Math.floor((seats[1 - seat]!.unit.limit! * part) / of);
    return forcePoints(seats[seat]!.unit) <= most;
  });
}

/** BP-SCN-17: the roles where only one force fits the lesser; null: they are rolled for (BP-SCN-03). */
export function settledRoles(setup: Setup): Readonly<Record<string, Seat>> | null {
  const lesser = seatsForLesser(setup);
  const { scenario } = setup;
  if (lesser?.length !== 1 || isChoice(scenario) || scenario.pointShare === undefined) return null;
  const { side, of } = scenario.pointShare;
  return { [side]: lesser[0]!, [of]: 1 - lesser[0]! };
}

/** BP-SCN-17: neither force would do. */
export function pointShareProblems(setup: Setup): readonly Refusal[] {
  const { scenario } = setup;
  if (seatsForLesser(setup)?.length !== 0 || isChoice(scenario)) return [];
  const { side, of, share } = scenario.pointShare!;
  const said = say('setup.point-share', { side, share: share[0], share2: share[1], of });
  return [{ code: 'setup.point-share', rule: 'BP-SCN-17', path: '/seats', ...said }];
}
