import type { Seat } from '@vedette/engine';
import { LEAVING } from '../../data/leaving.ts';
import { weapon as weaponOf } from '../../data/weapons/weapons.ts';
import type { FaithCx } from '../../game.ts';
import { inPlay, model as modelOf } from '../../models.ts';
import { hear } from '../../scenario/story/hear.ts';
import type { FaithState, Trigger } from '../../state.ts';
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
  'room-entered': roomEntered,
  revealed: (cx, { models, to }) =>
    hear(cx, {
      event: 'revealed',
      actor: models[0]!,
      seat: modelOf(cx.s, models[0]!).party,
      together: models,
      ...(to === null ? {} : { other: to }),
    }),
  'kill-result': (cx, { model, by }) =>
    hear(cx, { event: 'killed', actor: model, ...(by === null ? {} : { other: by }) }),
  noise: (cx, { by, weapon }) => {
    bringTheHorde(cx);
    hear(cx, {
      event: 'noise',
      actor: by,
      seat: modelOf(cx.s, by).party,
      of: weaponOf(weapon).kind === 'blast' ? 'blast' : 'firearm',
    });
  },
  sawing: bringTheHorde,
  turnover: (cx, { seat }) => hear(cx, { event: 'turnover', seat, nth: cx.s.parties[seat]!.turnovers }),
  story: (cx, { event, actor, other, thing, of }) =>
    hear(cx, {
      event,
      ...(actor === null ? {} : { actor, seat: modelOf(cx.s, actor).party }),
      ...(other === null ? {} : { other }),
      ...(thing === null ? {} : { thing }),
      ...(of === null ? {} : { kind: of }),
    }),
  time: (cx, { day }) => hear(cx, { event: 'time-changed', to: day ? 'day' : 'night' }),
};

/** FF-SCN-21: first whoever hides there, then what the scenario makes of it. */
function roomEntered(cx: FaithCx, trigger: Extract<Trigger, { kind: 'room-entered' }>): void {
  searchRoom(cx, trigger);
  const { model: actor, room, tested } = trigger;
  const { party: seat } = modelOf(cx.s, actor);
  hear(cx, { event: 'room-entered', actor, seat, thing: room, kind: room, spared: tested });
}

/** FF-GEN-16 step 8: first the one who is gone, then everybody who is left. */
function leftPlay(cx: FaithCx, { model: id, how, by }: Extract<Trigger, { kind: 'left-play' }>): void {
  const model = modelOf(cx.s, id);
  const killer = by === null ? null : modelOf(cx.s, by);
  cx.react('gone', model, { how, by: killer });
  for (const other of inPlay(cx.s)) cx.react('leftPlay', other, { model, how, by: killer });
  for (const party of cx.s.parties) cx.react('anyLeft', party, { model, how, by: killer });
  const of = { actor: id, seat: model.party, ...(by === null ? {} : { other: by }) };
  // FF-SCN-11: who died otherwise than by an attack has died, too.
  if (LEAVING[how].corpse) hear(cx, { event: 'killed', ...of });
  hear(cx, { event: 'left', ...of });
  if (model.escaped) hear(cx, { event: 'exited', ...of });
}

/** FF-RNG-29, FF-CAMP-33 */
function bringTheHorde(cx: FaithCx): void {
  for (const party of cx.s.parties) cx.react('anyNoise', party);
}

/** FF-GEN-16 steps 6 to 8: what comes of deaths; everything else keeps its place. */
const STEPS: Readonly<Partial<Record<Trigger['kind'], number>>> = {
  fear: 6,
  morale: 7,
  'kill-result': 8,
  'left-play': 8,
};

/** FF-GEN-16: however its victims died, of the blow, of a fall or of poison: first all Fear, then Morale, then the rest. */
function inSteps(queue: readonly Trigger[]): Trigger[] {
  const sorted = queue.filter(({ kind }) => STEPS[kind] !== undefined);
  sorted.sort((a, b) => STEPS[a.kind]! - STEPS[b.kind]!);
  let next = 0;
  return queue.map((trigger) => (STEPS[trigger.kind] === undefined ? trigger : sorted[next++]!));
}

/** FF-MOR-01: a Leader lost and half the party together are one check. */
function withoutDoubles(s: FaithState, queue: readonly Trigger[]): Trigger[] {
  const shaken = queue.flatMap((trigger) =>
    trigger.kind === 'morale' && trigger.cause === 'leader-lost' ? [partyOf(s, trigger)] : [],
  );
  return queue.filter(
    (trigger) =>
      trigger.kind !== 'morale' || trigger.cause !== 'half-strength' || !shaken.includes(partyOf(s, trigger)),
  );
}

function partyOf(s: FaithState, { models }: Extract<Trigger, { kind: 'morale' }>): Seat {
  return modelOf(s, models[0]!).party;
}

/**
 * FF-GEN-16: sees to everything in the queue, what is raised meanwhile last. Called after every action and wherever a
 * rule must know what came of something before it goes on; never from inside a handler.
 */
export function settle(cx: FaithCx): void {
  const { s } = cx;
  if (s.queue.length > 1) s.queue = withoutDoubles(s, inSteps(s.queue));
  while (s.queue.length > 0) {
    const trigger = s.queue.shift()!;
    const handler = HANDLERS[trigger.kind] as (cx: FaithCx, trigger: Trigger) => void;
    handler(cx, trigger);
    cx.react('happens', s, trigger);
  }
}
