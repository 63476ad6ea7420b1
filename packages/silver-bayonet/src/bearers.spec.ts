import { expect, it } from 'vitest';
import { hooks, looking } from './hooks.ts';
import { gaitOf } from './rules/movement/gait.ts';
import { of, scene } from './scene.spec-support.ts';

/** What an ability is written with where it cannot do without. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  allergy: 'silver',
  cursed: '1',
  cursethrower: 'burning',
  'damage-reduction': '1',
  emboldened: '1',
  form: 'bear',
  imbalanced: '1',
  'maximum-damage': '3',
  skinshift: 'bear',
  'sow-fear': '2',
  status: 'bound',
  wasting: '0',
};

const kitWith = (ability: string) => {
  const argument = ARGUMENTS[ability];
  return argument === undefined ? ability : `${ability}:${argument}`;
};

/** Everything that is asked of a figure about itself alone. */
function ownValues(kit: string, id: string): readonly unknown[] {
  const s = scene({ active: 'a', figures: [{ id: 'a', gear: [{ item: 'musket' }] }] });
  const bearer = { ...of(s, 'a'), id, kit };
  const look = looking(s);
  const eyes = { throughTerrain: false, range: 24, findsHidden: false };
  return [
    look.modify('speed', bearer, 4),
    look.modify('moveDistance', bearer, 4),
    look.modify('sprintDistance', bearer, 6),
    look.modify('gait', bearer, gaitOf(look, of(s, 'a'))),
    look.modify('terrain', bearer, s.terrain),
    look.modify('keepsAway', bearer, 0),
    look.modify('fatigueLimit', bearer, 3),
    look.modify('allergies', bearer, []),
    look.modify('builtInWeapons', bearer, []),
    look.modify('eyes', bearer, eyes),
    look.modify('plainDie', bearer, 5),
    look.modify('negationDice', bearer, 1),
    look.modify('actions', bearer, ['move']),
    look.modify('artilleryBonus', bearer, 0),
    look.modify('addsToPool', bearer, []),
    look.modify('candidates', bearer, []),
    look.modify('lungeReach', bearer, 0),
    look.modify('movedPenalty', bearer, -1, { distance: 3 }),
    look.modify('mayUseGear', bearer, true, { gear: 0, use: 'shoot' }),
    look.modify('mayAnswer', bearer, true),
    look.modify('mayAct', bearer, true),
    look.modify('bearsFire', bearer, false),
  ];
}

it.each(hooks.abilities)('%s works for whoever carries it, on the table or only thought of', (ability) => {
  const kit = kitWith(ability);
  expect(ownValues(kit, 'thought-of')).toEqual(ownValues(kit, 'a'));
});
