import type { Body } from '@vedette/engine/table';
import { SWIVEL_AMMUNITION, SWIVEL_SHOTS } from '../../data/armoury/artillery.ts';
import { MARKER_RADIUS } from '../../data/bases.ts';
import { enemiesOf } from '../../figures.ts';
import type { Look, SilverCx } from '../../game.ts';
import { entryOf } from '../../kit.ts';
import type { Emplacement, Figure, SilverBayonetState } from '../../state.ts';
import { clearOfEnemies, touchesMarker } from '../markers.ts';

/** What questions call the gun itself begins with this; a way to fire it follows after a stroke. */
const SWIVEL = 'swivel:';
/** What the log calls it where it does not matter how it is fired. */
const TITLE = 'swivel-gun';

export function swivelId({ id }: Emplacement): string {
  return SWIVEL + id;
}

/** The gun that this id of a question means; null when it means a piece of gear. */
export function swivelOf(s: SilverBayonetState, id: string): Emplacement | null {
  return s.emplacements.find((gun) => swivelId(gun) === id) ?? null;
}

export function gunAt(s: SilverBayonetState, id: string): Emplacement {
  const found = s.emplacements.find((gun) => gun.id === id);
  if (found === undefined) throw new Error(`There is no gun "${id}".`);
  return found;
}

/** SB-EQ-32, SB-SCN-GEN-24: the guns this figure could work now, for either purpose. */
export function gunsServed(look: Look, figure: Figure, use: 'shoot' | 'reload'): Emplacement[] {
  const { s } = look;
  // SB-CAV-13
  if (s.emplacements.length === 0 || figure.mounted) return [];
  // SB-EQ-24: both ways to fire it take the same hands.
  const held = { gear: -1, weapon: SWIVEL_SHOTS.ball, use };
  if (!look.modify('mayUseGear', figure, true, held)) return [];
  return s.emplacements.filter(
    (gun) => gun.state === 'whole' && mans(look, figure, gun) && isLeftTo(look, figure, gun),
  );
}

/** SB-ATT-10.R1, SB-OPS-12: it knows how, and is where the scenario wants the gunner. */
function mans({ table }: Look, figure: Figure, gun: Emplacement): boolean {
  const { crew } = gun;
  if (entryOf(figure, crew.attribute) === null) return false;
  return 'zone' in crew ? table.inZone(figure, crew.zone) : touchesMarker(figure, disc(gun));
}

/** SB-SCN-GEN-24.R1: no enemy, monsters included, where the scenario wants none. */
function isLeftTo(look: Look, figure: Figure, gun: Emplacement): boolean {
  const { deniedBy } = gun;
  if ('enemyWithin' in deniedBy) return clearOfEnemies(look, figure, disc(gun), deniedBy.enemyWithin);
  return enemiesOf(look.s, figure).every((enemy) => !look.table.inZone(enemy, deniedBy.enemyInZone));
}

/** SB-GEN-07.R1. */
function disc({ x, y, z }: Emplacement): Body {
  return { x, y, z, radius: MARKER_RADIUS, height: 0 };
}

/** SB-EQ-32.R1: those of them it could load; what they need lies with them, unless the option says otherwise. */
export function gunsLoadable(look: Look, figure: Figure): Emplacement[] {
  if (look.s.emplacements.length === 0) return [];
  const lacks =
    look.s.options['swivel-needs-cartridge-box'] &&
    !figure.gear.some(({ item, state }) => item === SWIVEL_AMMUNITION && state !== 'lost');
  return lacks ? [] : gunsServed(look, figure, 'reload');
}

export function reloadSwivel(cx: SilverCx, figure: Figure, gun: Emplacement, rule: string): void {
  gun.loaded = true;
  cx.emit({ type: 'reloaded', rule, figure: figure.id, weapon: TITLE });
}

/** SB-CRIT-05, SB-ATT-35.R1: it fires no more this game, for anybody. */
export function jamSwivel(cx: SilverCx, figure: Figure, id: string, rule: string): void {
  const gun = gunAt(cx.s, id);
  gun.state = 'fouled';
  cx.emit({ type: 'gearLost', rule, figure: figure.id, weapon: TITLE, state: gun.state });
}
