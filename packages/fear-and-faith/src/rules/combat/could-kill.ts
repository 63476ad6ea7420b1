import { weapon as weaponOf } from '../../data/weapons/weapons.ts';
import type { AttackKind } from '../../events.ts';
import type { Look } from '../../game.ts';
import { thisGame } from '../../models.ts';
import type { Model } from '../../state.ts';
import { spellsOf } from '../magic/spells.ts';
import { closeArms } from './arms.ts';
import { type Attack, PLAIN_ATTACK } from './attack.ts';
import { canFight } from './engaged.ts';
import { mostSuffered } from './kill-table.ts';

const KINDS = { close: 'close', ranged: 'shot', blast: 'blast' } as const satisfies Record<
  string,
  AttackKind
>;

/** FF-MOR-04, FF-SPEC-12: whether any attack that this enemy has may kill the model by the table (FF-HTH-05). */
export function couldKill(look: Look, enemy: Model, model: Model): boolean {
  return attacksOf(look, enemy, model).some((attack) =>
    [false, true].some((careful) => mostSuffered(look, { ...attack, careful }) === 'all'),
  );
}

function attacksOf(look: Look, attacker: Model, target: Model): readonly Attack[] {
  const { x, y, z } = attacker;
  const plain = { ...PLAIN_ATTACK, attacker, target, from: { x, y, z } };
  const struck = canFight(look, attacker, target)
    ? closeArms(look, attacker).map((arm) => ({ ...plain, ...arm, kind: 'close' as const }))
    : [];
  const carried = attacker.arms
    .filter(({ fault }) => fault !== 'lost')
    .map(({ weapon, silver, wooden }) => ({
      ...plain,
      weapon,
      silver,
      wooden,
      kind: KINDS[weaponOf(weapon).kind],
    }))
    .filter(({ kind }) => kind !== 'close' || struck.length > 0);
  const spells = hasAttackSpell(attacker)
    ? [{ ...plain, weapon: 'spell' as const, kind: 'spell' as const }]
    : [];
  return [...struck, ...carried, ...spells];
}

/** FF-MAG-01, FF-MAG-03, FF-SPEC-09: of those who cast few have it, and not as a beast or once their power is gone. */
function hasAttackSpell(model: Model): boolean {
  const { conditions } = model;
  return (
    conditions.form === undefined && thisGame(model, 'no-spells') === 0 && spellsOf(model).includes('attack')
  );
}
