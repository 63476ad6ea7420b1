import type { Look, SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import type { ScenarioAction } from '../format/rule.ts';
import { holds } from './condition.ts';
import { type Context, contextOf } from './context.ts';
import { fits } from './filter.ts';
import { run } from './run.ts';
import { isSpent, timesUp } from './times.ts';

const NONE: readonly string[] = [];

/** SB-OPS-16: what the scenario lets this figure do now for its action, or for its Move. */
export function ownActions(
  look: Look,
  figure: Figure,
  spends: NonNullable<ScenarioAction['spends']>,
): readonly string[] {
  const { actions } = look.s.scenario;
  if (actions === undefined || figure.side === null) return NONE;
  return actions.flatMap((action, i) => {
    if ((action.spends ?? 'action') !== spends) return NONE;
    const context = contextFor(figure, i);
    if (isSpent(look.s.story, context.trail, action.limit) || !fits(look, action.who, figure, context))
      return NONE;
    return action.if === undefined || holds(look, action.if, context) ? [action.id] : NONE;
  });
}

/** SB-OPS-16: it is done; `actor` is whoever does it. */
export function doOwnAction(cx: SilverCx, figure: Figure, id: string): void {
  const { actions = [] } = cx.s.scenario;
  const i = actions.findIndex((action) => action.id === id);
  const action = actions[i]!;
  const context = contextFor(figure, i);
  timesUp(cx.s.story, context.trail, action.limit);
  cx.emit({ type: 'acted', rule: 'SB-OPS-16', figure: figure.id, action: `${OWN_ACTION}:${id}`, at: null });
  run(cx, action.do, context);
}

/** The deed by which questions offer it. */
export const OWN_ACTION = 'do';

function contextFor(figure: Figure, i: number): Context {
  return contextOf({ actor: figure.id, player: figure.side, trail: `/actions/${i}/do` });
}
