import { LEAVING, type LeavingId } from '../../data/leaving.ts';
import { LENGTH } from '../../data/sticks.ts';
import type { FaithCx, Look } from '../../game.ts';
import { friendsOf, membersOf, model as modelOf, onTable } from '../../models.ts';
import type { Model, ModelId } from '../../state.ts';
import { raise } from '../aftermath/raise.ts';

/** Who saw somebody die, settled at the moment of the death (FF-GEN-16). */
export interface Death {
  readonly model: ModelId;
  readonly how: LeavingId;
  readonly by: ModelId | null;
  /** FF-FEAR-01 (2): friends within Long who see it, nearest first. */
  readonly witnesses: readonly ModelId[];
  readonly rule: string;
}

/** FF-FEAR-01 (2), FF-RNG-07: models are no hindrance to witnessing. */
function witnessesOf(look: Look, victim: Model): readonly ModelId[] {
  const near = look.table
    .within(victim, LENGTH.long, friendsOf(look.s, victim))
    .filter((friend) => look.table.sight(friend, victim, 'witness').visible);
  return look.table
    .inOrder(victim, near)
    .flat()
    .map(({ id }) => id);
}

/** FF-GEN-16 step 2: it will be removed, and fights, blocks and sees no more; `bury` removes it (step 5). */
export function doom(cx: FaithCx, victim: Model, how: LeavingId, by: Model | null, rule: string): Death {
  const settled = cx.modify('leaves', victim, how, { by });
  const witnesses = witnessesOf(cx, victim);
  victim.standing = 'dying';
  return { model: victim.id, how: settled, by: by?.id ?? null, witnesses, rule };
}

/** FF-GEN-16 steps 5 to 8: removes it, and raises what follows in its order. */
export function bury(cx: FaithCx, { model: id, how, by, witnesses, rule }: Death): void {
  const { s } = cx;
  const gone = modelOf(s, id);
  const killer = by === null ? null : modelOf(s, by);
  const { fear, fearModifier, corpse } = LEAVING[how];
  gone.standing = 'out';
  gone.left = how;
  cx.emit({ type: 'left', rule, model: id, how, by });
  if (corpse && cx.modify('leavesCorpse', gone, true, { how })) {
    const { x, y, z, arms } = gone;
    s.corpses.push({
      id: `corpse-${id}`,
      of: id,
      x,
      y,
      z,
      raisable: true,
      arms: arms.map((arm) => ({ ...arm })),
    });
  }
  const at = { x: gone.x, y: gone.y, z: gone.z };
  if (fear === true) {
    if (killer !== null && killer.party === gone.party && killer !== gone)
      raise(s, {
        kind: 'fear',
        cause: 'friendly-kill',
        models: [killer.id],
        source: id,
        at,
        modifier: fearModifier,
      });
    if (witnesses.length > 0)
      raise(s, { kind: 'fear', cause: 'death', models: witnesses, source: id, at, modifier: fearModifier });
  }
  raiseMorale(cx, gone, how);
  raise(s, { kind: 'left-play', model: id, how, by });
}

/** FF-MOR-01: a Leader's loss first, then half strength; together they are one check. */
function raiseMorale(cx: FaithCx, gone: Model, how: LeavingId): void {
  const { s } = cx;
  const { morale, countsForHalf } = LEAVING[how];
  const party = s.parties[gone.party]!;
  const at = { x: gone.x, y: gone.y, z: gone.z };
  const leader = morale && cx.modify('shakesParty', gone, false, { how });
  const halved =
    countsForHalf && !party.halved && rosterLeft(cx, gone.party) <= Math.floor(party.strength / 2);
  if (halved) party.halved = true;
  if (!leader && !halved) return;
  const models = membersOf(s, gone.party).map(({ id }) => id);
  const cause = leader ? 'leader-lost' : 'half-strength';
  if (models.length > 0) raise(s, { kind: 'morale', cause, models, at });
}

/** FF-MOR-01: models of the roster that are still in play, reserves included. */
function rosterLeft({ s }: Look, seat: number): number {
  return s.models.filter(
    (m) =>
      m.home === seat &&
      m.party === seat &&
      m.origin === 'roster' &&
      (onTable(m) || m.standing === 'reserve'),
  ).length;
}

/** FF-GEN-21: out of play at once, outside of any attack. */
export function leave(cx: FaithCx, model: Model, how: LeavingId, by: Model | null, rule: string): void {
  bury(cx, doom(cx, model, how, by, rule));
}
