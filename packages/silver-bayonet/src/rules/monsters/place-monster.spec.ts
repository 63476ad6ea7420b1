import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, type SceneDraft, scene, stepping } from '../../scene.spec-support.ts';
import { type Placing, placeMonster } from './place-monster.ts';

const MEN: SceneDraft['figures'] = [
  { id: 'red', side: 0, x: 5, y: 5 },
  { id: 'blue', side: 1, x: 30, y: 30 },
];
const WEST = { x: 0, y: 18, z: 0 };

const placing = (id: string, spot = WEST, more: Placing = {}) =>
  stepping((cx) => {
    placeMonster(cx, id, spot, 'SB-ENC-02', more);
  });

describe('SB-ENC-02 placement', () => {
  it('SB-ENC-02 its base touches the edge at its midpoint, at full Health, loaded', () => {
    const { state, events } = play(placing('bandit'), {
      state: scene({ figures: MEN, phase: 'initiative' }),
    });
    const bandit = of(state, 'bandit-1');
    expect(bandit).toMatchObject({ x: 0.492, y: 18, z: 0, health: 10, side: null, role: 'monster' });
    expect(bandit.gear.map(({ item, loaded }) => [item, loaded])).toEqual([
      ['musket', true],
      ['cartridge-box', false],
    ]);
    expect(events).toEqual([
      { type: 'appeared', rule: 'SB-ENC-02', figure: 'bandit-1', kind: 'bandit', x: 0.492, y: 18, z: 0 },
    ]);
  });

  it('SB-ENC-02.R1 where that is taken it stands at the nearest place', () => {
    const state = scene({ figures: [...MEN, { id: 'in-the-way', side: 0, x: 0.6, y: 18 }] });
    const monster = of(play(placing('bandit'), { state }).state, 'bandit-1');
    const away = Math.sqrt((monster.x - 0.6) * (monster.x - 0.6) + (monster.y - 18) * (monster.y - 18));
    expect(away).toBeGreaterThanOrEqual(0.983);
    expect(away).toBeLessThan(1.2);
  });

  it('SB-ENC-02.R1 it causes no Terror Check, and contact it is placed in no attack', () => {
    const state = scene({ figures: [...MEN, { id: 'beside', side: 0, x: 0.492, y: 19 }] });
    const { asked, events } = play(placing('ghost'), { state });
    expect(asked).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(['appeared']);
  });

  it('SB-ENC-02.R1 SB-TURN-14 it activates this turn before the Monster Phase, next turn during or after it', () => {
    const waits = (phase: NonNullable<SceneDraft['phase']>) =>
      of(play(placing('ghoul'), { state: scene({ figures: MEN, phase }) }).state, 'ghoul-1').activated;
    expect(waits('initiative')).toBe(false);
    expect(waits('primary-1')).toBe(false);
    expect(waits('monsters')).toBe(true);
    expect(waits('secondary')).toBe(true);
  });

  it('SB-ENC-02 its body is that of its entry', () => {
    const { state } = play(placing('troll'), { state: scene({ figures: MEN }) });
    expect(of(state, 'troll-1')).toMatchObject({ radius: 0.984, height: 2, x: 0.984 });
  });

  it('SB-ENC-02 the second of a kind has a name of its own', () => {
    const twice = stepping((cx) => {
      placeMonster(cx, 'ghoul', WEST, 'SB-ENC-02');
      placeMonster(cx, 'ghoul', WEST, 'SB-ENC-02');
    });
    const { state } = play(twice, { state: scene({ figures: MEN }) });
    expect(state.figures.slice(2).map(({ id, name }) => [id, name])).toEqual([
      ['ghoul-1', 'Ghoul'],
      ['ghoul-2', 'Ghoul 2'],
    ]);
  });
});

describe('what is drawn at random', () => {
  it('SB-MON-07.R1 one of the equipment sets of a Brigante', () => {
    const armed = (face: number) => {
      const { state } = play(placing('brigante'), { state: scene({ figures: MEN }), dice: [face] });
      return of(state, 'brigante-1').gear.map(({ item }) => item);
    };
    expect(armed(1)).toEqual(['musket', 'cartridge-box']);
    expect(armed(2)).toEqual(['blunderbuss', 'shot-bag']);
    expect(armed(3)).toEqual(['hand-weapon', 'pistol', 'pistol']);
  });

  it('SB-MON-07.R1 nothing is drawn when the scenario says which', () => {
    const { state } = play(placing('brigante', WEST, { set: 1 }), { state: scene({ figures: MEN }) });
    expect(of(state, 'brigante-1').gear[0]!.item).toBe('blunderbuss');
  });

  it('SB-MON-63.R1 the variant of a Swarm', () => {
    const { state } = play(placing('swarm'), { state: scene({ figures: MEN }), dice: [1] });
    const { kit, name } = of(state, 'swarm-1');
    expect(kit.split('+')).toContain('flying');
    expect(name).toMatch(/^Swarm \(.+\)$/);
    const named = play(placing('swarm', WEST, { variant: 'snakes' }), { state: scene({ figures: MEN }) });
    expect(of(named.state, 'swarm-1').kit.split('+')).toContain('venomous');
  });
});

it('SB-MON-42 SB-MON-72 of a unique monster there is never a second on the table', () => {
  const figures = [...MEN, { id: 'first', side: null, type: 'il-negromante', x: 18, y: 18 }];
  expect(play(placing('il-negromante'), { state: scene({ figures }) }).state.figures).toHaveLength(3);
  const gone = figures.map((figure) =>
    figure.id === 'first' ? { ...figure, standing: 'removed' as const } : figure,
  );
  expect(play(placing('il-negromante'), { state: scene({ figures: gone }) }).state.figures).toHaveLength(4);
});

it('SB-MON-10 SB-MON-11 the behaviour of its entry is part of its kit, a standard one is not', () => {
  const kit = (id: string) =>
    of(play(placing(id), { state: scene({ figures: MEN }) }).state, `${id}-1`).kit.split('+');
  expect(kit('necromancer-acolyte')).toContain('necromancer');
  expect(kit('forest-witch')).toContain('caster');
  expect(kit('ghoul')).toEqual(['strong']);
});
