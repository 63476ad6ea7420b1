import type { Refusal } from '@vedette/engine';
import { figure } from '../figures.ts';
import type { Look } from '../game.ts';
import { looking } from '../hooks.ts';
import type { AttackSubject, Occasion } from '../moments.ts';
import { say } from '../refusals.ts';
import { mayShoot } from '../rules/activation/may-attack.ts';
import { distanceBetween } from '../rules/measuring.ts';
import { hardestHitting } from '../rules/monsters/hardest-hitting.ts';
import { loadsOf, loadsToName } from '../rules/shooting/ammunition.ts';
import { coverClaim, shotAt, shotModifiers, silencerOf } from '../rules/shooting/fire.ts';
import { type ProjectileWeapon, projectileWeapons, unready } from '../rules/shooting/projectile-weapon.ts';
import { mayAnswerShot } from '../rules/shooting/react-to-shot.ts';
import { returnFireWith } from '../rules/shooting/return-fire.ts';
import { outOfReach } from '../rules/shooting/targets.ts';
import type { Figure, SilverBayonetState } from '../state.ts';
import { type Answer, impossible, told, toldOdds } from './answer.ts';
import { attackAnswer } from './attack-answer.ts';
import { type AttackOdds, attackOdds, NO_HIT } from './attack-odds.ts';
import { supposingMoved } from './circumstances.ts';
import { absent, noEnemy } from './pair.ts';
import type { ShotQuery } from './query.ts';

/** A shot as it would be fired, Cover claimed where that goes without asking. */
function aimed(
  look: Look,
  shooter: Figure,
  weapon: ProjectileWeapon,
  target: Figure,
  load: string,
  occasion: Occasion,
): AttackSubject {
  const attack = shotAt(look, shooter, weapon, target, load, occasion);
  return coverClaim(look, attack)?.asks === null ? { ...attack, cover: true } : attack;
}

/** The exact odds of one shot at a target in range and sight, no Fate Die spent. */
export function shotOdds(
  look: Look,
  shooter: Figure,
  weapon: ProjectileWeapon,
  target: Figure,
  load: string,
  occasion: Occasion,
): AttackOdds {
  return oddsOf(look, aimed(look, shooter, weapon, target, load, occasion));
}

function oddsOf(look: Look, attack: AttackSubject): AttackOdds {
  return silencerOf(look, attack) === null ? attackOdds(look, attack, shotModifiers(look, attack)) : NO_HIT;
}

/** SB-SHT-17 in chances: Check, damage, and the reaction that may follow. */
export function shotAnswer(view: SilverBayonetState, query: ShotQuery): Answer {
  const missing = absent(view, query.shooter) ?? absent(view, query.target);
  if (missing !== null) return impossible(missing);
  const look = looking(supposingMoved(view, query.shooter, query.from, query.moved));
  const shooter = figure(look.s, query.shooter);
  const target = figure(look.s, query.target);
  const chosen = chooseShot(look, shooter, target, query);
  if ('code' in chosen) return impossible(chosen);
  const { weapon, load } = chosen;
  const attack = aimed(look, shooter, weapon, target, load, 'own');
  const silenced = silencerOf(look, attack);
  const extra = shotModifiers(look, attack);
  const { odds, answer } = attackAnswer(look, attack, extra, query.aim ?? 'hit', silenced !== null);
  return {
    possible: true,
    weapon: weapon.weapon,
    id: weapon.id,
    ammunition: load,
    distance: told(distanceBetween(shooter, target)),
    range: weapon.shot.range,
    cover: attack.cover,
    silenced: silenced === null ? null : { by: silenced.by, rule: silenced.rule },
    ...answer,
    claimed: claimedAnswer(look, attack),
    follows: followsShot(look, shooter, target, odds),
  };
}

/** SB-ATT-62: the same shot if the target claims the Cover that it may claim; null where it may not. */
function claimedAnswer(look: Look, attack: AttackSubject): Answer | null {
  const claim = coverClaim(look, attack);
  if (claim === null) return null;
  return { rule: claim.rule, ...toldOdds(oddsOf(look, { ...attack, cover: true })) };
}

interface Chosen {
  readonly weapon: ProjectileWeapon;
  readonly load: string;
}

/** The shot that is asked about, or why there is none: by the order in which the rules would refuse it. */
function chooseShot(look: Look, shooter: Figure, target: Figure, query: ShotQuery): Chosen | Refusal {
  const enemies = noEnemy(look.s, shooter, target);
  if (enemies !== null) return enemies;
  if (!mayShoot(look, shooter))
    return { code: 'shoot.barred', rule: 'SB-SHT-01', ...say('shoot.barred', { shooter: shooter.name }) };
  const all = projectileWeapons(look, shooter);
  const weapons = query.weapon === undefined ? all : called(all, query.weapon);
  if (weapons.length === 0) return noWeapon(shooter);
  const ready = weapons.filter((weapon) => unready(look, shooter, weapon, 'own') === null);
  if (ready.length === 0) return unready(look, shooter, weapons[0]!, 'own')!;
  const able = ready.filter((weapon) => outOfReach(look, shooter, weapon, target) === null);
  if (able.length === 0) {
    const farthest = ready.reduce((best, other) => (other.shot.range > best.shot.range ? other : best));
    return outOfReach(look, shooter, farthest, target)!;
  }
  const best = bestShot(look, shooter, target, able, 'own', query.ammunition);
  const said = say('shoot.no-such-shot', { shooter: shooter.name });
  return best ?? { code: 'shoot.no-such-shot', rule: 'SB-EQ-20', ...said };
}

/** The very one, or all of that kind. */
function called(all: readonly ProjectileWeapon[], name: string): readonly ProjectileWeapon[] {
  const one = all.filter(({ id }) => id === name);
  return one.length > 0 ? one : all.filter(({ weapon }) => weapon === name);
}

function noWeapon({ name }: Figure): Refusal {
  return { code: 'shoot.no-weapon', rule: 'SB-SHT-01', ...say('shoot.no-weapon', { name }) };
}

/** The weapon and load that do most on the average; a monster's by its own rule. Null: no weapon takes that load. */
function bestShot(
  look: Look,
  shooter: Figure,
  target: Figure,
  weapons: readonly ProjectileWeapon[],
  occasion: Occasion,
  ammunition?: string,
): Chosen | null {
  const monster = shooter.side === null;
  const held = monster ? [hardestHitting(look, shooter, target, weapons, occasion)] : weapons;
  let best: Chosen | null = null;
  let most = -1;
  for (const weapon of held) {
    for (const load of loadsAsked(look, shooter, weapon, ammunition)) {
      const { mean } = shotOdds(look, shooter, weapon, target, load, occasion);
      if (mean <= most) continue;
      most = mean;
      best = { weapon, load };
    }
  }
  return best;
}

/** The load that is named, or all that cost no Fate Die. */
function loadsAsked(look: Look, shooter: Figure, weapon: ProjectileWeapon, named: string | undefined) {
  if (named !== undefined) return loadsToName(look, shooter, weapon).filter((load) => load === named);
  const loads = loadsOf(shooter, weapon);
  return shooter.side === null ? loads.slice(0, 1) : loads;
}

/** SB-SHT-12 to -14: what a target that still stands may do, with the odds of its best Return Fire. */
function followsShot(look: Look, shooter: Figure, target: Figure, { answers }: AttackOdds): Answer {
  const alert = look.modify('alert', target, true);
  const able = alert && mayAnswerShot(look, target);
  if (!able) return { chance: 0, options: [], returnFire: null };
  const dives = target.side !== null || look.modify('divesFromShots', target, false);
  const fires = target.side !== null || !dives;
  const weapons = fires ? returnFireWith(look, target, shooter) : [];
  const options = [
    ...(target.side === null && (dives || weapons.length > 0) ? [] : ['stay']),
    ...(dives ? ['dive'] : []),
    ...(weapons.length > 0 ? ['return-fire'] : []),
  ];
  return { chance: told(answers), options, returnFire: returnFireAnswer(look, target, shooter, weapons) };
}

function returnFireAnswer(
  look: Look,
  target: Figure,
  shooter: Figure,
  weapons: readonly ProjectileWeapon[],
): Answer | null {
  if (weapons.length === 0) return null;
  const { weapon, load } = bestShot(look, target, shooter, weapons, 'answer')!;
  const odds = shotOdds(look, target, weapon, shooter, load, 'answer');
  return { weapon: weapon.weapon, id: weapon.id, ammunition: load, ...toldOdds(odds) };
}
