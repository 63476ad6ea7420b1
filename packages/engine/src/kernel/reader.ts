import type { Cx, Game, MomentOf } from './context.ts';
import type { HookBearer, HookBook, MomentSubject, MomentValue } from './hook.ts';
import { Fault } from './refusal.ts';

/** What can be asked about a state outside of play: by a question's check, by odds, by a bot. */
export type Reader<G extends Game> = Pick<Cx<G>, 's' | 'modify'>;

/**
 * Lets everybody work out values through the hooks of a state without playing on: handlers that only reckon work
 * as in play, one that asks, rolls, tells or changes is a mistake of its ruleset and loud.
 */
export function reader<G extends Game>(hooks: HookBook, state: G['state']): Reader<G> {
  const refuse = (): never => {
    throw new Fault('hook.not-a-value', 'A handler of a value asks, rolls or tells; only reactions may.');
  };
  const looking = {
    s: state,
    ask: refuse,
    roll: refuse,
    choose: refuse,
    shuffle: refuse,
    draw: refuse,
    emit: refuse,
    whisper: refuse,
    reveal: refuse,
    react: refuse,
    modify<M extends MomentOf<G, 'value'>>(
      moment: M,
      bearer: HookBearer,
      value: MomentValue<G['moments'][M]>,
      subject: MomentSubject<G['moments'][M]>,
    ): MomentValue<G['moments'][M]> {
      let result: unknown = value;
      for (const handler of hooks.of(bearer.kit)[moment]!) result = handler(result, subject, looking);
      return result as MomentValue<G['moments'][M]>;
    },
  };
  return looking;
}
