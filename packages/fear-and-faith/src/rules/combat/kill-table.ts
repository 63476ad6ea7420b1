import { KILL_TABLE, type Killer, type KillRow, type KillTarget } from '../../data/fighting.ts';
import { weapon as weaponOf } from '../../data/weapons/weapons.ts';
import type { Look } from '../../game.ts';
import { isFallen, isHelpless } from '../../models.ts';
import type { Model } from '../../state.ts';
import { isDay } from '../clock/daylight.ts';
import { D6 } from '../quality/quality.ts';
import { type Attack, isStruck } from './attack.ts';

/** FF-HTH-05: the rows that a target stands in; a change of form does not take them. */
function rowsOf(look: Look, { tags, conditions }: Model): readonly KillTarget[] {
  const rows: KillTarget[] = [];
  if (conditions.immaterial !== undefined) rows.push('immaterial');
  if (tags.includes('zombie')) rows.push('zombie');
  // FF-SET-07, FF-CAMP-30
  if (tags.includes('vampire')) rows.push(isDay(look) ? 'vampire-by-day' : 'vampire-by-night');
  if (tags.includes('werewolf')) rows.push('werewolf');
  return rows;
}

/** FF-HTH-05: everything that this attack is. */
function killersIn(attack: Attack): ReadonlySet<Killer> {
  const { attacker, kind, weapon, careful, silver, wooden } = attack;
  const found = new Set<Killer>();
  if (kind === 'spell') found.add('attack-spell');
  if (kind === 'fire') found.add('fire');
  // A blast that nobody threw is powder.
  if (kind === 'blast' && weapon === null) found.add('explosive');
  if (silver) found.add('silver');
  if (wooden) found.add('wood');
  if (isStruck(attack) && attacker?.conditions.immaterial !== undefined) found.add('immaterial');
  if (weapon === null || weapon === 'spell') return found;
  const used = weaponOf(weapon);
  if (used.kind === 'blast') found.add(BURSTS[used.id]);
  else if (used.kind === 'ranged') {
    if (used.firearm && careful) found.add('firearm-aimed');
  } else {
    if (used.magic) found.add('magic-weapon');
    if (used.wood) found.add('wood');
    if (used.id === 'chainsaw') found.add('chainsaw');
    if (used.id === 'heavy-weapon' && careful) found.add('heavy-weapon-powerful');
    if (used.id === 'natural' && isStruck(attack) && hasClaws(attacker)) found.add('claws');
  }
  return found;
}

/** FF-HTH-05: monsters, and whoever wears a beast's form. */
function hasClaws(attacker: Model | null): boolean {
  return (
    attacker?.tags.includes('monster') === true ||
    (attacker !== null && attacker.conditions.form !== undefined)
  );
}

const BURSTS = {
  grenade: 'explosive',
  'sun-grenade': 'sun-grenade',
  'holy-water-vial': 'holy-water',
} as const satisfies Record<string, Killer>;

/** FF-HTH-05: what of it counts against this row. */
function counting(look: Look, attack: Attack, target: KillTarget, row: KillRow): ReadonlySet<Killer> {
  const found = killersIn(attack);
  if (!found.has('claws') || clawsCount(look, attack, target, row)) return found;
  const others = new Set(found);
  others.delete('claws');
  return others;
}

function clawsCount({ s }: Look, { attacker }: Attack, target: KillTarget, { notClawsOf }: KillRow): boolean {
  if (target === 'vampire-by-night' && s.options['vampires-ignore-claws']) return false;
  const barred = notClawsOf.filter(
    (kind) => kind !== 'werewolf' || !s.options['werewolf-claws-kill-werewolves'],
  );
  return !barred.some((kind) => attacker?.tags.includes(kind));
}

/** FF-HTH-04 step 5: what the attack can do to its target at most. */
export function mostSuffered(look: Look, attack: Attack): 'all' | 'fall' | 'nothing' {
  const { target } = attack;
  let most: 'all' | 'fall' | 'nothing' = 'all';
  for (const id of rowsOf(look, target)) {
    const row = KILL_TABLE[id];
    const found = counting(look, attack, id, row);
    if (row.by === null || row.by.some((way) => found.has(way))) continue;
    if (row.untouched) return 'nothing';
    // FF-SPEC-33: who is Lethal to its kind can kill it.
    if (!isLethalByRule(look, attack)) most = 'fall';
  }
  return look.modify('suffers', target, most, { attack });
}

/** FF-SPEC-33: the attacker's own doing, whatever it strikes with. */
function isLethalByRule(look: Look, attack: Attack): boolean {
  const { attacker } = attack;
  return (
    attacker !== null &&
    look.handles('lethal', attacker) &&
    look.modify('lethal', attacker, false, { attack })
  );
}

/** FF-HTH-04 step 3, FF-SPEC-33: whether it kills by beating. */
export function isLethal(look: Look, attack: Attack): boolean {
  const { target } = attack;
  if (attack.lethal || lethalByTable(look, attack)) return true;
  if (isLethalByRule(look, attack)) return true;
  return look.modify('lethalTo', target, false, { attack });
}

function lethalByTable(look: Look, attack: Attack): boolean {
  const { target } = attack;
  const down = isFallen(target) || isHelpless(target);
  return rowsOf(look, target).some((id) => {
    const row = KILL_TABLE[id];
    const found = counting(look, attack, id, row);
    if (row.lethal.some((way) => found.has(way))) return true;
    return down && row.lethalWhenHelpless.some((way) => found.has(way) && reaches(look, attack, way));
  });
}

/** FF-HTH-05: an aimed shot finishes only from beside. */
function reaches(look: Look, { attacker, target }: Attack, way: Killer): boolean {
  return way !== 'firearm-aimed' || (attacker !== null && look.table.touches(attacker, target));
}

/** FF-HTH-04 step 1, FF-SPEC-69: what a natural six kills whatever the totals. */
export function killsOnSix(look: Look, attack: Attack, die: number): boolean {
  if (die !== D6) return false;
  return rowsOf(look, attack.target).some((id) => {
    const row = KILL_TABLE[id];
    const found = counting(look, attack, id, row);
    return row.onSix.some((way) => found.has(way));
  });
}
