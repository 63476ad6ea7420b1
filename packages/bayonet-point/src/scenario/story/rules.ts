import type { PointCx } from '../../game.ts';
import type { ScenarioRule } from '../format/scenario.ts';
import { isTrue } from './condition.ts';
import { perform, performAll } from './perform.ts';
import { playable } from './playable.ts';

/** The scenario hears what happens: its rules on an event, in the order of the document. */
export function hear(cx: PointCx, event: ScenarioRule['when']['event']): void {
  const { s } = cx;
  for (const rule of playable(s).rules ?? []) {
    if (s.ended !== null) return;
    const ran = s.battle.ran[rule.id] ?? 0;
    if (rule.when.event !== event || !isTurn(rule.when, s.turn)) continue;
    if (rule.limit !== undefined && ran >= rule.limit) continue;
    if (rule.if !== undefined && !isTrue(s, rule.if)) continue;
    s.battle = { ...s.battle, ran: { ...s.battle.ran, [rule.id]: ran + 1 } };
    cx.emit({ type: 'storyGoesOn', rule: playable(s).rule ?? 'BP-SCN-01', of: rule.id });
    performAll(cx, rule.do);
  }
}

function isTurn(when: ScenarioRule['when'], turn: number): boolean {
  if (when.event === 'deployed') return true;
  return (when.turns === undefined || when.turns.includes(turn)) && turn >= (when.from ?? 1);
}

/** The next operation of the deployment; whether there is more to do. */
export function setUpNext(cx: PointCx): boolean {
  const { s } = cx;
  const [first, ...rest] = s.toDo;
  if (first !== undefined) s.toDo = [...perform(cx, first), ...rest];
  return s.toDo.length > 0;
}
