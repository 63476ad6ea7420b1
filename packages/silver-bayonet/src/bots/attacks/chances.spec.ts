import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { attackChecking } from '../../rules/check/attack-check.ts';
import { modifiersOf } from '../../rules/check/check.ts';
import { blowOf, hitParts } from '../../rules/damage/attack-damage.ts';
import { totalOf } from '../../rules/damage/parts.ts';
import { blowWith } from '../../rules/melee/blow.ts';
import { meleeWeapons } from '../../rules/melee/weapon.ts';
import { of, scene } from '../../scene.spec-support.ts';
import { chancesOf } from './chances.ts';

/** The same by going through all rolls, as the rules reckon each of them. */
function counted(target: object) {
  const s = scene({ figures: [{ id: 'a' }, { id: 'foe', side: 1, ...target }] });
  const look = looking(s);
  const foe = of(s, 'foe');
  const attack = blowWith(meleeWeapons(look, of(s, 'a'))[0]!, of(s, 'a'), foe, 'own');
  const checking = attackChecking(look, attack, [], 'SB-CHK-01');
  const bonus = totalOf(modifiersOf(look, checking));
  const blow = blowOf(look, attack)!;
  let [hit, out, worn, damage] = [0, 0, 0, 0];
  for (let power = 1; power <= 10; power++) {
    for (let skill = 1; skill <= 10; skill++) {
      if (power + skill + bonus < checking.target) continue;
      const points = totalOf(hitParts(blow, blow.die === 'power' ? power : skill, 'other'));
      hit += 0.01;
      damage += points / 100;
      if (points >= foe.health) out += 0.01;
      else worn += points / foe.health / 100;
    }
  }
  return { told: chancesOf(look, attack, foe, []), counted: { hit, out, worn, damage } };
}

describe('the chances of an attack', () => {
  it.each([
    ['somebody as strong', {}],
    ['somebody nearly down', { health: 3 }],
    [
      'somebody who is hard to hit',
      { stats: { speed: 6, melee: 0, accuracy: 0, defence: 19, courage: 0, health: 10 } },
    ],
    ['a hide that takes most of it', { attributes: ['damage-reduction:4'] }],
    ['a hide that takes all of it', { attributes: ['damage-reduction:20'] }],
  ])('SB-EQ-30 are those of all rolls against %s', (_, target) => {
    const { told, counted: all } = counted(target);
    for (const key of ['hit', 'out', 'worn', 'damage'] as const) expect(told[key]).toBeCloseTo(all[key], 9);
  });

  it('SB-ATT-14 a hide takes no more than there is of a light blow', () => {
    const { told } = counted({ attributes: ['damage-reduction:9'], health: 20 });
    expect(told.hit).toBeGreaterThan(0);
    expect(told.damage).toBeGreaterThan(0);
  });
});
