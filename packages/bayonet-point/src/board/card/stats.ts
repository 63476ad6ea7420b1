import { type CardChange, type CardStat, trendOf } from '@vedette/engine';
import { troopClass } from '../../data/classes.ts';
import { FATAL_WOUNDS } from '../../data/outcomes.ts';
import type { GaitId } from '../../data/troops.ts';
import { classOf } from '../../figures.ts';
import { ownTest } from '../../rules/activation/activate.ts';
import { moraleOf } from '../../rules/morale/morale.ts';
import { fullRate, gaitsOpen } from '../../rules/movement/rate.ts';
import { threshold } from '../../rules/test/test.ts';
import type { BayonetPointState, Figure, Unit } from '../../state.ts';
import { words } from '../../words/now.ts';

type StatName = keyof typeof words.card.stats;

/** BP-CLS-02: what he and his unit are worth at this moment. */
export function statsOf(s: BayonetPointState, f: Figure, u: Unit): readonly CardStat[] {
  const { toHit } = classOf(f);
  return [
    activation(s, u),
    stat('morale', moraleOf(s, u), u.morale),
    stat('toHit', toHit, toHit),
    move(s, f),
    stat('wounds', f.standing === 'incapacitated' ? 0 : Math.max(0, FATAL_WOUNDS - f.wounds), FATAL_WOUNDS),
  ];
}

function stat(
  name: StatName,
  value: number,
  base: number,
  written: (n: number) => string = (n) => `${n}`,
  changes: readonly CardChange[] = [],
): CardStat {
  return {
    ...words.card.stats[name],
    value: written(value),
    base: written(base),
    trend: trendOf(value - base),
    changes,
  };
}

/** BP-ACT-01, -04, -05, -10: the die that gets his unit going. */
function activation(s: BayonetPointState, u: Unit): CardStat {
  const printed = troopClass(u.class).activation;
  const test = ownTest(s, u);
  if (test === null) {
    return { ...stat('activation', printed, printed), value: words.card.certain, trend: 'better' };
  }
  const changes = (test.modifiers ?? []).map(({ by, value, to }) => {
    const gained = to === 'rating' ? value : -value;
    return { words: words.modifier(by), by: gained, trend: trendOf(gained), rule: test.rule };
  });
  return stat('activation', threshold(test), printed, undefined, changes);
}

/** What a figure would be without one of its troubles. */
interface Peel {
  readonly by: string;
  readonly rule: string;
  without(s: BayonetPointState, f: Figure): readonly [BayonetPointState, Figure];
}

const PEELS: readonly Peel[] = [
  { by: 'leads', rule: 'BP-SCN-16', without: (s, f) => [{ ...s, animals: [] }, f] },
  { by: 'wounded', rule: 'BP-HIT-07', without: (s, f) => [s, { ...f, wounds: 0 }] },
  { by: 'horse', rule: 'BP-CAV-12', without: (s, f) => [s, { ...f, horseWounds: 0 }] },
];

/** BP-MOV-02, BP-CAV-03: in the open, at the fastest gait that is open to him. */
function move(s: BayonetPointState, f: Figure): CardStat {
  const fastest = (one: Figure): GaitId => gaitsOpen(one).at(-1)!;
  const rate = (state: BayonetPointState, one: Figure) => fullRate(state, one, fastest(one), []);
  const value = rate(s, f);
  const changes: CardChange[] = [];
  let now: readonly [BayonetPointState, Figure] = [s, f];
  let left = value;
  for (const { by, rule, without } of PEELS) {
    now = without(...now);
    const less = rate(...now);
    const gained = left - less;
    if (gained !== 0)
      changes.push({ words: words.card.change(by), by: gained, trend: trendOf(gained), rule });
    left = less;
  }
  const known = stat('move', value, left, words.card.mm, changes);
  return f.mounted ? { ...known, besides: words.card.at(fastest(f)) } : known;
}
