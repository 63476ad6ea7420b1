import { SHOT_MODIFIERS } from '../../data/fighting.ts';
import { LENGTH } from '../../data/sticks.ts';
import type { FaithCx, Look } from '../../game.ts';
import { friends, friendsOf, inPlay, model as modelOf } from '../../models.ts';
import type { Arm, FaithState, Model } from '../../state.ts';
import { raise } from '../aftermath/raise.ts';
import type { Attack } from '../combat/attack.ts';
import { type Fought, fight } from '../combat/fight.ts';
import { settleFights } from '../combat/settle-fights.ts';
import { raiseMorale } from '../nerve/raise-morale.ts';
import { burstRadius, type Fire, gunOf } from './guns.ts';
import { plainShot } from './targets.ts';

/** FF-GEN-17: in which order those are shot at who are equally near. */
type Order = (tied: readonly Attack[]) => readonly Attack[];

const AS_THEY_COME: Order = (tied) => tied;

/** FF-RNG-13, FF-RNG-17: all whom one pull of the trigger attacks, the target first, the rest nearest to it first. */
export function volleyAt(
  look: Look,
  shot: Attack,
  arm: Arm,
  how: Fire,
  order: Order = AS_THEY_COME,
): readonly Attack[] {
  const shooter = shot.attacker!;
  const { target } = shot;
  const radius = spreadOf(look, shooter, target, arm, how);
  if (radius === 0) return [shot];
  const near = look.table
    .within(target, radius, inPlay(look.s))
    .filter(
      (other) => other !== target && other !== shooter && other.conditions.apparentlyDead === undefined,
    );
  const others = look.table
    .inOrder(target, near)
    .flatMap((tied) => order(tied.flatMap((victim) => plainShot(look, shooter, victim, arm, how) ?? [])));
  // FF-RNG-13: each further victim of a burst is harder to hit; of a spread none is.
  // FF-CAMP-25: the one silver bullet goes to the target.
  const lead = shooter.conditions.silverBullet?.weapon === arm.weapon;
  const hit = lead ? others.map((other) => ({ ...other, silver: false })) : others;
  return [
    shot,
    ...hit.map((other, i) =>
      how === 'single'
        ? other
        : {
            ...other,
            extra: [
              { by: 'burst-step' as const, rule: 'FF-RNG-13', value: (i + 1) * SHOT_MODIFIERS['burst-step'] },
            ],
          },
    ),
  ];
}

/** FF-GEN-17, FF-RNG-13: of those whom a burst reaches alike, the shooter says who comes first: each next one is harder to hit. */
export function orderOfBurst(cx: FaithCx, shooter: Model, how: Fire): Order {
  if (how !== 'burst') return AS_THEY_COME;
  return (tied) => {
    const ordered: Attack[] = [];
    let waiting = tied;
    while (waiting.length > 1) {
      const options = waiting.map(({ target: { id } }) => id);
      const said = cx.ask('nextInBurst', shooter.controller, { model: shooter.id, options });
      ordered.push(...waiting.filter(({ target: { id } }) => id === said));
      waiting = waiting.filter(({ target: { id } }) => id !== said);
    }
    return [...ordered, ...waiting];
  };
}

/** How far round the target others are in it; 0: only the target is. */
function spreadOf(look: Look, shooter: Model, target: Model, arm: Arm, how: Fire): number {
  const gun = gunOf(arm);
  if (how === 'burst') return burstRadius(look, gun);
  if (gun.spread === null) return 0;
  const { radius, notNearer } = gun.spread;
  return look.table.inRange(shooter, target, LENGTH[notNearer], 'nearer') ? 0 : radius;
}

/** FF-RNG-06, FF-GEN-16: fires, and everything that comes of it. */
export function fire(cx: FaithCx, volley: readonly Attack[], arm: Arm, rule: string): void {
  settleShots(cx, volley, rollShots(cx, volley, arm, rule), arm);
}

/** FF-RNG-06: the dice of all of them; nobody has suffered anything yet. */
export function rollShots(
  cx: FaithCx,
  volley: readonly Attack[],
  arm: Arm,
  rule: string,
): readonly (Fought | null)[] {
  pullTrigger(cx, volley[0]!.attacker!, arm);
  return volley.map((shot) => fight(cx, shot, rule));
}

/** FF-GEN-16: and what they come to. */
export function settleShots(
  cx: FaithCx,
  volley: readonly Attack[],
  rolled: readonly (Fought | null)[],
  arm: Arm,
): void {
  const shooter = volley[0]!.attacker!;
  settleFights(cx, rolled);
  mournFriends(cx, shooter);
  makeShotHeard(cx, shooter, arm);
}

/** FF-RNG-29: once for every pull of the trigger. */
export function makeShotHeard(cx: FaithCx, shooter: Model, arm: Arm): void {
  if (gunOf(arm).firearm) raise(cx.s, { kind: 'noise', by: shooter.id, weapon: arm.weapon });
}

/** FF-RNG-05: a weapon that must be loaded again is empty. */
export function pullTrigger(cx: FaithCx, shooter: Model, arm: Arm): void {
  if (gunOf(arm).reload === 0) return;
  arm.loaded = false;
  cx.emit({ type: 'weapon', rule: 'FF-RNG-05', model: shooter.id, weapon: arm.weapon, change: 'emptied' });
}

/** FF-RNG-14: who killed a friend by a burst, spread or blast shakes all friends of the victim who saw it. */
export function mournFriends(cx: FaithCx, shooter: Model): void {
  const { s, table } = cx;
  for (const victim of killedBy(s, shooter)) {
    if (!friends(shooter, victim) || victim === shooter) continue;
    const seeing = table
      .within(victim, LENGTH.long, friendsOf(s, victim))
      .filter((friend) => table.sight(friend, victim, 'witness').visible);
    raiseMorale(cx, 'friendly-fire', seeing, victim);
  }
}

/** By this attack; not those whom an enemy cut down into whose arms it drove them. */
function killedBy(s: FaithState, shooter: Model): readonly Model[] {
  return s.queue.flatMap((trigger) =>
    trigger.kind === 'left-play' &&
    trigger.by === shooter.id &&
    (trigger.how === 'killed' || trigger.how === 'killed-gruesome')
      ? [modelOf(s, trigger.model)]
      : [],
  );
}
