import { figure as find } from '../../figures.ts';
import type { Attribute, SilverCx } from '../../game.ts';
import type { SilverBayonetState } from '../../state.ts';
import type { Scenario } from '../format/scenario.ts';
import { holds } from './condition.ts';
import { type Context, contextOf } from './context.ts';
import { checkModifiers, statChange } from './modification.ts';
import { run } from './run.ts';
import type { StoryEvent } from './story-event.ts';
import { timesUp } from './times.ts';
import { waitingFor } from './waiting.ts';
import { isWhen } from './when.ts';

/** Entry in the kit of a match whose scenario has anything to say. */
const STORY = 'story';

/** SB-OPS-16: the scenario hears what happens, and what it has changed counts wherever it is used. */
export const story: Attribute = {
  id: STORY,
  rule: 'SB-OPS-16',
  on: {
    happens: (event, cx) => hear(cx, event),
    checkOfAll(modifiers, { figure, check }, look) {
      const more = checkModifiers(look, figure, check);
      return more.length === 0 ? modifiers : [...modifiers, ...more];
    },
    speedOfAll: (speed, { figure }, look) => speed + statChange(look, figure, 'speed'),
    defenceOfAll: (defence, { figure }, look) => defence + statChange(look, figure, 'defence'),
  },
};

/** The kit of a match; empty where the scenario does nothing in play, so that such a game pays for nothing. */
export function kitOfMatch({ rules = [], actions = [], decks = {} }: Scenario): string {
  const cards = Object.values(decks).flatMap((deck) => deck.cards);
  return rules.length > 0 || actions.length > 0 || cards.some((card) => card.do.length > 0) ? STORY : '';
}

/** Rules that may follow from one event: more than any story needs, fewer than one that bites its own tail. */
const MOST = 200;

/** And so many inside one another: each waits for those it has woken, and patience is finite. */
const DEEPEST = 20;

/** Rules that run inside one another just now. Not in the state: a run that stops to ask begins its step anew. */
const depths = new WeakMap<SilverCx, number>();

/** SB-OPS-16: the rules on an event in file order; each condition is read when its turn comes. */
function hear(cx: SilverCx, event: StoryEvent): void {
  const kept = cx.s.story;
  const outermost = kept.running === 0;
  const depth = outermost ? 0 : (depths.get(cx) ?? 0);
  if (depth >= DEEPEST) return;
  for (const { rule, trail } of waitingFor(cx.s.scenario, event.event)) {
    if (cx.s.ended !== null) break;
    const context = contextOf({ ...namesIn(cx.s, event), trail });
    if (!isWhen(cx, rule.when, event, context)) continue;
    if (rule.if !== undefined && !holds(cx, rule.if, context)) continue;
    if (kept.running >= MOST || timesUp(kept, trail, rule.limit)) continue;
    kept.running++;
    cx.emit({ type: 'storyGoesOn', rule: 'SB-OPS-16', of: rule.id });
    depths.set(cx, depth + 1);
    run(cx, rule.do, context);
    depths.set(cx, depth);
  }
  if (outermost) kept.running = 0;
}

/** SB-OPS-17, SB-OPS-18: whom `actor`, `other` and `actor-player` mean. */
function namesIn(s: SilverBayonetState, event: StoryEvent): Partial<Context> {
  if (event.event === 'initiative-rolled') return { player: event.seat };
  if (!('figure' in event)) return {};
  const other = 'mover' in event ? event.mover : 'source' in event ? event.source : null;
  return { actor: event.figure, other, player: find(s, event.figure).side };
}
