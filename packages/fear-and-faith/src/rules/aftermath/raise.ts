import type { FaithState, Trigger } from '../../state.ts';

/** FF-GEN-16: something has happened that must be seen to; it joins the end of the queue. */
export function raise(s: FaithState, trigger: Trigger): void {
  s.queue.push(trigger);
}
