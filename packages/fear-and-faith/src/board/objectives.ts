import type { Objective, Seat } from '@vedette/engine';
import { aimOf, isMet } from '../rules/secrets/aims.ts';
import type { Condition, SimpleCondition } from '../scenario/format/condition.ts';
import { scoreOf } from '../scenario/story/score.ts';
import type { FaithState } from '../state.ts';
import type { BoardWords } from './board-words.ts';

/** FF-CAMP-02, FF-SCN-01: points as it stands, and whatever the end of the scenario is counted by. */
export function objectives(s: FaithState, words: BoardWords): readonly Objective[] {
  const seats = s.parties.map((_, seat) => seat);
  const points: Objective = {
    id: 'points',
    name: words.points,
    of: null,
    counts: seats.map((seat) => scoreOf(s, seat, [])),
  };
  const ends = (s.story.document.end ?? []).flatMap(({ if: condition }) => simple(condition));
  const kinds = new Set(ends.flatMap((condition) => ('tokens' in condition ? [condition.tokens] : [])));
  return [
    points,
    ...[...kinds].map((kind): Objective => {
      const left = s.tokens.filter((token) => token.kind === kind).length;
      return {
        id: `tokens/${kind}`,
        name: words.tokensLeft(s, kind),
        of: null,
        counts: seats.map(() => left),
        shared: true,
      };
    }),
    ...aims(s, seats, words),
  ];
}

/** FF-SCN-01: secret aims that whoever looks may know, and whether they are met as it stands. */
function aims(s: FaithState, seats: readonly Seat[], words: BoardWords): readonly Objective[] {
  return seats.flatMap((seat) => {
    const aim = aimOf(s, seat);
    if (aim === null) return [];
    const counts = seats.map((other) => (other === seat && isMet(s, seat, aim) ? 1 : 0));
    return [{ id: `aim/${aim.id}`, name: words.secretAim(aim.name), of: 1, counts }];
  });
}

function simple(condition: Condition): readonly SimpleCondition[] {
  if ('all' in condition) return condition.all.flatMap(simple);
  if ('any' in condition) return condition.any.flatMap(simple);
  return 'not' in condition ? [] : [condition];
}
