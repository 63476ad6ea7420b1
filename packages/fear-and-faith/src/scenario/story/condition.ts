import { chosenOption, holdsCombined, isWithin } from '@vedette/scenario';
import type { Look } from '../../game.ts';
import { model as modelOf } from '../../models.ts';
import type { FaithState } from '../../state.ts';
import type { Condition, SimpleCondition } from '../format/condition.ts';
import { fits, fitting } from './filter.ts';
import type { Heard } from './heard.ts';
import { knownAmount } from './number.ts';
import { seatsOf } from './sides.ts';

/** Whether it is true now. */
export function isTrue(look: Look, condition: Condition, heard: Heard): boolean {
  return holdsCombined<SimpleCondition>(condition, (simple) => holds(look, simple, heard));
}

function holds(look: Look, simple: SimpleCondition, heard: Heard): boolean {
  const { s } = look;
  if ('count' in simple) return isWithin(fitting(look, simple.count, heard).length, simple);
  if ('number' in simple) {
    const [amount, least, most] = [simple.number, simple.min, simple.max].map((one) =>
      one === undefined ? undefined : knownAmount(look, one, heard),
    );
    return isWithin(amount!, { min: least, max: most });
  }
  if ('round' in simple) return isWithin(s.round, simple.round);
  if ('time' in simple) return s.clock.day === (simple.time === 'day');
  if ('turn' in simple) return seatsOf(s, simple.turn, heard).includes(s.active);
  if ('layout' in simple) return s.story.layout === simple.layout;
  if ('named' in simple) {
    const id = heard[simple.named];
    return id !== null && fits(look, simple.is, modelOf(s, id), heard);
  }
  if ('tokens' in simple) return isWithin(tokensOf(s, simple.tokens, simple.carried), simple);
  if ('thing' in simple) return heard.kind === simple.thing;
  if ('setting' in simple)
    return (s.options as Readonly<Record<string, unknown>>)[simple.setting] === simple.is;
  return chosenOption(s.story.document.options ?? {}, s.options, simple.option) === simple.is;
}

function tokensOf({ tokens }: FaithState, kind: string, carried: boolean | undefined): number {
  return tokens.filter(
    (token) => token.kind === kind && (carried === undefined || (token.carrier !== null) === carried),
  ).length;
}
