import { figure } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { FigureId } from '../../state.ts';
import type { ScenarioEvent, When } from '../format/rule.ts';
import type { Filter } from '../format/who.ts';
import type { Context } from './context.ts';
import { fits, matches } from './filter.ts';
import type { StoryEvent } from './story-event.ts';

type Test<Event extends ScenarioEvent> = (
  when: Extract<When, { readonly event: Event }>,
  event: StoryEvent & { readonly event: Event },
  cx: SilverCx,
  context: Context,
) => boolean;

/** SB-OPS-17: what narrows each event. */
const TESTS: { readonly [Event in ScenarioEvent]: Test<Event> } = {
  setup: () => true,
  deployed: () => true,
  'turn-start': (when, _event, cx) => inTurn(cx, when),
  'initiative-rolled': ({ anyDie }, { dice }) => anyDie === undefined || dice.includes(anyDie),
  'phase-start': (when, { phase }, cx) => when.phase === phase && inTurn(cx, when),
  'activation-start': ({ who, zone }, { figure: id }, cx, context) =>
    isMeant(cx, who, id, context) && (zone === undefined || cx.table.inZone(figure(cx.s, id), zone)),
  'zone-entered': ({ zones, who }, { figure: id, zone }, cx, context) =>
    zones.includes(zone) && isMeant(cx, who, id, context),
  contact: ({ who, by }, { figure: id, mover }, cx, context) =>
    isMeant(cx, who, id, context) && isMeant(cx, by, mover, context),
  damaged: ({ who }, { figure: id }, cx, context) => isMeant(cx, who, id, context),
  'figure-down': ({ who }, { figure: id }, cx, context) => isMeant(cx, who, id, context),
  // Whoever has just left is on the table no more, but it is about him.
  'figure-exited': ({ who }, { figure: id }, cx, context) =>
    who === undefined || matches(cx, who, figure(cx.s, id), context),
  'clue-investigated': ({ decks }, { deck }) => decks === undefined || decks.includes(deck),
  'object-secured': ({ objects }, { object }) => objects === undefined || objects.includes(object),
  'turn-end': (when, _event, cx) => inTurn(cx, when),
};

/** Whether an event is what a rule on such events waits for. */
export function isWhen(cx: SilverCx, when: When, event: StoryEvent, context: Context): boolean {
  const test = TESTS[when.event] as Test<ScenarioEvent>;
  return test(when, event, cx, context);
}

function isMeant(cx: SilverCx, who: Filter | undefined, id: FigureId, context: Context): boolean {
  return who === undefined || fits(cx, who, figure(cx.s, id), context);
}

interface Turns {
  readonly turns?: readonly number[] | undefined;
  readonly from?: number | undefined;
}

/** SB-OPS-16. */
function inTurn({ s }: SilverCx, { turns, from }: Turns): boolean {
  return (turns === undefined || turns.includes(s.turn)) && (from === undefined || s.turn >= from);
}
