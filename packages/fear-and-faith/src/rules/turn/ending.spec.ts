import { describe, expect, it } from 'vitest';
import { of, playScene, type SceneDraft, scene } from '../../scene.spec-support.ts';
import { victoryPoints } from './ending.ts';

const two = [
  { id: 'a', x: 450, y: 450, combat: 6 },
  { id: 'b', x: 475, y: 450, party: 1, points: 60 },
] as const;
const STRIKE = ['act', 'strike/hand-weapon/b'] as const;

describe('the end of the game', () => {
  it('FF-SET-13 it is over when one side has nobody left in play', () => {
    const { state: s, events } = playScene(scene({ models: two, acting: ['a', 1] }), [6, 1], [STRIKE]);
    expect(s.ended).toEqual({ reason: 'wiped-out', shares: [1, 0] });
    expect(events.at(-1)).toMatchObject({ type: 'ended', winners: [0] });
  });

  it('FF-SET-13 reserves still to come, the transfixed and the sleeping are in play', () => {
    const held = { transfixed: { by: 'fear', cost: 2, source: null } } as const;
    for (const left of [
      { standing: 'reserve' } as const,
      { x: 800, y: 800, conditions: held },
      { x: 800, y: 800, conditions: { asleep: true } } as const,
    ]) {
      const models = [...two, { id: 'c', party: 1, ...left }];
      const { state: s } = playScene(scene({ models, acting: ['a', 1] }), [6, 1], [STRIKE]);
      expect(s.ended).toBeNull();
    }
  });

  it('FF-SET-13 if both vanish together it is a draw', () => {
    const gone = two.map((model) => ({ ...model, standing: 'out', left: 'routed' }) as const);
    const { state: s } = playScene(scene({ models: gone, phase: 'end-of-turn' }), [], []);
    expect(s.ended).toEqual({ reason: 'both-gone', shares: [0.5, 0.5] });
  });

  it('FF-SET-13 who gives up: what is left of his party counts as routed', () => {
    const { state: s } = playScene(scene({ models: two }), [], [['nominate', 'concede']]);
    expect(of(s, 'a')).toMatchObject({ standing: 'out', left: 'routed' });
    expect(s.ended).toMatchObject({ shares: [0, 1] });
  });

  it('FF-SET-13 with three players the others go on', () => {
    const parties = [{ side: 'good' }, { side: 'evil' }, { side: 'evil' }] as const;
    const models = [...two, { id: 'c', x: 800, y: 800, party: 2 }];
    const { state: s } = playScene(scene({ models, parties }), [], [['nominate', 'concede']], 2);
    expect([s.ended, s.active]).toEqual([null, 1]);
  });

  it('FF-SET-13 an end that everybody agrees to is a draw; one who does not agree is enough', () => {
    const yes = playScene(
      scene({ models: two }),
      [],
      [
        ['nominate', 'truce'],
        ['truce', 'agree'],
      ],
    );
    expect(yes.state.ended).toEqual({ reason: 'truce', shares: [0.5, 0.5] });
    const no = playScene(
      scene({ models: two }),
      [],
      [
        ['nominate', 'truce'],
        ['truce', 'refuse'],
      ],
    );
    expect([no.state.ended, no.state.phase]).toEqual([null, 'nominate']);
  });

  it('FF-SET-14 after the agreed rounds the points decide', () => {
    const draft = (round: number): SceneDraft => ({
      models: [two[0], { id: 'c', x: 700, y: 700, party: 1 }, { ...two[1], standing: 'out', left: 'killed' }],
      phase: 'end-of-turn',
      active: 1,
      rounds: 5,
      round,
    });
    expect(playScene(scene(draft(4)), [], []).state.ended).toBeNull();
    expect(playScene(scene(draft(5)), [], []).state.ended).toEqual({ reason: 'time-up', shares: [1, 0] });
  });

  it('FF-SET-14 minutes are kept outside: the table asks for the last round, and all must agree', () => {
    const { state: s } = playScene(
      scene({ models: two, round: 3 }),
      [],
      [
        ['nominate', 'last-round'],
        ['truce', 'agree'],
      ],
    );
    expect([s.rounds, s.ended, s.phase]).toEqual([3, null, 'nominate']);
    const no = playScene(
      scene({ models: two, round: 3 }),
      [],
      [
        ['nominate', 'last-round'],
        ['truce', 'refuse'],
      ],
    );
    expect(no.state.rounds).toBeNull();
  });

  it('FF-SET-14 no game is longer than thirty rounds', () => {
    const late = (round: number) =>
      playScene(scene({ models: two, phase: 'end-of-turn', active: 1, round }), [], []).state;
    expect(late(29).ended).toBeNull();
    expect(late(30).ended).toEqual({ reason: 'time-up', shares: [0.5, 0.5] });
  });

  it('FF-CAMP-02 a point for every 25 points of enemies killed or driven off', () => {
    const lost = (how: 'killed' | 'routed' | 'dismissed' | 'sacrificed', points: number) =>
      ({ id: `${how}-${points}`, party: 1, points, standing: 'out', left: how }) as const;
    const points = (...models: readonly object[]) =>
      victoryPoints(scene({ models: [two[0], ...(models as (typeof two)[number][])] }), 0);
    expect(points(lost('killed', 36))).toBe(1);
    expect(points(lost('killed', 36), lost('routed', 40))).toBe(3);
    expect(points(lost('dismissed', 100), lost('sacrificed', 100))).toBe(0);
  });
});
