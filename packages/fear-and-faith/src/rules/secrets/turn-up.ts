import type { FaithCx } from '../../game.ts';
import { model as modelOf } from '../../models.ts';
import { DUMMY, type Model } from '../../state.ts';
import { raise } from '../aftermath/raise.ts';
import { put } from '../movement/put.ts';
import { disclose, truthOf } from './concealed.ts';

const RULE = 'FF-SCN-31';

/**
 * FF-SCN-31: a counter is turned over: a dummy is gone, somebody stands where it lay, as near as there is room, with
 * what is left of the activation. FF-GEN-18: where there is no room at all, it stays face down.
 */
export function turnUp(cx: FaithCx, marker: Model, to: Model | null): Model | null {
  const { s } = cx;
  const truth = truthOf(s, 'marker', marker.id)!;
  if (truth === DUMMY) {
    disclose(cx, 'marker', marker.id, RULE);
    marker.standing = 'out';
    return null;
  }
  const model = modelOf(s, truth);
  const at = cx.table.room(model, marker);
  if (at === null) return null;
  disclose(cx, 'marker', marker.id, RULE);
  marker.standing = 'out';
  handOver(cx, marker, model);
  comeForth(cx, model);
  put(cx, model, at, 'placed', RULE);
  raise(s, { kind: 'revealed', models: [model.id], to: to?.id ?? null });
  return model;
}

/** FF-HTH-08, FF-SET-12: out of hiding; in its owner's turn it has begun the turn hidden. */
export function comeForth(cx: FaithCx, model: Model): void {
  model.standing = 'table';
  model.startedHidden = cx.s.active === model.controller;
}

/** FF-SCN-31: it keeps what the counter has done and may still do. */
function handOver({ s }: FaithCx, marker: Model, model: Model): void {
  model.turn = { ...marker.turn };
  const { activation } = s;
  if (activation === null) return;
  if (activation.acting === marker.id) activation.acting = model.id;
  else if (activation.waiting.includes(marker.id)) activation.waiting = [model.id];
  else return;
  activation.kind = 'model';
}
