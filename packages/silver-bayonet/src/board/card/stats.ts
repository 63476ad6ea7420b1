import { type CardChange, type CardStat, trendOf } from '@vedette/engine';
import { abilities } from '../../abilities.ts';
import type { Stats } from '../../data/stats.ts';
import type { Look } from '../../game.ts';
import { looking } from '../../hooks.ts';
import { entriesOf, take } from '../../kit.ts';
import type { AttackSubject, Modifier } from '../../moments.ts';
import { defenceOf } from '../../rules/check/attack-check.ts';
import { modifiersOf, plainCheck } from '../../rules/check/check.ts';
import { speedOf } from '../../rules/movement/speed.ts';
import type { Figure } from '../../state.ts';
import { words } from '../../words/now.ts';

/** SB-GEN-15: the line as the rules read it at this moment; `foe` is whoever would attack it. */
export function statsOf(look: Look, figure: Figure, foe: Figure): readonly CardStat[] {
  return [
    speed(look, figure),
    ofCheck(look, figure, 'melee'),
    ofCheck(look, figure, 'accuracy'),
    defence(look, figure, foe),
    ofCheck(look, figure, 'courage'),
    health(figure),
  ];
}

function stat(name: keyof Stats, value: number, base: number, changes: readonly CardChange[]): CardStat {
  const { label, name: names, signed } = words.card.stats;
  const written = (n: number) => (isAdded(name) ? signed(n) : `${n}`);
  return {
    label: label[name],
    name: names[name],
    value: written(value),
    base: written(base),
    trend: trendOf(value - base),
    changes,
  };
}

/** What is added to dice has its sign. */
function isAdded(name: keyof Stats): boolean {
  return name === 'melee' || name === 'accuracy' || name === 'courage';
}

function health({ health: left, stats }: Figure): CardStat {
  return stat('health', Math.max(0, left), stats.health, []);
}

const CHECKS = { melee: 'melee', accuracy: 'shooting', courage: 'courage' } as const;

/** SB-CHK-02, SB-CHK-04: what it adds to a Check, whoever it is against. */
function ofCheck(look: Look, figure: Figure, name: keyof typeof CHECKS): CardStat {
  const [own, ...others] = modifiersOf(look, plainCheck(figure, CHECKS[name], null, 'SB-CHK-02'));
  const base = figure.stats[name];
  // SB-MEL-13: the stat itself is what fatigue leaves of it.
  const tired = { by: 'fatigue', rule: 'SB-MEL-13', value: own!.value - base };
  const changes = [tired, ...others].filter(({ value }) => value !== 0).map(change);
  const value = others.reduce((sum, { value: more }) => sum + more, own!.value);
  return stat(name, value, base, changes);
}

function change({ by, rule, value }: Modifier): CardChange {
  return { words: words.card.change(by), by: value, trend: trendOf(value), rule };
}

/** A figure and its match with one thing the less the matter. */
interface Peel extends Omit<Modifier, 'value'> {
  without(of: Case): Case;
}

interface Case {
  readonly look: Look;
  readonly figure: Figure;
}

const DRY: Peel = {
  by: 'deluge',
  rule: 'SB-EVT-05',
  without: ({ look, figure }) => ({
    look: looking({ ...look.s, conditions: { ...look.s.conditions, deluge: false } }),
    figure,
  }),
};
const ON_FOOT: Peel = {
  by: 'mounted',
  rule: 'SB-CAV-03',
  without: ({ look, figure }) => ({ look, figure: { ...figure, mounted: false } }),
};
const FRESH: Peel = {
  by: 'fatigue',
  rule: 'SB-MEL-13',
  without: ({ look, figure }) => ({ look, figure: { ...figure, fatigue: 0 } }),
};
/** SB-OPS-48: what the scenario has changed. */
const PLAIN_STORY: Peel = {
  by: 'scenario',
  rule: 'SB-OPS-48',
  without: ({ look, figure }) => ({ look: looking({ ...look.s, kit: '' }), figure }),
};

/** Everything it has on it, one after the other. */
function kitPeels(figure: Figure): readonly Peel[] {
  return entriesOf(figure).map((entry) => {
    const [id = ''] = entry.split(':');
    return {
      by: id,
      rule: abilities.find((ability) => ability.id === id)?.rule ?? '',
      without({ look, figure: bearer }) {
        const rid = { ...bearer };
        take(rid, entry);
        return { look, figure: rid };
      },
    };
  });
}

/** The rules' own reckoning, with one thing after the other taken away: what each of them made of it. */
function peeled(
  of: Case,
  peels: readonly Peel[],
  reckon: (of: Case) => number,
): { readonly value: number; readonly base: number; readonly changes: readonly Modifier[] } {
  const value = reckon(of);
  const changes: Modifier[] = [];
  let now = of;
  let left = value;
  for (const { by, rule, without } of peels) {
    now = without(now);
    const less = reckon(now);
    if (less !== left) changes.push({ by, rule, value: left - less });
    left = less;
  }
  return { value, base: left, changes };
}

/** SB-MOV-09. */
function speed(look: Look, figure: Figure): CardStat {
  const peels = [...kitPeels(figure), PLAIN_STORY, DRY, ON_FOOT];
  const { value, base, changes } = peeled({ look, figure }, peels, (of) => speedOf(of.look, of.figure));
  return stat('speed', value, base, changes.map(change));
}

/** SB-MEL-13, SB-CAV-10: against a shot; where it is another against a blow, that besides. */
function defence(look: Look, figure: Figure, foe: Figure): CardStat {
  const peels = [...kitPeels(figure), PLAIN_STORY, FRESH, ON_FOOT];
  const reckon = (mode: AttackSubject['mode']) =>
    peeled({ look, figure }, peels, (of) => defenceOf(of.look, of.figure, attackBy(foe, figure, mode)));
  const shot = reckon('shooting');
  const blow = reckon('melee');
  const known = stat('defence', shot.value, shot.base, shot.changes.map(change));
  if (blow.value === shot.value) return known;
  const only = blow.changes
    .filter(({ by }) => !shot.changes.some((other) => other.by === by))
    .map(change)
    .map((found) => ({ ...found, words: words.card.changeInMelee(found.words) }));
  return {
    ...known,
    besides: words.card.stats.inMelee(blow.value),
    changes: [...known.changes, ...only],
  };
}

/** An attack of which nothing is known but who and how. */
function attackBy(
  { id: attacker }: Figure,
  { id: target }: Figure,
  mode: AttackSubject['mode'],
): AttackSubject {
  return { attacker, target, mode, gear: -1, weapon: 'unarmed', answer: false, load: 'plain', cover: false };
}
