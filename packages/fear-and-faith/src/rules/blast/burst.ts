import type { Spot } from '@vedette/engine/table';
import { TOLERANCE } from '../../data/sticks.ts';
import type { BlastRing, BlastWeapon } from '../../data/weapons/blasts.ts';
import type { FaithCx, Look } from '../../game.ts';
import { inPlay, onTable } from '../../models.ts';
import type { Model } from '../../state.ts';
import { raise } from '../aftermath/raise.ts';
import { type Attack, PLAIN_ATTACK } from '../combat/attack.ts';
import { fight } from '../combat/fight.ts';
import { settleFights } from '../combat/settle-fights.ts';
import { blastLadders } from '../movement/ladder.ts';
import { topple } from '../movement/topple.ts';
import { mournFriends } from '../shooting/volley.ts';
import { blowOpen } from './debris.ts';

const RULE = 'FF-RNG-24';

interface Caught {
  readonly victim: Model;
  readonly ring: BlastRing;
  readonly far: number;
}

/** FF-RNG-24, FF-RNG-26, FF-RNG-27: whom it does anything to. */
export function isAffected(affects: BlastWeapon['affects'], { tags, conditions }: Model): boolean {
  if (conditions.apparentlyDead !== undefined) return false;
  if (affects === 'all-but-immaterial') return conditions.immaterial === undefined;
  return tags.includes('vampire') || (affects === 'vampires-and-demons' && tags.includes('demon'));
}

/** FF-RNG-24: everybody in it, by the innermost ring that the base touches, nearest first; walls keep it off. */
function caughtIn(look: Look, weapon: BlastWeapon, at: Spot): readonly Caught[] {
  const found: Caught[] = [];
  for (const victim of inPlay(look.s)) {
    if (!isAffected(weapon.affects, victim)) continue;
    const far = look.table.apartFrom(victim, at);
    const ring = weapon.rings.find(({ radius }) => far <= radius + TOLERANCE);
    if (ring !== undefined && look.table.inTheOpen(at, victim)) found.push({ victim, ring, far });
  }
  return found.sort((a, b) => a.far - b.far);
}

/** FF-RNG-24: one of those whom it attacks, and whether it lies afterwards whatever the dice say. */
export interface Blasted {
  readonly attack: Attack;
  readonly knocksDown: boolean;
}

/** FF-RNG-24 to -27: every attack that it makes if it bursts there, in their order. */
export function blastAt(look: Look, thrower: Model, weapon: BlastWeapon, at: Spot): readonly Blasted[] {
  return caughtIn(look, weapon, at).map((caught) => ({
    attack: attackOn(look, thrower, weapon, at, caught),
    knocksDown: caught.ring.knocksDown,
  }));
}

function attackOn(look: Look, thrower: Model, weapon: BlastWeapon, at: Spot, caught: Caught): Attack {
  const { victim, ring } = caught;
  const closed = ring.enclosed > 0 && look.table.indoors(at)?.enclosed === true;
  return {
    ...PLAIN_ATTACK,
    kind: 'blast',
    attacker: thrower,
    target: victim,
    weapon: weapon.id,
    combat: ring.combat,
    extra: closed ? [{ by: 'enclosed', rule: RULE, value: ring.enclosed }] : [],
    from: at,
    within: weapon.rings.at(-1)!.radius,
  };
}

/** FF-RNG-24 to -27: what it does where it falls. */
export function burst(cx: FaithCx, thrower: Model, weapon: BlastWeapon, at: Spot): void {
  const caught = blastAt(cx, thrower, weapon, at);
  settleFights(
    cx,
    caught.map(({ attack }) => fight(cx, attack, RULE)),
  );
  for (const { attack, knocksDown } of caught)
    if (knocksDown && onTable(attack.target)) topple(cx, attack.target, RULE, thrower);
  if (weapon.affects === 'all-but-immaterial') {
    blastLadders(cx, at, weapon.rings.at(-1)!.radius, thrower);
    blowOpen(cx, thrower, at);
  }
  mournFriends(cx, thrower);
  // FF-RNG-29: once for every explosion.
  if (weapon.explosive) raise(cx.s, { kind: 'noise', by: thrower.id, weapon: weapon.id });
}
