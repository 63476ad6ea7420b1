import type { Status } from '../../../data/conditions.ts';
import type { FaithCx } from '../../../game.ts';
import { afflict, relieve } from '../../../kit.ts';
import { model as modelOf, onTable } from '../../../models.ts';
import { raise } from '../../../rules/aftermath/raise.ts';
import { leave } from '../../../rules/leaving/leaving.ts';
import { rollQuality } from '../../../rules/quality/quality.ts';
import type { Model } from '../../../state.ts';
import { fitting, meant } from '../filter.ts';
import type { Heard } from '../heard.ts';
import type { Run } from './run.ts';

/** FF-FEAR-01, FF-GEN-16: they test when what goes on now is over, nearest first. */
export const fearTestRun: Run<'fear-test'> = (cx, { who, source: by, modifier = 0 }, heard) => {
  const { s } = cx;
  const id = by === undefined ? null : heard[by];
  const source = id === null ? null : modelOf(s, id);
  const all = fitting(cx, who, heard).filter((model) => model !== source);
  const ordered = source === null ? all : cx.table.inOrder(source, all).flat();
  if (ordered.length === 0) return;
  const { x, y, z } = source ?? ordered[0]!;
  raise(s, {
    kind: 'fear',
    cause: 'scenario',
    models: ordered.map((model) => model.id),
    source: source?.id ?? null,
    at: { x, y, z },
    modifier,
  });
};

export const qualityRun: Run<'quality'> = (cx, operation, heard, tell) => {
  const { who, dice = 1, modifier = 0, pass = [], fail = [] } = operation;
  for (const model of meant(cx, who, heard)) {
    if (!onTable(model)) continue;
    const extra = modifier === 0 ? [] : [{ by: 'scenario' as const, rule: heard.rule, value: modifier }];
    const { failures } = rollQuality(cx, [model], { purpose: 'scenario', rule: heard.rule, dice, extra });
    tell(cx, failures === 0 ? pass : fail, { ...heard, each: model.id });
  }
};

export const statusRun: Run<'status'> = (cx, { who, status, on = true, cost = 2 }, heard) => {
  for (const model of meant(cx, who, heard)) {
    if (on === (model.conditions[status] !== undefined)) continue;
    if (on) make(model, status, cost);
    else relieve(model, status);
    tellStatus(cx, model, status, on ? 'begins' : 'ends', heard);
  }
};

function make(model: Model, status: Status, cost: 1 | 2): void {
  if (status === 'transfixed') afflict(model, status, { by: 'story', cost, source: null });
  else afflict(model, status);
}

export function tellStatus(
  cx: FaithCx,
  model: Model,
  condition: Status,
  change: 'begins' | 'ends',
  heard: Heard,
): void {
  cx.emit({ type: 'condition', rule: heard.rule, model: model.id, condition, begins: change === 'begins' });
}

export const countAsRun: Run<'count-as'> = (cx, { who, as }, heard) => {
  for (const model of meant(cx, who, heard)) if (model.standing === 'out') model.left = as;
};

export const removeRun: Run<'remove'> = (cx, { who, as }, heard) => {
  for (const model of meant(cx, who, heard)) if (onTable(model)) leave(cx, model, as, null, heard.rule);
};

export const immuneRun: Run<'immune'> = ({ s }, { who, to, on = true }) => {
  const same = JSON.stringify({ who, to });
  const others = s.story.immune.filter((one) => JSON.stringify(one) !== same);
  s.story = { ...s.story, immune: on ? [...others, { who, to }] : others };
};
