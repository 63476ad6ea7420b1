import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTES } from '../data/attributes.ts';
import { hooks, looking } from '../hooks.ts';
import { harm } from '../rules/damage/harm.ts';
import { heal } from '../rules/damage/heal.ts';
import { strike } from '../rules/melee/strike.ts';
import { speedOf } from '../rules/movement/speed.ts';
import { of, scene, stepping } from '../scene.spec-support.ts';
import { addedTo, blow, TOUCHING } from './attack.spec-support.ts';
import { attributes } from './index.ts';

describe('having an attribute', () => {
  it('SB-ATT-01 every attribute of the books can be in a kit, and names its rule', () => {
    const rules = new Map(attributes.map(({ id, rule }) => [id, rule]));
    const core = ATTRIBUTES.filter(({ sources }) => sources.includes('core'));
    for (const { id } of ATTRIBUTES) expect(hooks.abilities).toContain(id);
    for (const { id, rule } of core) expect([id, rules.get(id)]).toEqual([id, rule]);
  });

  it('SB-ATT-01 the same attribute twice counts once, with the better value', () => {
    expect(blow({ attributes: ['strong', 'strong'] }, {}, [5, 9])).toBe(6);
    expect(blow({}, { attributes: ['damage-reduction:1', 'damage-reduction:3'] }, [5, 9])).toBe(2);
  });

  it('SB-ATT-01 different attributes combine', () => {
    const both = { attributes: ['strong', 'great-faith'] };
    expect(blow(both, { attributes: ['indestructible', 'allergy:blessed'] }, [5, 9])).toBe(6);
  });

  it('SB-ATT-01 they stop while the figure is down (SB-ATT-01.R1)', () => {
    const inspirer = { id: 'b', x: 20, attributes: ['inspiring'] };
    expect(addedTo('courage', [{ id: 'a' }, inspirer])).toBe(1);
    expect(addedTo('courage', [{ id: 'a' }, { ...inspirer, standing: 'down', health: 0 }])).toBe(0);
  });
});

describe('modifiers', () => {
  it('SB-ATT-05 all add up: Courage +1, cursed -2, shaken -1, inspired +1, emboldened +1', () => {
    const man = {
      id: 'a',
      stats: { courage: 1 },
      attributes: ['cursed:2', 'emboldened:1'],
      terror: { kind: 'shaken', activations: 0 },
    } as const;
    const figures = [
      { ...man, attributes: [...man.attributes] },
      { id: 'b', x: 20, attributes: ['inspiring'] },
    ];
    expect(addedTo('courage', figures)).toBe(0);
  });

  it('SB-ATT-05 they change totals, never faces: a cursed man still does what his die shows', () => {
    expect(blow({ attributes: ['cursed:2'] }, {}, [7, 8])).toBe(7);
    expect(blow({ attributes: ['cursed:2'] }, {}, [7, 6])).toBe(0);
  });

  it('SB-ATT-05 Speed never falls below 1', () => {
    const s = scene({ figures: [{ id: 'a', stats: { speed: 1 } }], conditions: { deluge: true } });
    expect(speedOf(looking(s), of(s, 'a'))).toBe(1);
  });
});

describe('healing', () => {
  it('SB-ATT-06 never above the maximum, and not for the fallen', () => {
    const state = scene({
      figures: [
        { id: 'a', health: 9 },
        { id: 'b', y: 20, health: 0, standing: 'down' },
      ],
    });
    const heals = stepping((cx) => {
      for (const id of ['a', 'b']) heal(cx, of(cx.s, id), 3, 'SB-ATT-06');
    });
    const { state: after, events } = play(heals, { state });
    expect(of(after, 'a').health).toBe(10);
    expect(of(after, 'b')).toMatchObject({ health: 0, standing: 'down' });
    expect(events).toMatchObject([{ type: 'healed', figure: 'a', points: 1 }]);
  });
});

describe('order', () => {
  it('SB-ATT-04 stops as soon as the figure leaves the table: no Check of the soul after a deadly fall', () => {
    const tower = {
      id: 'tower',
      type: 'house',
      height: 7,
      shape: { rect: [10, 10, 9.5, 16] as [number, number, number, number] },
    };
    const figures = [
      { id: 'v', side: null, type: 'vampire', attributes: ['soul-shear'], x: 19 - TOUCHING, z: 7 },
      { id: 'man', x: 19, z: 7, health: 5 },
      { id: 'pal', x: 4, y: 4 },
    ];
    const hits = stepping((cx) => {
      strike(cx, of(cx.s, 'v'), of(cx.s, 'man'), 'own');
    });
    const { state, events } = play(hits, {
      state: scene({ figures, terrain: [tower] }),
      dice: [4, 10, 1, 2, 9, 9],
    });
    expect(of(state, 'man').standing).toBe('removed');
    expect(events.flatMap((event) => (event.type === 'checked' ? [event.check] : []))).toEqual([
      'melee',
      'fall',
    ]);
  });

  it('SB-ATT-04 damage that is fully reduced triggers nothing', () => {
    const figures = [{ id: 'a', attributes: ['skinshift:bear', 'damage-reduction:5'] }];
    const hurts = stepping((cx) => {
      harm(cx, of(cx.s, 'a'), 5, 'event', 'SB-EVT-06');
    });
    expect(play(hurts, { state: scene({ figures }) }).asked).toEqual([]);
  });
});

describe('monsters', () => {
  it('SB-ATT-07 a monster uses what helps it without being asked', () => {
    const figures = [{ id: 'a', side: null, type: 'werewolf', attributes: ['skinshift:bear'] }];
    const hurts = stepping((cx) => {
      harm(cx, of(cx.s, 'a'), 2, 'event', 'SB-EVT-06');
    });
    const { state, asked } = play(hurts, { state: scene({ figures }), dice: [9, 9] });
    expect(asked).toEqual([]);
    expect(of(state, 'a').kit).toContain('form:bear');
  });
});

it('SB-ATT-08 attributes for scenarios are there to be asked for, and do nothing else', () => {
  for (const id of ['artillerist', 'combat-engineer', 'steady-legs']) {
    const s = scene({ figures: [{ id: 'a', attributes: [id] }] });
    expect(of(s, 'a').kit).toBe(id);
    expect(addedTo('melee', [{ id: 'a', attributes: [id] }])).toBe(1);
  }
});
