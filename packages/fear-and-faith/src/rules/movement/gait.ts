import { type Gait, type Table, type TableData, tableOf } from '@vedette/engine/table';
import { ruleOf } from '../../data/rule-text.ts';
import type { Look } from '../../game.ts';
import type { Model } from '../../state.ts';
import { STEP } from '../ground/contact.ts';

const NEVER = Number.POSITIVE_INFINITY;
const NOTHING: readonly string[] = [];
/** FF-MOV-07: nobody enters these on foot; difficult ground shortens the stick and costs nothing by itself. */
const GROUND = { impassable: NEVER, 'deep-water': NEVER, burning: NEVER };

const walking = new Map<number, Gait>();
const MOST_BASES = 50;

/** FF-MOV-02, FF-MOV-07: how a model goes; special rules have the last word. */
export function gaitOf(look: Look, model: Model): Gait {
  const gait = look.modify('gait', model, onFoot(model.radius));
  const bars = barsFor(look.s.terrain, model);
  return bars.length === 0 ? gait : { ...gait, barred: [...gait.barred, ...bars] };
}

const forced = new WeakMap<Gait, Gait>();

/** FF-MOV-30: driven back or running for its life it may end up in the fire. */
export function forcedGait(look: Look, model: Model): Gait {
  const gait = gaitOf(look, model);
  let known = forced.get(gait);
  if (known === undefined) {
    const { burning: _, ...ground } = gait.ground;
    known = { ...gait, ground };
    forced.set(gait, known);
  }
  return known;
}

/** FF-MOV-02: how anybody walks. */
export function onFoot(radius: number): Gait {
  let gait = walking.get(radius);
  if (gait === undefined) {
    gait = {
      over: 'ground',
      step: STEP,
      ground: GROUND,
      ignores: NOTHING,
      barred: NOTHING,
      stacks: false,
      climb: NEVER,
      descend: NEVER,
      traverse: NEVER,
      climbs: NOTHING,
      leap: null,
      jump: null,
      // FF-MOV-02: the whole base needs room.
      clearance: radius,
      margin: radius,
    };
    if (walking.size >= MOST_BASES) walking.clear();
    walking.set(radius, gait);
  }
  return gait;
}

const MARK = 'bars:';
const barring = new WeakMap<Table, readonly string[]>();

/** FF-MOV-07: the flags of ground on this table that is barred to this creature, by tag or rule. */
function barsFor(terrain: TableData, { tags, rules }: Model): readonly string[] {
  const table = tableOf(terrain);
  let all = barring.get(table);
  if (all === undefined) {
    all = [...new Set(table.pieces.flatMap(({ flags }) => flags.filter((flag) => flag.startsWith(MARK))))];
    barring.set(table, all);
  }
  if (all.length === 0) return NOTHING;
  const kinds: readonly string[] = [...tags, ...rules.map(ruleOf)];
  return all.filter((flag) => kinds.includes(flag.slice(MARK.length)));
}
