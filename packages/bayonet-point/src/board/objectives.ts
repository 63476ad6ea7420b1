import type { Objective } from '@vedette/engine';
import type { Condition, SimpleCondition, Tally } from '../scenario/format/condition.ts';
import { isChoice } from '../scenario/format/scenario.ts';
import { aimOf } from '../scenario/story/aim-of.ts';
import { meetsAim } from '../scenario/story/condition.ts';
import { fits } from '../scenario/story/filter.ts';
import { seatOf } from '../scenario/story/playable.ts';
import { countOf, lostOf } from '../scenario/story/tally.ts';
import type { BayonetPointState } from '../state.ts';
import { words } from '../words/now.ts';

/** BP-SCN-09, -13, -16: what ends the battle, and how far it has come; losses count in every battle. */
export function objectives(s: BayonetPointState): readonly Objective[] {
  const { scenario } = s.battle;
  if (isChoice(scenario)) return [];
  const conditions = (scenario.end ?? []).flatMap(({ if: condition }) => simple(condition));
  return [
    ...conditions.flatMap((condition) => objective(s, condition)),
    {
      id: 'lost',
      name: words.board.objectives.lost,
      of: null,
      counts: s.sides.map((_, seat) => lostOf(s, seat, 'in-play').count),
    },
    ...aims(s),
  ];
}

/** BP-SCN-09: secret aims that whoever looks may know, and whether they are met as it stands. */
function aims(s: BayonetPointState): readonly Objective[] {
  const seats = s.sides.map((_, seat) => seat);
  return seats.flatMap((seat) => {
    const aim = aimOf(s, seat);
    if (aim === null) return [];
    const counts = seats.map((other) => (other === seat && meetsAim(s, seat, 'in-play') ? 1 : 0));
    return [{ id: `aim/${aim.id}`, name: words.board.objectives.aim(aim.name), of: 1, counts }];
  });
}

function simple(condition: Condition): readonly SimpleCondition[] {
  if ('all' in condition) return condition.all.flatMap(simple);
  if ('any' in condition) return condition.any.flatMap(simple);
  return 'not' in condition ? [] : [condition];
}

function objective(s: BayonetPointState, condition: SimpleCondition): readonly Objective[] {
  if ('tally' in condition) return condition.tally === 'lost' ? [] : [done(s, condition)];
  if (!('count' in condition) || condition.max === undefined) return [];
  const { zone } = condition.count;
  if (zone === undefined) return [];
  const left = s.figures.filter((f) => fits(s, condition.count, f)).length;
  const name = words.board.objectives.holding(zone);
  return [{ id: `count/${zone}`, name, of: null, counts: s.sides.map(() => left), shared: true }];
}

/** What one side is to do, and the other to keep it from. */
function done(s: BayonetPointState, tally: Exclude<Tally, { readonly tally: 'lost' }>): Objective {
  const { count, of } = countOf(s, tally, 'in-play');
  const [part, whole] = tally.minShare ?? [1, 1];
  const { objectives: said } = words.board;
  const own = seatOf(s, tally.side);
  return {
    id: tally.tally,
    name: tally.tally === 'through' ? said.through : said.taken,
    of: tally.min ?? Math.ceil((of * part) / whole),
    counts: s.sides.map((_, seat) => (seat === own ? count : 0)),
  };
}
