import { type CardChange, type CardStat, kitOf, trendOf } from '@vedette/engine';
import { abilities } from '../../abilities/index.ts';
import { LENGTH, STICKS } from '../../data/sticks.ts';
import type { Modifier } from '../../events.ts';
import type { Look } from '../../game.ts';
import { combatOf } from '../../rules/combat/reckoning.ts';
import { stickOf } from '../../rules/movement/stick.ts';
import { neededBy, qualityModifiers, qualityOf } from '../../rules/quality/quality.ts';
import type { Model } from '../../state.ts';
import type { BoardWords } from '../board-words.ts';

/** FF-PARTY-01: its numbers as the rules read them at this moment. */
export function statsOf(look: Look, model: Model, words: BoardWords): readonly CardStat[] {
  return [quality(look, model, words), combat(look, model, words), move(look, model, words)];
}

const TO_ACT = { purpose: 'activation', declared: null } as const;

/** FF-GEN-13, FF-SPEC-41: more is worse; what helps or hinders it to act stands beside it. */
function quality(look: Look, model: Model, words: BoardWords): CardStat {
  const { card } = words;
  const { value, base, changes } = peeled(model, LOSSES, (one) => qualityOf(look, one));
  const modifiers = qualityModifiers(look, model, TO_ACT);
  const acting = neededBy(look, model, TO_ACT);
  return {
    ...card.stats.quality,
    value: card.needs(value),
    base: card.needs(base),
    trend: trendOf(value - base, 'worse'),
    changes: [
      ...changes.map(({ by, rule, value: more }) => ({
        words: lossWords(by, words),
        by: more,
        trend: trendOf(more, 'worse'),
        rule,
      })),
      ...modifiers.map((modifier) => toAct(modifier, words)),
    ],
    ...(acting === value ? {} : { besides: card.toAct(acting) }),
  };
}

function lossWords(by: string, { card, plain }: BoardWords): string {
  return by in card.lost ? card.lost[by as keyof typeof card.lost] : plain(by);
}

function toAct({ by, rule, value }: Modifier, { card }: BoardWords): CardChange {
  return { words: card.changeToAct(card.change(by)), by: value, trend: trendOf(value), rule };
}

/** FF-PARTY-01. */
function combat(look: Look, model: Model, words: BoardWords): CardStat {
  const { value, base, changes } = peeled(model, [], (one) => combatOf(look, one));
  return {
    ...words.card.stats.combat,
    value: `${value}`,
    base: `${base}`,
    trend: trendOf(value - base),
    changes: changes.map(({ by, rule, value: more }) => ({
      words: words.plain(by),
      by: more,
      trend: trendOf(more),
      rule,
    })),
  };
}

/** FF-MOV-01: the stick, in the open. */
function move(look: Look, model: Model, words: BoardWords): CardStat {
  const { card } = words;
  const [now, printed] = [stickOf(look, model), model.movement];
  return {
    ...card.stats.move,
    value: card.stick(now, LENGTH[now]),
    base: card.stick(printed, LENGTH[printed]),
    trend: trendOf(STICKS.indexOf(now) - STICKS.indexOf(printed)),
    changes: [],
  };
}

/** What a model would be without one of its troubles. */
interface Peel {
  readonly by: string;
  readonly rule: string;
  without(model: Model): Model;
}

interface Change {
  readonly by: string;
  readonly rule: string;
  readonly value: number;
}

const without = (loss: keyof Model['losses'], rule: string): Peel => ({
  by: loss,
  rule,
  without: (model) => ({ ...model, losses: { ...model.losses, [loss]: 0 } }),
});

const LOSSES: readonly Peel[] = [
  without('wounds', 'FF-SPEC-59'),
  without('poison', 'FF-SPEC-41'),
  without('transformation', 'FF-SPEC-61'),
  {
    by: 'cursed',
    rule: 'FF-MAG-11',
    without: (model) => {
      const { cursed: _, ...conditions } = model.conditions;
      return { ...model, conditions };
    },
  },
];

/** Everything it has and everything that is the matter with it, one after the other. */
function kitPeels({ kit }: Model): readonly Peel[] {
  if (kit === '') return [];
  return kit.split('+').map((entry) => {
    const [id = ''] = entry.split(':');
    return {
      by: id.replace(/^is-/, ''),
      rule: abilities.find((ability) => ability.id === id)?.rule ?? '',
      without: (model) => ({
        ...model,
        kit: kitOf(model.kit.split('+').filter((other) => other !== entry && other !== '')),
      }),
    };
  });
}

/** The rules' own reckoning, with one thing after the other taken away: what each of them made of it. */
function peeled(
  model: Model,
  peels: readonly Peel[],
  reckon: (model: Model) => number,
): { readonly value: number; readonly base: number; readonly changes: readonly Change[] } {
  const value = reckon(model);
  const changes: Change[] = [];
  let now = model;
  let left = value;
  for (const { by, rule, without: peel } of [...peels, ...kitPeels(model)]) {
    now = peel(now);
    const less = reckon(now);
    if (less !== left) changes.push({ by, rule, value: left - less });
    left = less;
  }
  return { value, base: left, changes };
}
