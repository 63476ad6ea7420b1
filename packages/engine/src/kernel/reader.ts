import type { Game, MomentOf, Reader } from './context.ts';
import type { HookBearer, MomentBearer, MomentSubject, MomentValue } from './moment.ts';
import type { Ruleset } from './ruleset.ts';

/** Lets everybody work out values through the hooks of a state, as in play, without playing on. */
export function reader<G extends Game>(
  rules: Pick<Ruleset<G>, 'hooks' | 'relations'>,
  state: G['state'],
): Reader<G> {
  return new Looking<G>(rules, state);
}

class Looking<G extends Game> implements Reader<G> {
  readonly s: G['state'];
  private readonly rules: Pick<Ruleset<G>, 'hooks' | 'relations'>;
  private relations: G['table'] | undefined;

  constructor(rules: Pick<Ruleset<G>, 'hooks' | 'relations'>, state: G['state']) {
    this.s = state;
    this.rules = rules;
  }

  get table(): G['table'] {
    this.relations ??= this.rules.relations?.(this);
    return this.relations;
  }

  handles(moment: keyof G['moments'] & string, bearer: HookBearer): boolean {
    return this.rules.hooks.of(bearer.kit)[moment]!.length > 0;
  }

  modify<M extends MomentOf<G, 'value'>>(
    moment: M,
    bearer: MomentBearer<G['moments'][M]>,
    value: MomentValue<G['moments'][M]>,
    subject?: MomentSubject<G['moments'][M]>,
  ): MomentValue<G['moments'][M]> {
    const handlers = this.rules.hooks.of(bearer.kit)[moment]!;
    let result: unknown = value;
    for (let i = 0; i < handlers.length; i++) result = handlers[i]!(result, subject, this, bearer);
    return result as MomentValue<G['moments'][M]>;
  }
}
