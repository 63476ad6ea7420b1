import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { TWITCHER, WALKING_DEAD } from '../../data/guises.ts';
import fearAndFaith from '../../ruleset.ts';
import { of, playScene, type SceneDraft, scene } from '../../scene.spec-support.ts';
import { victoryPoints } from '../turn/ending.ts';

const dead = (id: string, y: number, profile = WALKING_DEAD) =>
  ({ id, x: 300, y, party: 1, profile, rules: undefined, tags: undefined, points: undefined }) as const;
const hunter = { id: 'hunter', x: 800, y: 800 } as const;
const secrets = [
  { kind: 'guise', of: 'z1', owner: 1, truth: WALKING_DEAD },
  { kind: 'guise', of: 'z2', owner: 1, truth: TWITCHER },
] as const;

function horde(draft: Partial<SceneDraft> = {}): ReturnType<typeof scene> {
  return scene({ models: [dead('z1', 300), dead('z2', 500), hunter], secrets, active: 1, ...draft });
}

function offered(state: ReturnType<typeof scene>): readonly string[] {
  const { pending } = playToQuestion(fearAndFaith, { state });
  return (pending.question as { options: readonly string[] }).options;
}

describe('twitchers among the dead', () => {
  const mixed = {
    models: [dead('walker', 300), dead('runner', 500, TWITCHER), dead('other', 700), hunter],
    phase: 'set-up',
    toDo: ['guises'],
  } as const;

  it('FF-OPT-27 all look alike from the start: names, ids, numbers and points tell nothing', () => {
    const on = { ...mixed, options: { 'hidden-twitchers': true } };
    const { state } = playScene(scene(on), [1, 2], []);
    const own = state.models.filter(({ party }) => party === 1);
    expect(
      own.map(({ id, name, profile, points, movement }) => [id, name, profile, points, movement]),
    ).toEqual([1, 2, 3].map((n) => [`2-walking-dead-${n}`, `Walking Dead ${n}`, WALKING_DEAD, 21, 'short']));
    expect(state.parties[1]!.points).toBe(63);
    expect(state.secrets.map(({ truth }) => truth.value)).toEqual(
      [WALKING_DEAD, TWITCHER, WALKING_DEAD].map((_, i, all) => [all[2], all[1], all[0]][i]),
    );
    expect(fearAndFaith.view(state, 0).secrets.every(({ truth }) => truth.value === null)).toBe(true);
    expect(fearAndFaith.view(state, 1)).toMatchObject({ secrets: state.secrets });
  });

  it('FF-OPT-27 which of them runs is shuffled, so that no roster tells', () => {
    const on = { ...mixed, options: { 'hidden-twitchers': true } };
    const where = (...dice: number[]) =>
      playScene(scene(on), dice, []).state.secrets.findIndex(({ truth }) => truth.value === TWITCHER);
    expect(new Set([where(1, 1), where(2, 1), where(3, 2), where(1, 2)])).toEqual(new Set([0, 1, 2]));
  });

  it('FF-OPT-27 without the switch everybody sees what they are', () => {
    const { state } = playScene(scene(mixed), [], []);
    expect(state.secrets).toEqual([]);
    expect(of(state, 'runner').profile).toBe(TWITCHER);
  });

  it('FF-OPT-27 where there are none, nobody can know that either', () => {
    const models = [dead('a', 300), dead('b', 400), hunter];
    const on = { ...mixed, models, options: { 'hidden-twitchers': true } };
    expect(playScene(scene(on), [1], []).state.secrets).toHaveLength(2);
  });

  it('FF-OPT-27 one shows itself as a free action in its owner’s turn; the dead have nothing to show', () => {
    expect(offered(horde())).toContain('show/z2');
    expect(offered(horde())).not.toContain('show/z1');
    const { state, events } = playScene(horde(), [], [['nominate', 'show/z2']]);
    expect(of(state, 'z2')).toMatchObject({ profile: TWITCHER, points: 39, movement: 'medium' });
    expect(of(state, 'z2').rules).toContain('fearful');
    expect(of(state, 'z1').profile).toBe(WALKING_DEAD);
    expect(state.parties[1]!.points).toBe(60);
    expect(events).toMatchObject([{ type: 'disclosed', of: 'z2', truth: TWITCHER }]);
  });

  it('FF-OPT-27 or by a Medium Move, which gives it away; until then it moves Short like the dead', () => {
    const acting = (id: string) => horde({ acting: [id, 1] });
    expect(offered(acting('z1'))).not.toContain('run');
    const far = [['move', [{ x: 420, y: 500, z: 0 }]]] as const;
    expect(() => playScene(acting('z2'), [], [['act', 'move'], ...far])).toThrow('75 mm');
    const { state } = playScene(acting('z2'), [], [['act', 'run'], ...far]);
    expect(of(state, 'z2')).toMatchObject({ x: 420, profile: TWITCHER, turn: { moves: 1 } });
    const near = playScene(
      acting('z2'),
      [],
      [
        ['act', 'move'],
        ['move', [{ x: 375, y: 500, z: 0 }]],
      ],
    ).state;
    expect(near.secrets).toHaveLength(2);
  });

  it('FF-GEN-19 whoever hides something is asked at the end of his turn, whether it is a twitcher or not', () => {
    const done = [
      { ...dead('z1', 300), turn: { nominated: 1 } },
      { ...dead('z2', 500), turn: { nominated: 1 } },
      hunter,
    ];
    const walkers = secrets.map((one) => ({ ...one, truth: WALKING_DEAD }));
    expect(offered(horde({ models: done, secrets: walkers }))).toEqual([
      'pass',
      'truce',
      'last-round',
      'concede',
    ]);
  });

  it('FF-OPT-27 one that falls unknown counts in the end for what it was', () => {
    const fallen = { ...dead('z2', 500), standing: 'out', left: 'killed' } as const;
    const state = horde({ models: [dead('z1', 300), fallen, hunter] });
    // 39 points make a point, 21 would not.
    expect(victoryPoints(state, 0)).toBe(1);
    expect(victoryPoints(fearAndFaith.view(state, 0), 0)).toBe(0);
  });

  it('FF-GEN-19 when the game is over everything lies open', () => {
    const { state, events } = playScene(horde(), [], [['nominate', 'concede']]);
    expect(state.ended).not.toBeNull();
    expect(fearAndFaith.view(state, 0).secrets.map(({ truth }) => truth.value)).toEqual([
      WALKING_DEAD,
      TWITCHER,
    ]);
    expect(events.filter(({ type }) => type === 'disclosed')).toHaveLength(2);
  });
});
