import { expect, it } from 'vitest';
import { TERRAIN_TYPES, terrainType } from './terrain.ts';

/** Type | height | ground | solid | top | sight | other. */
const TYPES = `
barrel | 0.75 | open | yes | stand | solid |
boat | 0.5 | open | yes | stand | solid | structure
bog | 0 | difficult | no | - | clear |
bridge | 0.2 | open | yes | stand | solid | base 1.3
campfire | 0.2 | open | no | - | clear |
crate | 1.25 | open | yes | stand | solid |
floor | 0 | open | no | - | clear | structure
ford | 0 | open | no | - | clear | water
gravestone | 0.75 | open | yes | none | solid |
hatch | 0 | open | no | - | clear |
haystack | 1.5 | open | yes | stand | solid |
hedge | 1.25 | open | yes | none | obscuring |
high-wall | 3 | open | yes | none | solid |
hill | 1.5 | open | no | slope | solid |
house | 3.5 | open | yes | stand | solid | structure
low-wall | 0.5 | open | yes | none | solid |
mast | 6 | open | yes | none | solid |
mud | 0 | difficult | no | - | clear |
pew | 0.5 | open | yes | stand | solid |
platform | 0.2 | open | yes | stand | solid | base 2.8, structure
post | 3 | open | yes | none | solid |
rock | 1.5 | open | yes | stand | solid |
rubble | 0.5 | difficult | no | - | obscuring |
ruin-wall | 2 | open | yes | none | solid |
stairs | 0 | open | no | - | clear |
thicket | 2 | difficult | no | - | obscuring |
tree | 5 | open | yes | none | solid |
undergrowth | 0.5 | difficult | no | - | obscuring |
wagon | 1.25 | open | yes | stand | solid | structure
water | 0 | difficult | no | - | clear | water
well | 0.75 | open | yes | none | solid |
wood | 4 | open | no | - | obscuring |`;

it('SB-OPS-06 what each type of terrain is by default', () => {
  const ours = TERRAIN_TYPES.map((type) => {
    const other = [
      ...(type.base === 0 ? [] : [`base ${type.base}`]),
      ...(type.structure === true ? ['structure'] : []),
      ...(type.water === true ? ['water'] : []),
    ];
    const solid = type.solid ? 'yes' : 'no';
    const cells = [type.id, type.height, type.ground, solid, type.top ?? '-', type.sight, other.join(', ')];
    return cells.join(' | ').trim();
  });
  expect(ours.sort()).toEqual(TYPES.trim().split('\n'));
});

it('asking for a type that does not exist is a loud mistake', () => {
  expect(() => terrainType('lava')).toThrow('There is no terrain type "lava".');
});
