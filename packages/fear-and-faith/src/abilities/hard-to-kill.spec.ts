import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { flee } from '../rules/flight/flee.ts';
import { offersFor } from '../rules/turn/act.ts';
import { victoryPoints } from '../rules/turn/ending.ts';
import { nominateOptions } from '../rules/turn/nominate.ts';
import fearAndFaith from '../ruleset.ts';
import { duel, of, playScene, type SceneModel, scene, stepping } from '../scene.spec-support.ts';

/** Nobody who minds, of either side. */
const FAR: readonly SceneModel[] = [
  { id: 'x', x: 40, y: 40, rules: ['mindless'] },
  { id: 'y', x: 860, y: 860, party: 1, rules: ['mindless'] },
  { id: 'z', x: 820, y: 860, party: 1, rules: ['mindless'] },
];
const HARD = { rules: ['hard-to-kill'] } as const;
const DOWN = { ...HARD, posture: 'fallen', conditions: { apparentlyDead: { revivable: true } } } as const;

describe('Hard to Kill', () => {
  it('FF-SPEC-24 the first plain kill leaves it lying as if dead, and nobody tests', () => {
    const { state } = playScene(
      duel({ combat: 3 }, { combat: 2, ...HARD }, 1, { models: FAR }),
      [5, 2],
      [['act', 'strike/hand-weapon/b']],
    );
    expect(of(state, 'b')).toMatchObject({
      standing: 'table',
      posture: 'fallen',
      conditions: { apparentlyDead: { revivable: false } },
    });
    expect(state.corpses).toEqual([]);
  });

  it('FF-SPEC-24 a gruesome kill and a second one are final', () => {
    const gruesome = playScene(
      duel({ combat: 4 }, { combat: 1, ...HARD }, 1, { models: FAR }),
      [5, 2],
      [['act', 'strike/hand-weapon/b']],
    );
    expect(of(gruesome.state, 'b').left).toBe('killed-gruesome');
    const again = playScene(
      duel({ combat: 3 }, { combat: 2, ...HARD, game: { 'hard-to-kill': 1 } }, 1, { models: FAR }),
      [5, 2],
      [['act', 'strike/hand-weapon/b']],
    );
    expect(of(again.state, 'b').left).toBe('killed');
  });

  it('FF-SPEC-24 an enemy turnover lets it rise, one failure does not', () => {
    const lying = { ...DOWN, conditions: { apparentlyDead: { revivable: false } } } as const;
    const models: readonly SceneModel[] = [
      { id: 'a', x: 450, y: 450 },
      { id: 'b', x: 700, y: 450, party: 1, ...lying },
      ...FAR,
    ];
    const rolled = (dice: readonly number[]) =>
      playScene(scene({ models }), dice, [
        ['nominate', 'a'],
        ['dice', `${dice.length}`],
      ]).state;
    expect(of(rolled([1, 1]), 'b').conditions.apparentlyDead).toEqual({ revivable: true });
    expect(of(rolled([1, 4]), 'b').conditions.apparentlyDead).toEqual({ revivable: false });
  });

  it('FF-SPEC-24 a failed die of an enemy Fear test lets it rise', () => {
    const lying = { ...DOWN, conditions: { apparentlyDead: { revivable: false } } } as const;
    const models: readonly SceneModel[] = [
      { id: 'a', x: 450, y: 450 },
      { id: 'b', x: 700, y: 450, party: 1, ...lying },
      ...FAR,
    ];
    const rules = stepping((cx) => cx.react('nerveSeen', of(cx.s, 'b'), { of: of(cx.s, 'a'), test: 'fear' }));
    const { state } = play(rules, { state: scene({ models }), dice: [], answers: [], steps: 1 });
    expect(of(state, 'b').conditions.apparentlyDead).toEqual({ revivable: true });
  });

  it('FF-SPEC-24 FF-ACT-12 it rises as a free action, and enemies within Short test', () => {
    const models: readonly SceneModel[] = [
      { id: 'b', x: 450, y: 450, ...DOWN },
      { id: 'e', x: 540, y: 450, party: 1 },
      { id: 'f', x: 660, y: 450, party: 1 },
      ...FAR,
    ];
    const parties = [{ side: 'evil' }, { side: 'good' }] as const;
    const state = scene({ models, parties });
    const { state: s } = play(fearAndFaith, {
      state,
      dice: [4, 4, 4],
      answers: [['nominate', 'revive/b']],
      steps: 1,
    });
    expect(of(s, 'b')).toMatchObject({ posture: 'standing', conditions: {} });
    expect(of(s, 'b').turn.nominated).toBeUndefined();
  });

  it('FF-SPEC-24 lying there it can be neither nominated nor struck', () => {
    const models: readonly SceneModel[] = [
      { id: 'b', x: 450, y: 450, ...DOWN },
      { id: 'e', x: 475, y: 450, party: 1 },
      ...FAR,
    ];
    const own = scene({ models });
    expect(nominateOptions(looking(own), 0)).not.toContain('b');
    const theirs = scene({ models, active: 1, acting: ['e', 1] });
    const offers = offersFor(looking(theirs), of(theirs, 'e'), 1);
    expect(offers.map(({ action }) => action)).not.toContain('strike');
  });

  const LEFT = { ...DOWN, conditions: { apparentlyDead: { revivable: false } } } as const;
  /** The last of seat 1 lies there, and seat 0 ends another turn in which it dared nothing. */
  function waiting(dormant: number, models: readonly SceneModel[] = []) {
    return scene({
      models: [
        { id: 'a', x: 40, y: 40, turn: { nominated: 1 } },
        { id: 'b', x: 700, y: 450, party: 1, ...LEFT },
        ...models,
      ],
      parties: [{ side: 'good' }, { side: 'evil', dormant }],
      phase: 'end-of-turn',
    });
  }

  it('FF-SPEC-24 if all that is left of a side lies there, two turns of the opponent are enough', () => {
    const first = playScene(waiting(0), [], []).state;
    expect([first.parties[1]!.dormant, of(first, 'b').conditions.apparentlyDead?.revivable]).toEqual([
      1,
      false,
    ]);
    const second = playScene(waiting(1), [], []).state;
    expect(of(second, 'b').conditions.apparentlyDead?.revivable).toBe(true);
  });

  it('FF-SPEC-24 then its owner must revive one: he cannot pass', () => {
    const second = playScene(waiting(1), [], [], 2).state;
    expect(second).toMatchObject({ active: 1, phase: 'nominate' });
    expect(nominateOptions(looking(second), 1)).toEqual(['revive/b', 'truce', 'last-round', 'concede']);
    const risen = playScene(second, [], [['nominate', 'revive/b']]).state;
    expect(nominateOptions(looking(risen), 1)).toEqual(['b', 'pass', 'truce', 'last-round', 'concede']);
    // Whoever may rise by the ordinary conditions need not.
    const early = scene({
      models: [
        { id: 'a', x: 40, y: 40 },
        { id: 'b', x: 700, y: 450, party: 1, ...DOWN },
      ],
      active: 1,
    });
    expect(nominateOptions(looking(early), 1)).toContain('pass');
  });

  it('FF-SPEC-24 not while somebody else of that side is up, in reserve or sleeping', () => {
    for (const other of [
      { x: 600, y: 600 },
      { standing: 'reserve' },
      { x: 600, y: 600, conditions: { asleep: true } },
    ] as const) {
      const s = playScene(waiting(1, [{ id: 'c', party: 1, ...other }]), [], []).state;
      expect([s.parties[1]!.dormant, of(s, 'b').conditions.apparentlyDead?.revivable]).toEqual([0, false]);
    }
  });

  it('FF-SPEC-24 FF-SPEC-14 a Demon that waits comes back then too', () => {
    const demon: SceneModel = {
      id: 'd',
      party: 1,
      rules: ['demon'],
      tags: ['demon'],
      standing: 'reserve',
      conditions: { possessing: { host: null } },
    };
    const { state } = playScene(waiting(1, [demon]), [], [['teleport', { x: 300, y: 300, z: 0 }]]);
    expect(of(state, 'd')).toMatchObject({ standing: 'table', x: 300 });
    expect(of(playScene(waiting(0, [demon]), [], []).state, 'd').standing).toBe('reserve');
  });

  it('FF-SPEC-24 of three players it is the end of the turn before one’s own that counts', () => {
    const parties = [{ side: 'good' }, { side: 'evil', dormant: 1 }, { side: 'evil' }] as const;
    const models: readonly SceneModel[] = [
      { id: 'a', x: 40, y: 40 },
      { id: 'b', x: 700, y: 450, party: 1, ...LEFT },
      { id: 'c', x: 600, y: 800, party: 2 },
    ];
    const ends = (active: number) =>
      playScene(scene({ models, parties, active, phase: 'end-of-turn' }), [], []).state.parties[1]!.dormant;
    expect([ends(0), ends(2)]).toEqual([2, 1]);
  });

  it('FF-SPEC-24 FF-SCN-01 who still lies there when the game ends counts as killed', () => {
    const points = (hard: Partial<SceneModel>) =>
      victoryPoints(
        scene({
          models: [
            { id: 'a', x: 450, y: 450 },
            { id: 'b', x: 500, y: 450, party: 1, points: 92, ...hard },
          ],
        }),
        0,
      );
    expect(points(DOWN)).toBe(3);
    expect(points(HARD)).toBe(0);
    const s = scene({
      models: [
        { id: 'a', x: 450, y: 450 },
        { id: 'b', x: 500, y: 450, party: 1, points: 92, ...DOWN },
        FAR[1]!,
      ],
      order: [1, 0],
      round: 30,
      phase: 'end-of-turn',
    });
    expect(playScene(s, [], []).state.ended).toMatchObject({ reason: 'time-up', shares: [1, 0] });
  });

  it('FF-SPEC-24 FF-GEN-18 where somebody stands on it, it gets up beside him', () => {
    const rising = (x: number) => {
      const models = [
        { id: 'a', x, y: 450, rules: ['mindless'] },
        { id: 'b', x: 450, y: 450, party: 1, ...DOWN },
      ];
      const state = scene({ active: 1, models: [...models, ...FAR] as never });
      return of(playScene(state, [], [['nominate', 'revive/b']]).state, 'b');
    };
    const { x, y } = rising(460);
    expect(Math.hypot(x - 460, y - 450)).toBeGreaterThan(24.9);
    expect(Math.hypot(x - 460, y - 450)).toBeLessThan(27);
    expect(rising(475)).toMatchObject({ x: 450, y: 450 });
  });

  it('FF-SPEC-24 FF-HTH-17 struck down as it breaks away or flees, it is hacked by nobody else', () => {
    const beset = duel({ combat: 1, ...HARD }, { combat: 4 }, 2, {
      models: [{ id: 'c', x: 425, y: 450, party: 1 }, ...FAR],
    });
    const away = playScene(
      beset,
      [4, 3],
      [
        ['act', 'disengage'],
        ['nextHack', 'b'],
      ],
    );
    expect(of(away.state, 'a')).toMatchObject({ standing: 'table', conditions: { apparentlyDead: {} } });
    const rules = stepping((cx) =>
      flee(cx, of(cx.s, 'a'), { moves: 1, stick: null, goal: { kind: 'edge' } }),
    );
    const fled = play(rules, { state: beset, dice: [4, 3], answers: [], steps: 1 }).state;
    expect(of(fled, 'a')).toMatchObject({ standing: 'table', conditions: { apparentlyDead: {} } });
  });
});
