import { D6 } from '../../../rules/quality/quality.ts';
import { isTrue } from '../condition.ts';
import { fitting } from '../filter.ts';
import { amountOf } from '../number.ts';
import { seatOf } from '../sides.ts';
import type { Run } from './run.ts';

export const ifRun: Run<'if'> = (cx, { cond, then: yes, else: no }, heard) =>
  isTrue(cx, cond, heard) ? yes : no;

export const doRun: Run<'do'> = ({ s }, { procedure }) => s.story.document.procedures?.[procedure];

export const setRun: Run<'set'> = (cx, { name, value }, heard) => {
  const { s } = cx;
  const amount = amountOf(cx, value, heard);
  s.story = { ...s.story, variables: { ...s.story.variables, [name]: amount } };
};

/** A die, and what belongs to it. */
export const tableRun: Run<'table'> = (cx, { die = D6, by, rows }, heard) => {
  const seat = by === undefined ? heard.seat : seatOf(cx.s, by, heard);
  const face = cx.roll(die, 'scenario');
  cx.emit({
    type: 'rolled',
    rule: heard.rule,
    seat,
    model: heard.each ?? heard.actor,
    die: face,
    purpose: 'scenario',
  });
  const row = rows.find(({ range: [from, to] }) => from <= face && face <= to)!;
  cx.emit({ type: 'story', rule: heard.rule, model: heard.each ?? heard.actor, text: row.name });
  return row.do;
};

/** FF-GEN-16: those who fit now, one after the other. */
export const eachRun: Run<'each'> = (cx, { who, do: operations }, heard, tell) => {
  for (const { id } of fitting(cx, who, heard)) tell(cx, operations, { ...heard, each: id });
};

export const mayRun: Run<'may'> = (cx, { side, text, do: operations }, heard) => {
  const seat = seatOf(cx.s, side, heard);
  if (seat === null) return;
  return cx.ask('may', seat, { text, options: ['yes', 'no'] }) === 'yes' ? operations : undefined;
};
