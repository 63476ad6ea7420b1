import { holdsCombined, isWithin } from '@vedette/scenario';
import { hasMembers, monsters } from '../../figures.ts';
import type { Look } from '../../game.ts';
import type { SilverBayonetState } from '../../state.ts';
import type { Condition, SimpleCondition } from '../format/condition.ts';
import { scenarioOption } from '../score/scenario-option.ts';
import { countOf } from '../score/tally.ts';
import type { Context } from './context.ts';
import { fits } from './filter.ts';

/** SB-OPS-24: whether it is true now; tallies are read for the side of `actor-player`. */
export function holds(look: Look, condition: Condition, context: Context): boolean {
  return holdsCombined<SimpleCondition>(condition, (simple) => holdsSimple(look, simple, context));
}

function holdsSimple(look: Look, condition: SimpleCondition, context: Context): boolean {
  const { s } = look;
  if ('count' in condition) {
    const found = s.figures.filter((figure) => fits(look, condition.count, figure, context));
    return isWithin(found.length, condition);
  }
  if ('var' in condition) return isWithin(s.story.variables[condition.var] ?? 0, condition);
  if ('turn' in condition) return isWithin(s.turn, condition.turn);
  if ('deckHas' in condition) return (s.decks[condition.deckHas]?.length ?? 0) > 0;
  if ('option' in condition) return scenarioOption(s, condition.option) === condition.is;
  if ('noSoldiers' in condition) return noSoldiers(s, condition.noSoldiers);
  if ('noMonsters' in condition) return monsters(s).length === 0;
  return isWithin(countOf(s, condition, context.player), condition);
}

/** SB-OPS-24, SB-END-02: units without anybody on their feet; all units of a solo scenario are one side. */
export function noSoldiers(s: SilverBayonetState, whose: 'any-side' | 'all-sides'): boolean {
  let left = 0;
  for (let seat = 0; seat < s.sides.length; seat++) if (hasMembers(s, seat)) left++;
  if (whose === 'all-sides' || s.scenario.mode === 'solo') return left === 0;
  const first = s.options['multi-end'] === 'first' || s.sides.length <= 2;
  return first ? left < s.sides.length : left <= 1;
}
