import { LEAVING, type LeavingId } from '../../data/leaving.ts';
import { hasRule } from '../../data/rule-text.ts';
import { LENGTH } from '../../data/sticks.ts';
import type { FaithCx, Look } from '../../game.ts';
import { friendsOf, isWaiting, membersOf, model as modelOf, onTable } from '../../models.ts';
import type { Model, ModelId } from '../../state.ts';
import { raise } from '../aftermath/raise.ts';
import { raiseMorale } from '../nerve/raise-morale.ts';

/** Who saw somebody die, settled at the moment of the death (FF-GEN-16). */
export interface Death {
  readonly model: ModelId;
  readonly how: LeavingId;
  readonly by: ModelId | null;
  /** FF-FEAR-01 (2): friends within Long who see it, nearest first. */
  readonly witnesses: readonly ModelId[];
  readonly rule: string;
  /** FF-GEN-21: dust and the like leave nothing behind. */
  readonly corpse: boolean;
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
  return { model: victim.id, how: settled, by: by?.id ?? null, witnesses, rule, corpse: true };
}

/** FF-GEN-16 steps 5 to 8: removes them all, and raises what follows in its order. */
export function bury(cx: FaithCx, deaths: readonly Death[]): void {
  for (const death of deaths) remove(cx, death);
  for (const death of deaths) raiseFear(cx, death);
  shakeParties(cx, deaths);
  for (const { model, how, by } of deaths) raise(cx.s, { kind: 'left-play', model, how, by });
}

function remove(cx: FaithCx, { model: id, how, by, rule, corpse }: Death): void {
  const { s } = cx;
  const gone = modelOf(s, id);
  gone.standing = 'out';
  gone.left = how;
  dropTokens(cx, gone);
  cx.emit({ type: 'left', rule, model: id, how, by });
  if (!corpse || !LEAVING[how].corpse || !hasBody(gone) || !cx.modify('leavesCorpse', gone, true, { how }))
    return;
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

/** FF-SCN-16, FF-SCN-22: what it carried lies where it was. */
function dropTokens({ s }: FaithCx, { id, x, y, z }: Model): void {
  if (!s.tokens.some(({ carrier }) => carrier === id)) return;
  s.tokens = s.tokens.map((token) => (token.carrier === id ? { ...token, carrier: null, x, y, z } : token));
}

/** FF-GEN-21: what is made, conjured or without a body leaves none. */
function hasBody({ tags, rules, conditions }: Model): boolean {
  if (conditions.immaterial !== undefined || tags.includes('demon')) return false;
  return !hasRule(rules, 'artificial') && !hasRule(rules, 'swarm');
}

/** FF-FEAR-01 (2) and (3) */
function raiseFear({ s }: FaithCx, { model: id, how, by, witnesses }: Death): void {
  const { fear, fearModifier: modifier } = LEAVING[how];
  if (fear !== true) return;
  const gone = modelOf(s, id);
  // FF-SPEC-56: nobody mourns a few rats.
  if (hasRule(gone.rules, 'swarm')) return;
  const at = { x: gone.x, y: gone.y, z: gone.z };
  const killer = by === null ? null : modelOf(s, by);
  if (killer !== null && killer !== gone && wereFriends(killer, gone))
    raise(s, { kind: 'fear', cause: 'friendly-kill', models: [killer.id], source: id, at, modifier });
  if (witnesses.length > 0)
    raise(s, { kind: 'fear', cause: 'death', models: witnesses, source: id, at, modifier });
}

/** FF-FEAR-01 (3), FF-SPEC-14: who was turned or taken over counts as a friend still. */
function wereFriends(killer: Model, gone: Model): boolean {
  return killer.party === gone.party || (killer.party === gone.home && gone.origin !== 'summoned');
}

/** FF-MOR-01: each Leader lost, then half strength; where they come together they are one check. */
function shakeParties(cx: FaithCx, deaths: readonly Death[]): void {
  const { s } = cx;
  for (const [seat, party] of s.parties.entries()) {
    const lost = deaths.filter(({ model: id }) => modelOf(s, id).party === seat);
    const leaders = lost.filter(
      ({ model: id, how }) => LEAVING[how].morale && cx.modify('shakesParty', modelOf(s, id), false, { how }),
    );
    const halved =
      !party.halved &&
      lost.some(({ how }) => LEAVING[how].countsForHalf) &&
      rosterLeft(cx, seat) <= Math.floor(party.strength / 2);
    if (halved) party.halved = true;
    for (const { model: id } of leaders) raiseMorale(cx, 'leader-lost', membersOf(s, seat), modelOf(s, id));
    if (halved && leaders.length === 0)
      raiseMorale(cx, 'half-strength', membersOf(s, seat), modelOf(s, lost.at(-1)!.model));
  }
}

/** FF-MOR-01: models of the roster that are still in play, reserves included. */
export function rosterLeft({ s }: Look, seat: number): number {
  return s.models.filter(
    (m) => m.home === seat && m.party === seat && m.origin === 'roster' && (onTable(m) || isWaiting(m)),
  ).length;
}

/** FF-GEN-21: out of play at once, outside of any attack. */
export function leave(
  cx: FaithCx,
  model: Model,
  how: LeavingId,
  by: Model | null,
  rule: string,
  leaves: 'corpse' | 'no-corpse' = 'corpse',
): void {
  bury(cx, [{ ...doom(cx, model, how, by, rule), corpse: leaves === 'corpse' }]);
}

/** FF-GEN-21: how somebody leaves whom a failed test puts out of action, transfixed or fallen beside an enemy. */
export function lostToATest({ s }: Look): LeavingId {
  return s.options['test-deaths-are-kills'] ? 'killed' : 'routed';
}
