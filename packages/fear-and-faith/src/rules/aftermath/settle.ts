import type { FaithCx } from '../../game.ts';
import { inPlay, model as modelOf } from '../../models.ts';
import type { Trigger } from '../../state.ts';
import { burn } from '../movement/fire.ts';
import { fearTests } from '../nerve/fear-tests.ts';
import { moraleChecks } from '../nerve/morale-checks.ts';
import { searchRoom } from '../secrets/lairs.ts';

type Handlers = {
  readonly [Kind in Trigger['kind']]: (cx: FaithCx, trigger: Extract<Trigger, { kind: Kind }>) => void;
};

/** FF-GEN-16 steps 6 to 8: who sees to what. */
const HANDLERS: Handlers = {
  fear: fearTests,
  morale: moraleChecks,
  'left-play': leftPlay,
  fire: burn,
  noise: () => {},
  turnover: () => {},
  'room-entered': searchRoom,
  revealed: () => {},
};

/** FF-GEN-16 step 8: first the one who is gone, then everybody who is left. */
function leftPlay(cx: FaithCx, { model: id, how, by }: Extract<Trigger, { kind: 'left-play' }>): void {
  const model = modelOf(cx.s, id);
  const killer = by === null ? null : modelOf(cx.s, by);
  cx.react('gone', model, { how, by: killer });
  for (const other of inPlay(cx.s)) cx.react('leftPlay', other, { model, how, by: killer });
}

/**
 * FF-GEN-16: sees to everything in the queue, what is raised meanwhile last. Called after every action and wherever a
 * rule must know what came of something before it goes on; never from inside a handler.
 */
export function settle(cx: FaithCx): void {
  const { s } = cx;
  while (s.queue.length > 0) {
    const trigger = s.queue.shift()!;
    const handler = HANDLERS[trigger.kind] as (cx: FaithCx, trigger: Trigger) => void;
    handler(cx, trigger);
    cx.react('happens', s, trigger);
  }
}
