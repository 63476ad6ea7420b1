import { describe, expect, it } from 'vitest';
import { victoryPoints } from '../rules/turn/ending.ts';
import { scenarios } from '../scenarios/index.ts';
import { playScene, type SceneDraft, type SceneModel, scene } from '../scene.spec-support.ts';

function street(bought: number, own: Partial<SceneModel>, more: Partial<SceneDraft> = {}) {
  return scene({
    parties: [
      { side: 'good' },
      { side: 'evil', advances: Array.from({ length: bought }, () => 'zombie-horde' as const) },
    ],
    models: [
      { id: 'a', x: 450, y: 450, ...own },
      { id: 'b', x: 600, y: 450, party: 1, rules: ['mindless', 'zombie'], tags: ['zombie'] },
    ],
    acting: ['a', 1],
    ...more,
  });
}
const GUN = { rules: ['pistol'], arms: ['hand-weapon', { weapon: 'pistol', inHand: true }] } as const;
const shoot = ['act', 'shoot/pistol/b'] as const;
const at = (x: number, y: number) => ['deploy', { x, y, z: 0 }] as const;

describe('Zombie Horde', () => {
  it('FF-CAMP-33 the example: three of them, a shot, 5, 2, 6: two come, each over an edge of its own', () => {
    const { state } = playScene(
      street(3, GUN),
      [3, 3, 5, 2, 6, 1, 3],
      [shoot, at(300, 887.5), at(300, 12.5)],
    );
    const dead = state.models.filter(({ profile }) => profile === 'walking-dead');
    expect(dead).toMatchObject([
      { party: 1, standing: 'table', y: 887.5 },
      { party: 1, standing: 'table', y: 12.5 },
    ]);
  });

  it('FF-CAMP-33 they count for victory like anybody', () => {
    const { state } = playScene(street(1, GUN), [3, 3, 5, 1], [shoot, at(300, 887.5)]);
    const fallen = state.models.map((m) =>
      m.profile === 'walking-dead'
        ? { ...m, points: 50, standing: 'out' as const, left: 'killed' as const }
        : m,
    );
    expect(victoryPoints({ ...state, models: fallen }, 0)).toBe(2);
  });

  it('FF-CAMP-33 a four is not enough, and what makes no noise brings nobody', () => {
    expect(playScene(street(1, GUN), [3, 3, 4], [shoot]).state.models).toHaveLength(2);
    const bow = { rules: ['bow'], arms: ['hand-weapon', { weapon: 'bow', inHand: true }] } as const;
    expect(playScene(street(1, bow), [3, 3], [['act', 'shoot/bow/b']]).state.models).toHaveLength(2);
  });

  it('FF-CAMP-33 a chainsaw is heard, whoever swings it', () => {
    const saw = {
      rules: ['chainsaw'],
      arms: ['hand-weapon', { weapon: 'chainsaw', inHand: true }],
      x: 575,
    } as const;
    const { state } = playScene(
      street(1, saw),
      [3, 1, 5, 5, 2],
      [['act', 'strike/chainsaw/b'], at(887.5, 300)],
    );
    expect(state.models.filter(({ profile }) => profile === 'walking-dead')).toHaveLength(1);
  });

  it('FF-OPT-26 zombie-entry-points: at one of the points that the scenario has for it, drawn at random', () => {
    const scenario = scenarios.list.find(({ id }) => id === 'zombie-infestation')!;
    const crossing = (points: boolean) => ({
      scenario: { ...scenario, rules: [], end: [] },
      options: { 'zombie-entry-points': points },
    });
    const { state } = playScene(street(1, GUN, crossing(true)), [3, 3, 5, 2], [shoot]);
    expect(state.models.at(-1)).toMatchObject({ profile: 'walking-dead', x: 870, y: 450 });
    const edge = playScene(street(1, GUN, crossing(false)), [3, 3, 5, 1], [shoot, at(300, 887.5)]).state;
    expect(edge.models.at(-1)).toMatchObject({ profile: 'walking-dead', y: 887.5 });
  });
});
