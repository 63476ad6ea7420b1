import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { investigable } from '../../rules/clue/investigate.ts';
import { enemiesTouching } from '../../rules/movement/contact.ts';
import { shootable } from '../../rules/shooting/shoot.ts';
import { sees } from '../../rules/shooting/sight.ts';
import { of, type SceneFigure, scene } from '../../scene.spec-support.ts';
import type { SilverBayonetState } from '../../state.ts';
import { CELLAR, inHouse, TRAP_DOOR } from './house.spec-support.ts';

const man = (id: string, x: number, y: number, more: Partial<SceneFigure> = {}): SceneFigure => ({
  id,
  x,
  y,
  ...more,
});
const seen = (s: SilverBayonetState, a: string, b: string) => sees(looking(s), of(s, a), of(s, b)).visible;

describe('between two boards', () => {
  const s = inHouse([TRAP_DOOR], {
    figures: [
      man('up', 10, 8),
      man('foe', 10, 12, { side: 1 }),
      man('below', 10, CELLAR + 8, { side: 1 }),
      man('beside', 11, CELLAR + 8),
    ],
    active: 'up',
  });

  it('SB-OPS-04 there is no line of sight, however short the way through the hatch', () => {
    expect([seen(s, 'up', 'foe'), seen(s, 'foe', 'up')]).toEqual([true, true]);
    expect([seen(s, 'up', 'below'), seen(s, 'below', 'up')]).toEqual([false, false]);
    expect(seen(s, 'below', 'beside')).toBe(true);
  });

  it('SB-OPS-04 there is no contact, nor anything to shoot at', () => {
    expect(enemiesTouching(s, of(s, 'up'))).toEqual([]);
    expect(enemiesTouching(s, of(s, 'below')).map(({ id }) => id)).toEqual(['beside']);
    expect(shootable(looking(s), of(s, 'up')).length).toBeGreaterThan(0);
    of(s, 'foe').standing = 'removed';
    expect(shootable(looking(s), of(s, 'up'))).toEqual([]);
    of(s, 'foe').standing = 'standing';
  });

  it('SB-OPS-04 eyes that go through walls do not go through the floor', () => {
    const ghost = inHouse([], {
      figures: [
        { id: 'ghost', side: null, type: 'ghoul', attributes: ['ethereal', 'eyeless'], x: 10, y: 8 },
        man('up', 15, 8),
        man('below', 10, CELLAR + 8),
      ],
    });
    expect([seen(ghost, 'ghost', 'up'), seen(ghost, 'ghost', 'below')]).toEqual([true, false]);
  });

  it('SB-OPS-04 an enemy overhead keeps nobody from a marker', () => {
    const clues = [{ id: 'clue', deck: 'clues', x: 10, y: CELLAR + 8, z: 0 }];
    const draft = { figures: [man('a', 10, CELLAR + 8), man('foe', 10, 8, { side: 1 })], clues, active: 'a' };
    const look = looking(inHouse([], draft));
    expect(investigable(look, of(look.s, 'a'))).toEqual(['clue']);
  });
});

describe('limits of sight', () => {
  const pair = (apart: number, y: number) => [man('a', 5, y), man('b', 5 + 0.984 + apart, y, { side: 1 })];

  it('SB-OPS-04 a board may be too dark to see farther than so much', () => {
    expect(seen(inHouse([], { figures: pair(6, CELLAR + 5) }), 'a', 'b')).toBe(true);
    expect(seen(inHouse([], { figures: pair(6.001, CELLAR + 5) }), 'a', 'b')).toBe(false);
    expect(seen(inHouse([], { figures: pair(12, 5) }), 'a', 'b')).toBe(true);
  });

  it('SB-OPS-04 on a table of one board too', () => {
    const dark = { boards: [{ id: 'main', width: 36, height: 36, maxSight: 12 }] };
    expect(seen(scene({ scenario: dark, figures: pair(12, 5) }), 'a', 'b')).toBe(true);
    expect(seen(scene({ scenario: dark, figures: pair(12.1, 5) }), 'a', 'b')).toBe(false);
  });

  const limited = (apart: number, y: number, limits: SilverBayonetState['story']['sight'], fog = false) => {
    const s = inHouse([], { figures: pair(apart, y), conditions: { fog } });
    s.story.sight.push(...limits);
    return seen(s, 'a', 'b');
  };

  it('SB-OPS-63 the lowest limit in force counts', () => {
    const rain = { max: 9, until: 'game-end', board: null } as const;
    const smoke = { max: 4, until: 'turn-end', board: null } as const;
    expect([limited(9, 5, [rain]), limited(9.1, 5, [rain])]).toEqual([true, false]);
    expect([limited(4, 5, [rain, smoke]), limited(4.1, 5, [smoke, rain])]).toEqual([true, false]);
    // Darker than the rain.
    expect(limited(6.1, CELLAR + 5, [rain])).toBe(false);
    expect([limited(4, CELLAR + 5, [smoke]), limited(4.1, CELLAR + 5, [smoke])]).toEqual([true, false]);
  });

  it('SB-OPS-63 a limit for one board is none for another', () => {
    const smoke = { max: 4, until: 'game-end', board: 'cellar' } as const;
    expect(limited(5, CELLAR + 5, [smoke])).toBe(false);
    expect(limited(12, 5, [smoke])).toBe(true);
  });

  it('SB-EVT-03 Fog and darkness: the lower of the two', () => {
    const rain = { max: 12, until: 'game-end', board: null } as const;
    expect([limited(10, 5, [rain], true), limited(10.1, 5, [rain], true)]).toEqual([true, false]);
    expect(limited(6.1, CELLAR + 5, [], true)).toBe(false);
  });
});
