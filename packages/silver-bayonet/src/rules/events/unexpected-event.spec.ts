import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../../game.ts';
import { carries } from '../../kit.ts';
import { of, type SceneDraft, scene, stepping } from '../../scene.spec-support.ts';
import { activateMember } from '../activation/activation.ts';
import { activateMonster } from '../monsters/phase.ts';
import { unexpectedEncounter } from './unexpected-encounter.ts';
import { unexpectedEvent } from './unexpected-event.ts';

const event = stepping((cx: SilverCx) => unexpectedEvent(cx, 0));

function field(figures: SceneDraft['figures'] = [], rest: Partial<SceneDraft> = {}) {
  const base: SceneDraft['figures'] = [
    { id: 'officer', type: 'officer', x: 5, y: 5, stats: { courage: 0 } },
    { id: 'a', x: 8, y: 5, stats: { courage: 0 } },
    { id: 'boss', side: 1, type: 'officer', x: 5, y: 30, stats: { courage: 0 } },
    { id: 'b', side: 1, x: 8, y: 30, stats: { courage: 0 } },
  ];
  return scene({ figures: [...base, ...figures], ...rest });
}

describe('unexpected events', () => {
  it.each([
    [1, 'rain'],
    [2, 'fog'],
    [4, 'deluge'],
    [6, 'wheelOfFate'],
    [8, 'enchantment'],
  ] as const)('SB-EVT-01 a %i: %s begins, and nothing else', (die, condition) => {
    const { state, events } = play(event, { state: field(), dice: [die] });
    const none = { rain: false, fog: false, deluge: false, wheelOfFate: false, enchantment: false };
    expect(state.conditions).toEqual({ ...none, [condition]: true });
    expect(events).toMatchObject([{ type: 'tableRolled', table: 'events', dice: [die] }, { condition }]);
  });

  it('SB-EVT-01.R2 the same weather again has no effect', () => {
    const { state, events } = play(event, { state: field([], { conditions: { rain: true } }), dice: [1] });
    expect(state.conditions.rain).toBe(true);
    expect(events).toHaveLength(1);
  });

  it('SB-CHK-06 an event die is no Check: no Fate Dice, no modifiers', () => {
    const pools = [
      { power: 2, skill: 2, monster: 2 },
      { power: 2, skill: 2, monster: 2 },
    ];
    expect(play(event, { state: field([], { pools }), dice: [2] }).asked).toEqual([]);
  });
});

describe('Wail of Terror', () => {
  it('SB-EVT-04 every unit member checks, in decision order, each player in an order of his own; monsters do not', () => {
    const state = field([{ id: 'beast', side: null, type: 'revenant', x: 20, y: 20 }], { order: [1, 0] });
    const { events, asked } = play(event, {
      state,
      dice: [3, 6, 6, 6, 6, 1, 1, 6, 6],
      answers: [
        ['chooseFigure', 'b'],
        ['chooseFigure', 'a'],
      ],
    });
    expect(asked.map(({ seat }) => seat)).toEqual([1, 0]);
    const checked = events.flatMap((told) => (told.type === 'checked' ? [told.figure] : []));
    expect(checked).toEqual(['b', 'boss', 'a', 'officer']);
  });

  it('SB-EVT-04 SB-END-03 stops when a side has nobody left', () => {
    const figures = [
      { id: 'a', stats: { courage: 0 } },
      { id: 'b', side: 1, x: 30 },
    ];
    const { state } = play(event, { state: scene({ figures }), dice: [3, 1, 1] });
    expect(state.ended).toEqual({ reason: 'no-figures' });
  });
});

describe('Artillery Strike', () => {
  const gunner = (id: string, x: number) => ({ id, x, y: 10, attributes: ['artillerist'] });
  const options = ['a', 'b', 'beast', 'nobody'];
  const beast = { id: 'beast', side: null, type: 'bandit', x: 20, y: 20 };

  it('SB-EVT-06 4 and two gunners beat 7: 8 to 7', () => {
    const state = field([gunner('g', 12), gunner('h', 15)]);
    const { asked } = play(event, { state, dice: [5, 4, 7], answers: [['chooseFigure', 'nobody']] });
    expect(asked[0]!.seat).toBe(0);
  });

  it('SB-EVT-06.R1 a gunner who is down adds nothing; ties roll again', () => {
    const down = { ...gunner('h', 15), standing: 'down' as const };
    const state = field([gunner('g', 12), down]);
    const { asked } = play(event, { state, dice: [5, 4, 6, 1, 9], answers: [['chooseFigure', 'nobody']] });
    expect(asked[0]!.seat).toBe(1);
    expect(asked[0]!.question).not.toMatchObject({ options: expect.arrayContaining(['h']) as unknown });
  });

  it('SB-EVT-06 the winner may choose anybody but an Officer, or nobody', () => {
    const { pending } = playToQuestion(event, { state: field([beast]), dice: [5, 9, 2] });
    expect(pending).toMatchObject({ seat: 0, question: { options } });
  });

  it('SB-EVT-06 a die of damage; SB-EVT-06.R2 credited to nobody', () => {
    const state = field([beast]);
    of(state, 'b').health = 6;
    const { state: after } = play(event, { state, dice: [5, 9, 2, 6], answers: [['chooseFigure', 'b']] });
    expect(of(after, 'b')).toMatchObject({ health: 0, standing: 'removed', fallenTo: null });
  });

  it('SB-EVT-06.R2 no armour helps, Damage Reduction does, and Fate may negate', () => {
    const armoured = field();
    of(armoured, 'b').gear.push({
      item: 'breastplate',
      upgrades: [],
      loaded: false,
      state: 'whole',
      types: [],
    });
    const { state } = play(event, { state: armoured, dice: [5, 9, 2, 4], answers: [['chooseFigure', 'b']] });
    expect(of(state, 'b').health).toBe(6);
    const tough = field();
    of(tough, 'b').kit = 'damage-reduction:2';
    const reduced = play(event, { state: tough, dice: [5, 9, 2, 4], answers: [['chooseFigure', 'b']] });
    expect(of(reduced.state, 'b').health).toBe(8);
    const pools = [
      { power: 0, skill: 0, monster: 0 },
      { power: 1, skill: 0, monster: 0 },
    ];
    const saved = play(event, {
      state: field([], { pools }),
      dice: [5, 9, 2, 4, 5],
      answers: [
        ['chooseFigure', 'b'],
        ['negate', 'power'],
      ],
    });
    expect(of(saved.state, 'b').health).toBe(9);
  });

  it('SB-EVT-06.R2 artillery-credit: the casualty counts for the chooser, not an own one', () => {
    const state = field([beast], { options: { 'artillery-credit': true } });
    of(state, 'b').health = 6;
    of(state, 'a').health = 6;
    const hit = (id: string) =>
      of(play(event, { state, dice: [5, 9, 2, 6], answers: [['chooseFigure', id]] }).state, id);
    expect(hit('b').fallenTo).toBe(0);
    expect(hit('a').fallenTo).toBeNull();
  });
});

describe('Strength of the Faithful', () => {
  it('SB-EVT-08 whoever carries a holy symbol regains up to 3; others nothing', () => {
    const state = field([
      { id: 'p', x: 12, y: 5, stats: { health: 10 }, health: 9, gear: ['holy-symbol'] },
      { id: 'q', side: 1, x: 12, y: 30, stats: { health: 12 }, health: 5, gear: ['holy-symbol'] },
      { id: 'r', side: 1, x: 15, y: 30, health: 5 },
    ]);
    const { state: after } = play(event, { state, dice: [7] });
    expect(['p', 'q', 'r'].map((id) => of(after, id).health)).toEqual([10, 8, 5]);
  });
});

describe('Powerful Enchantment', () => {
  const spell = { conditions: { enchantment: true } };
  const member = stepping((cx: SilverCx) => activateMember(cx, of(cx.s, 'a')));
  const near = { id: 'near', side: 1, x: 8, y: 5.99 };

  it('SB-EVT-09 on a failed Courage Check of 10 it may neither attack nor shoot', () => {
    const { pending, state } = playToQuestion(member, { state: field([near], spell), dice: [4, 5] });
    expect(of(state, 'a').marks).toEqual({ spellbound: 1 });
    const { options } = pending.question as { options: readonly string[] };
    expect(options).toContain('move');
    expect(options.filter((id) => id === 'fight' || id.startsWith('shoot'))).toEqual([]);
  });

  it('SB-EVT-09 with 10 it acts freely; without the event nobody rolls', () => {
    for (const [rest, dice] of [
      [spell, [5, 5]],
      [{}, []],
    ] as const) {
      const { pending } = playToQuestion(member, { state: field([near], rest), dice });
      expect(pending.question).toMatchObject({ options: expect.arrayContaining(['fight']) as unknown });
    }
  });

  it('SB-EVT-09 monsters check too', () => {
    const beast = { id: 'beast', side: null, type: 'revenant', x: 20, y: 20, stats: { courage: 0 } };
    const monster = stepping((cx: SilverCx) => activateMonster(cx, of(cx.s, 'beast')));
    const { events } = play(monster, { state: field([beast], spell), dice: [4, 5] });
    expect(events[1]).toMatchObject({ type: 'checked', check: 'courage', target: 10, success: false });
  });
});

describe('Mysterious Movement', () => {
  it('SB-EVT-10 each player, the triggering one first, exchanges two of the other unit', () => {
    const { state, asked } = play(event, {
      state: field([], { order: [1, 0] }),
      dice: [9],
      answers: [
        ['chooseTwo', ['boss', 'b']],
        ['chooseTwo', ['officer', 'a']],
      ],
    });
    expect(asked.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(state.figures.map(({ id, x, y }) => [id, x, y])).toEqual([
      ['officer', 8, 5],
      ['a', 5, 5],
      ['boss', 8, 30],
      ['b', 5, 30],
    ]);
  });

  it('SB-EVT-10 nothing happens to a unit of one', () => {
    const state = field();
    of(state, 'b').standing = 'down';
    const { asked } = play(event, { state, dice: [9], answers: [['chooseTwo', ['a', 'officer']]] });
    expect(asked.map(({ seat }) => seat)).toEqual([1]);
  });

  it('SB-EVT-10.R1 tokens, states and things stay with the figure', () => {
    const state = field();
    Object.assign(of(state, 'a'), {
      fatigue: 2,
      carries: ['idol'],
      terror: { kind: 'shaken', activations: 1 },
    });
    const { state: after } = play(event, {
      state,
      dice: [9],
      answers: [
        ['chooseTwo', ['b', 'boss']],
        ['chooseTwo', ['a', 'officer']],
      ],
    });
    expect(of(after, 'a')).toMatchObject({ x: 5, fatigue: 2, carries: ['idol'], terror: { kind: 'shaken' } });
    expect(of(after, 'officer')).toMatchObject({ x: 8, fatigue: 0, carries: [] });
  });

  it('SB-EVT-10.R1 SB-GEN-11 a horse that does not fit goes to the nearest place', () => {
    const terrain = [{ id: 'floor', type: 'floor', shape: { rect: [3, 3, 4, 4] as const } }];
    const state = field([{ id: 'rider', x: 20, y: 5, mounted: true }], { terrain });
    const { state: after, events } = play(event, {
      state,
      dice: [9],
      answers: [
        ['chooseTwo', ['b', 'boss']],
        ['chooseTwo', ['rider', 'officer']],
      ],
    });
    expect(of(after, 'officer')).toMatchObject({ x: 20, y: 5 });
    const { x, y, mounted } = of(after, 'rider');
    expect(mounted).toBe(true);
    // Its centre is off the floor, as little as may be.
    expect(Math.max(Math.abs(x - 5), Math.abs(y - 5))).toBeGreaterThanOrEqual(2);
    expect(Math.max(Math.abs(x - 5), Math.abs(y - 5))).toBeLessThan(3);
    expect(events.some(({ type }) => type === 'attacked' || type === 'damaged')).toBe(false);
  });

  it('SB-EVT-10.R1 a figure part way up a wall changes places, and the other hangs there', () => {
    const terrain = [{ id: 'rock', type: 'rock', shape: { rect: [10, 4, 2, 2] as const } }];
    const state = field([], { terrain });
    Object.assign(of(state, 'a'), { x: 9.508, y: 5, z: 0.8 });
    const { state: after } = play(event, {
      state,
      dice: [9],
      answers: [
        ['chooseTwo', ['b', 'boss']],
        ['chooseTwo', ['a', 'officer']],
      ],
    });
    expect(of(after, 'officer')).toMatchObject({ x: 9.508, y: 5, z: 0.8 });
    expect(of(after, 'a')).toMatchObject({ x: 5, y: 5, z: 0 });
  });

  it('SB-EVT-10.R1 with three players each picks an opponent', () => {
    const third = [
      { id: 'c', side: 2, x: 20, y: 20 },
      { id: 'd', side: 2, x: 25, y: 20 },
    ];
    const { asked } = play(event, {
      state: field(third, { seats: 3 }),
      dice: [9],
      answers: [
        ['chooseItem', '2'],
        ['chooseTwo', ['c', 'd']],
        ['chooseItem', '0'],
        ['chooseTwo', ['a', 'officer']],
        ['chooseItem', '0'],
        ['chooseTwo', ['a', 'officer']],
      ],
    });
    expect(asked[0]).toMatchObject({ seat: 0, question: { options: ['1', '2'] } });
  });
});

describe('Lucky Find', () => {
  const finds = (gear: readonly string[]) => {
    const state = scene({
      figures: [
        { id: 'a', gear },
        { id: 'b', side: 1, x: 30, gear: [] },
      ],
    });
    const { pending } = playToQuestion(event, { state, dice: [10], answers: [['chooseFigure', 'a']] });
    return (pending.question as { options: readonly string[] }).options;
  };

  it('SB-EVT-11 every player gives one figure an item', () => {
    const { state, asked } = play(event, {
      state: field(),
      dice: [10],
      answers: [
        ['chooseFigure', 'a'],
        ['chooseItem', 'oil-and-torches'],
        ['chooseFigure', 'boss'],
        ['chooseItem', 'holy-symbol'],
      ],
    });
    expect(asked.map(({ seat }) => seat)).toEqual([0, 0, 1, 1]);
    expect(of(state, 'a').gear.at(-1)).toMatchObject({ item: 'oil-and-torches', state: 'whole' });
    expect(carries(of(state, 'a'), 'oil-and-torches')).toBe(true);
    expect(of(state, 'boss').gear.map(({ item }) => item)).toContain('holy-symbol');
  });

  it('SB-EVT-11.R1 an upgrade needs something to sit on: shot, a blade, a bayonet', () => {
    expect(finds([])).toEqual(['holy-symbol', 'oil-and-torches', 'salt-bag']);
    expect(finds(['hand-weapon'])).toContain('silver-weapon@hand-weapon');
    expect(finds(['hand-weapon'])).not.toContain('silver-shot@hand-weapon');
    expect(finds(['musket', 'cartridge-box'])).toEqual(
      expect.arrayContaining([
        'silver-weapon@musket',
        'cold-iron-weapon@musket',
        'silver-shot@cartridge-box',
        'cold-iron-shot@cartridge-box',
      ]),
    );
    expect(finds(['blunderbuss'])).toEqual(['holy-symbol', 'oil-and-torches', 'salt-bag']);
  });

  it('SB-EVT-11 the upgrade is on the item from then on', () => {
    const { state } = play(event, {
      state: scene({
        figures: [
          { id: 'a', gear: ['hand-weapon', 'pistol'] },
          { id: 'b', side: 1, x: 30 },
        ],
      }),
      dice: [10],
      answers: [
        ['chooseFigure', 'a'],
        ['chooseItem', 'silver-shot@pistol'],
        ['chooseFigure', 'b'],
        ['chooseItem', 'salt-bag'],
      ],
    });
    expect(of(state, 'a').gear.map(({ upgrades }) => upgrades)).toEqual([[], ['silver-shot']]);
  });
});

describe('unexpected encounters', () => {
  const encounter = stepping(unexpectedEncounter);

  it('SB-ENC-01 two dice on the table; SB-ENC-02 the middle of a random edge, at full Health', () => {
    const edges = [
      [18, 35.508],
      [35.508, 18],
      [18, 0.492],
      [0.492, 18],
    ];
    edges.forEach(([x, y], i) => {
      const { state, events } = play(encounter, { state: field(), dice: [3, 6, i + 1] });
      expect(of(state, 'revenant-1')).toMatchObject({ x, y, standing: 'standing', activated: false });
      expect(events[0]).toMatchObject({ table: 'encounters', dice: [3, 6], result: 'revenant' });
    });
  });

  it('SB-GEN-02 the edge is drawn from four, each as likely, and logged by where it appears', () => {
    const { events } = play(encounter, { state: field(), dice: [3, 6, 2] });
    expect(events[1]).toMatchObject({ type: 'appeared', x: 35.508, y: 18 });
  });

  it('SB-ENC-02.R1 SB-GEN-11 if blocked, the nearest place; no Terror Check follows', () => {
    const state = field([{ id: 'guard', x: 18, y: 35.508 }]);
    const { state: after, events } = play(encounter, { state, dice: [3, 6, 1] });
    const { x, y } = of(after, 'revenant-1');
    const apart = Math.sqrt((x - 18) * (x - 18) + (y - 35.508) * (y - 35.508));
    expect(apart).toBeGreaterThanOrEqual(0.983);
    expect(apart).toBeLessThan(1.1);
    expect(events.map(({ type }) => type)).toEqual(['tableRolled', 'appeared']);
  });

  it('SB-ENC-04 it bears a mark, for campaigns that give experience for it', () => {
    const { state } = play(encounter, { state: field(), dice: [3, 6, 1] });
    expect(of(state, 'revenant-1').marks).toEqual({ encounter: 1 });
  });
});
