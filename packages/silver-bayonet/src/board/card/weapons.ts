import { type CardWeapon, sentenceOf } from '@vedette/engine';
import { item } from '../../data/armoury/armoury.ts';
import type { Shot } from '../../data/armoury/item.ts';
import type { Look } from '../../game.ts';
import type { AttackSubject } from '../../moments.ts';
import { blowOf, typesOf } from '../../rules/damage/attack-damage.ts';
import { gearId } from '../../rules/gear-id.ts';
import { blowWith, type MeleeWeapon } from '../../rules/melee/blow.ts';
import { meleeWeapons } from '../../rules/melee/weapon.ts';
import { loadsOf } from '../../rules/shooting/ammunition.ts';
import { type ProjectileWeapon, projectileWeapons, unready } from '../../rules/shooting/projectile-weapon.ts';
import type { Figure, Gear } from '../../state.ts';
import { words } from '../../words/now.ts';

/** SB-GEN-17: all it fights with, a gun and its bayonet on one line; what is spoilt last. */
export function weaponsOf(look: Look, figure: Figure): readonly CardWeapon[] {
  const blades = meleeWeapons(look, figure);
  const guns = projectileWeapons(look, figure);
  const shown = guns.map((gun) => gunLine(look, figure, gun, blades.find(({ id }) => id === gun.id) ?? null));
  const bare = blades.filter(({ id }) => !guns.some((gun) => gun.id === id));
  return [
    ...shown,
    ...bare.map((blade) => bladeLine(look, figure, blade)),
    ...spoilt(figure, [...guns, ...blades]),
  ];
}

function gunLine(look: Look, figure: Figure, gun: ProjectileWeapon, blade: MeleeWeapon | null): CardWeapon {
  const { shot, weapon } = gun;
  const refused = unready(look, figure, gun, 'own');
  const loads = loadsOf(figure, gun);
  const attack = shotWith(gun, figure, loads[0]!);
  const said = words.card.weapon;
  const parts = [
    damageOf(look, attack),
    ...shotParts(shot),
    loads.length > 1 || loads[0] !== 'plain' ? said.loads(loads) : null,
    materials(typesOf(look, { ...attack, load: 'plain' })),
    blade === null ? null : bladeWords(look, figure, blade),
  ];
  const why = refused === null || !gun.loaded ? [] : [sentenceOf(words.refusals, refused)];
  return {
    title: words.card.weapon.title(gun.id.includes('/') ? weapon : gun.id),
    text: [...parts.filter((part) => part !== null), ...why].join('; '),
    to: { shelf: 'armoury', id: weapon },
    state: refused === null ? 'ready' : 'empty',
    stateWords: loading(gun),
    reach: said.range(shot.range),
  };
}

function loading({ shot, loaded }: ProjectileWeapon): string | null {
  const said = words.card.weapon;
  if (shot.loading === 'always') return null;
  if (loaded) return said.loaded;
  return shot.loading === 'once' ? said.spent : said.unloaded;
}

function shotParts({ modifier, targets, ignoresArmour, loading: how }: Shot): readonly (string | null)[] {
  const said = words.card.weapon;
  return [
    modifier === 0 ? null : said.toHit(modifier),
    targets > 1 ? said.targets(targets) : null,
    ignoresArmour === 0 ? null : said.armour(ignoresArmour),
    how === 'once' ? said.once : null,
  ];
}

function bladeLine(look: Look, figure: Figure, blade: MeleeWeapon): CardWeapon {
  const broken = figure.gear[blade.gear]?.state === 'broken';
  return {
    title: blade.gear < 0 ? words.itemTitle(blade.weapon) : words.card.weapon.title(blade.id),
    text: damageAndMaterial(look, figure, blade),
    to: { shelf: 'armoury', id: blade.weapon },
    state: 'ready',
    stateWords: broken ? words.card.weapon.broken : null,
    reach: null,
  };
}

function bladeWords(look: Look, figure: Figure, blade: MeleeWeapon): string {
  const { inHand, bayonetBroken } = words.card.weapon;
  const broken = figure.gear[blade.gear]?.state === 'broken' ? `, ${bayonetBroken}` : '';
  return inHand(damageAndMaterial(look, figure, blade)) + broken;
}

function damageAndMaterial(look: Look, figure: Figure, blade: MeleeWeapon): string {
  const attack = blowWith(blade, figure, figure, 'own');
  const found = [damageOf(look, attack), materials(typesOf(look, attack))];
  return found.filter((part) => part !== null).join(', ');
}

/** SB-EQ-30: the die and all that its bearer adds to it, whomever it hits; null where the hit does something else. */
function damageOf(look: Look, attack: AttackSubject): string | null {
  const blow = blowOf(look, attack);
  if (blow === null) return null;
  return words.card.weapon.damage(
    blow.die,
    blow.bonuses.reduce((sum, { value }) => sum + value, 0),
  );
}

function materials(types: readonly string[]): string | null {
  return types.length === 0 ? null : words.card.weapon.of([...new Set(types)]);
}

/** The shot as hooks see it, at nobody: as if at oneself. */
function shotWith(
  { gear, weapon, emplacement }: ProjectileWeapon,
  { id }: Figure,
  load: string,
): AttackSubject {
  return {
    attacker: id,
    target: id,
    mode: 'shooting',
    gear,
    weapon,
    answer: false,
    load,
    cover: false,
    ...(emplacement === null ? {} : { emplacement }),
  };
}

/** SB-EQ-33: what can be used for nothing any more. */
function spoilt(figure: Figure, usable: readonly { readonly id: string }[]): readonly CardWeapon[] {
  return figure.gear.flatMap((gear, i) => {
    const { shot, melee } = item(gear.item);
    const id = gearId(figure, i);
    if ((shot === undefined && melee === undefined) || gear.state === 'whole') return [];
    if (usable.some((other) => other.id === id && gear.state !== 'fouled')) return [];
    return [spoiltLine(gear, id)];
  });
}

function spoiltLine({ item: id, state }: Gear, name: string): CardWeapon {
  return {
    title: words.card.weapon.title(name),
    text: '',
    to: { shelf: 'armoury', id },
    state: 'spoilt',
    stateWords: words.card.weapon[state as Exclude<Gear['state'], 'whole'>],
    reach: null,
  };
}
