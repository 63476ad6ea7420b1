import type { FaithCx, Look } from '../../game.ts';
import { model as modelOf, onTable } from '../../models.ts';
import type { ModelId, Trigger } from '../../state.ts';
import { type Fright, fearTest } from './fear-test.ts';

type FearTrigger = Extract<Trigger, { kind: 'fear' }>;

/**
 * FF-FEAR-01, FF-GEN-16: those named test, nearest first, each result applied before the next. What the same event
 * asks of somebody besides is one test with it, at the worse modifier.
 */
export function fearTests(cx: FaithCx, trigger: FearTrigger): void {
  const { s } = cx;
  const same = s.queue.filter((other): other is FearTrigger => isSameEvent(trigger, other));
  s.queue = s.queue.filter((other) => !same.includes(other as FearTrigger));
  const all = [trigger, ...same];
  const source = trigger.source === null ? null : modelOf(s, trigger.source);
  for (const id of testing(cx, all)) {
    const model = modelOf(s, id);
    if (onTable(model)) fearTest(cx, model, { ...merged(all, id), source });
  }
}

/** The same death, or the same monster doing two things at once. */
function isSameEvent(one: FearTrigger, other: Trigger): boolean {
  return other.kind === 'fear' && other.source === one.source && one.source !== null;
}

/** FF-GEN-16: all whom it concerns, for whatever reason, nearest to it first. */
function testing({ s, table }: Look, triggers: readonly FearTrigger[]): readonly ModelId[] {
  const ids = [...new Set(triggers.flatMap(({ models }) => models))];
  if (triggers.length < 2) return ids;
  const far = new Map(ids.map((id) => [id, table.apartFrom(modelOf(s, id), triggers[0]!.at)]));
  return ids.sort((a, b) => far.get(a)! - far.get(b)!);
}

/** FF-GEN-16: the first cause that names it, with the worst modifier of all. */
function merged(triggers: readonly FearTrigger[], id: ModelId): Omit<Fright, 'source'> {
  const own = triggers.filter(({ models }) => models.includes(id));
  const { cause, at } = own[0]!;
  return { cause, at, modifier: Math.min(...own.map(({ modifier }) => modifier)) };
}
