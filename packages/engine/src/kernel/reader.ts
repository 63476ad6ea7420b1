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
  return new Looking<G>(hooks, state);
}

class Looking<G extends Game> implements Cx<G> {
  readonly s: G['state'];
  private readonly hooks: HookBook;

  constructor(hooks: HookBook, state: G['state']) {
    this.s = state;
    this.hooks = hooks;
  }

  modify<M extends MomentOf<G, 'value'>>(
    moment: M,
    bearer: HookBearer,
    value: MomentValue<G['moments'][M]>,
    subject: MomentSubject<G['moments'][M]>,
  ): MomentValue<G['moments'][M]> {
    const handlers = this.hooks.of(bearer.kit)[moment]!;
    let result: unknown = value;
    for (let i = 0; i < handlers.length; i++) result = handlers[i]!(result, subject, this);
    return result as MomentValue<G['moments'][M]>;
  }

  ask(): never {
    return refuse();
  }
  roll(): never {
    return refuse();
  }
  choose(): never {
    return refuse();
  }
  shuffle(): never {
    return refuse();
  }
  draw(): never {
    return refuse();
  }
  emit(): never {
    return refuse();
  }
  whisper(): never {
    return refuse();
  }
  reveal(): never {
    return refuse();
  }
  react(): never {
    return refuse();
  }
}

function refuse(): never {
  throw new Fault('hook.not-a-value', 'A handler of a value asks, rolls or tells; only reactions may.');
}
