import { item } from '../../data/armoury/armoury.ts';
import { WEATHER } from '../../data/play.ts';
import { SHOOTING_MODIFIERS } from '../../data/tables.ts';
import { figure, stands } from '../../figures.ts';
import type { Look, SilverCx } from '../../game.ts';
import type { AttackSubject, CoverClaim, Modifier, Occasion } from '../../moments.ts';
import type { Figure } from '../../state.ts';
import { attackCheck, tellAttack } from '../check/attack-check.ts';
import type { Verdict } from '../check/verdict.ts';
import { confirms } from '../confirm.ts';
import { damageOfHit } from '../damage/attack-damage.ts';
import { gunAt } from '../loading/swivel-gun.ts';
import type { ProjectileWeapon } from './projectile-weapon.ts';

/** SB-EVT-02, SB-EVT-05. */
const { rain: RAIN, deluge: DELUGE } = WEATHER;

/** A target that has been shot at. */
export interface ShotAt {
  readonly target: Figure;
  /** Not after a critical hit (SB-CRIT-02), nor when it was not alert as the Check was rolled (SB-OPS-15). */
  readonly mayReact: boolean;
  /** Health that the shot cost it. */
  readonly hurt: number;
}

/** Steps 1 to 4 of SB-SHT-17: the weapon is unloaded, then a Check and its damage for each target in the order declared. */
export function fire(
  cx: SilverCx,
  shooter: Figure,
  weapon: ProjectileWeapon,
  targets: readonly Figure[],
  load: string,
  occasion: Occasion,
): readonly ShotAt[] {
  const attacks = targets.map((target) => covered(cx, shotAt(cx, shooter, weapon, target, load, occasion)));
  unload(cx, shooter, weapon);
  cx.emit({
    type: 'fired',
    rule: occasion === 'answer' ? 'SB-SHT-13' : 'SB-SHT-01',
    figure: shooter.id,
    weapon: weapon.weapon,
    load,
    targets: targets.map(({ id }) => id),
    answer: occasion === 'answer',
  });
  heard(cx, shooter, weapon);
  const shots: ShotAt[] = [];
  for (const attack of attacks) {
    const target = figure(cx.s, attack.target);
    if (cx.s.ended !== null || !stands(shooter)) break;
    if (!stands(target)) continue;
    const alert = cx.modify('alert', target, true);
    const { health } = target;
    const critical = resolve(cx, attack);
    shots.push({ target, mayReact: alert && !critical, hurt: health - target.health });
  }
  return shots;
}

/** The shot as hooks see it; Cover is judged as it is declared. */
export function shotAt(
  look: Look,
  shooter: Figure,
  { gear, weapon, loaded, emplacement }: ProjectileWeapon,
  target: Figure,
  load: string,
  occasion: Occasion,
): AttackSubject {
  const { cover } = look.table.sight(shooter, target);
  return {
    attacker: shooter.id,
    target: target.id,
    mode: 'shooting',
    gear,
    weapon,
    answer: occasion === 'answer',
    load,
    cover,
    ...(emplacement === null ? {} : { emplacement }),
    ...(loaded ? {} : { unloaded: true }),
  };
}

/** SB-ATT-62: Cover that a target can make for itself as the shot is declared; null for none. */
export function coverClaim(look: Look, attack: AttackSubject): CoverClaim | null {
  if (attack.cover) return null;
  return look.modify('coverClaim', figure(look.s, attack.target), null, attack);
}

function covered(cx: SilverCx, attack: AttackSubject): AttackSubject {
  const claim = coverClaim(cx, attack);
  if (claim === null) return attack;
  const target = figure(cx.s, attack.target);
  if (claim.asks !== null && !confirms(cx, target.side!, target.id, claim.asks, claim.rule)) return attack;
  cx.react('tookCover', target);
  return { ...attack, cover: true };
}

/** SB-LOAD-02: hit or miss, one target or three. */
function unload(cx: SilverCx, shooter: Figure, { gear, shot, emplacement }: ProjectileWeapon): void {
  if (emplacement !== null) gunAt(cx.s, emplacement).loaded = false;
  if (gear >= 0 && shot.loading !== 'always') shooter.gear[gear]!.loaded = false;
}

/** Some creatures mind a shot, whoever it was meant for. */
function heard(cx: SilverCx, shooter: Figure, { shot }: ProjectileWeapon): void {
  for (const bearer of cx.s.figures) {
    if (!stands(bearer)) continue;
    cx.react('shotFired', bearer, { attacker: shooter, technology: shot.technology });
  }
}

/** Steps 2 to 4 of SB-SHT-17 for one target; true for a critical hit. */
function resolve(cx: SilverCx, attack: AttackSubject): boolean {
  const silenced = silencerOf(cx, attack);
  if (silenced !== null) {
    tellAttack(cx, attack, 'missed', silenced, silenced.rule);
    return false;
  }
  const { hit, checked, critical } = attackCheck(cx, attack, shotModifiers(cx, attack), 'SB-SHT-08');
  if (hit) damageOfHit(cx, attack, checked);
  return critical;
}

/** SB-GEN-17: if technology fails this shooter no dice are rolled; told with the figure that stands in its way. */
export function silencerOf(look: Look, attack: AttackSubject): Verdict | null {
  const { weapon } = attack;
  const attacker = figure(look.s, attack.attacker);
  const by = look.s.figures.find(
    (bearer) => stands(bearer) && !look.modify('shotsWork', bearer, true, { attacker, weapon }),
  );
  return by === undefined ? null : { why: 'no-technology', by: by.id, rule: 'SB-GEN-17' };
}

/** SB-SHT-09, as far as it is not the business of a state, an attribute or an item. */
export function shotModifiers(look: Look, attack: AttackSubject): readonly Modifier[] {
  const shooter = figure(look.s, attack.attacker);
  const { shot, rule } = item(attack.weapon);
  const all: readonly Modifier[] = [
    { by: 'moved', rule: 'SB-SHT-10', value: attack.answer ? 0 : movedPenalty(look, shooter) },
    { by: 'cover', rule: 'SB-SHT-05', value: attack.cover ? coverPenalty(look, attack) : 0 },
    { by: 'mounted', rule: 'SB-CAV-13', value: shooter.mounted ? SHOOTING_MODIFIERS.mountedShooter : 0 },
    { by: attack.weapon, rule, value: shot?.modifier ?? 0 },
    ...weather(look),
  ];
  return all.filter(({ value }) => value !== 0);
}

/** SB-SHT-10: for the active figure that has made its Move, never for a Return Fire. */
function movedPenalty(look: Look, shooter: Figure): number {
  const { activation } = look.s;
  if (activation?.figure !== shooter.id || !activation.moved) return 0;
  const subject = { distance: activation.distance };
  return look.modify('movedPenalty', shooter, SHOOTING_MODIFIERS.moved, subject);
}

function coverPenalty(look: Look, attack: AttackSubject): number {
  return look.modify('coverPenalty', figure(look.s, attack.target), SHOOTING_MODIFIERS.cover, attack);
}

/** SB-EVT-01.R2: Rain counts for nothing in a Deluge, unless the option adds them up. */
function weather({ s }: Look): readonly Modifier[] {
  const { rain, deluge } = s.conditions;
  const alsoRain = rain && (!deluge || s.options['weather-stacks']);
  return [
    { by: 'rain', rule: 'SB-EVT-02', value: alsoRain ? RAIN : 0 },
    { by: 'deluge', rule: 'SB-EVT-05', value: deluge ? DELUGE : 0 },
  ];
}
