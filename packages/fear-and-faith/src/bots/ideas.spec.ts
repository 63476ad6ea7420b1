import { describe, expect, it } from 'vitest';
import { endOf, firstIdeas } from './asking.spec-support.ts';

const FEARFUL = {
  party: 1,
  rules: ['fearful'],
  tags: ['monster'],
  combat: 4,
  points: 90,
  quality: 3,
} as const;

describe('whom to nominate', () => {
  it('FF-HTH-10 one who lies beside an enemy stands up before he comes', () => {
    const [best] = firstIdeas({
      models: [
        { id: 'far', x: 100, y: 100 },
        { id: 'down', x: 450, y: 450, posture: 'fallen', points: 60 },
        { id: 'foe', party: 1, x: 475, y: 450, combat: 4 },
      ],
    });
    expect(best?.answer).toBe('down');
  });

  it('FF-ACT-02 he says with how many dice: the last with three', () => {
    const [best] = firstIdeas({
      models: [
        { id: 'a', x: 450, y: 450 },
        { id: 'foe', party: 1, x: 475, y: 450, posture: 'fallen' },
      ],
    });
    expect([best?.answer, best?.then]).toEqual(['a', [{ kind: 'dice', answer: '3' }]]);
  });

  it('FF-ACT-06 a Hero throws the second die that cannot lose the turn, whatever it may be good for', () => {
    const hero = firstIdeas({
      models: [
        { id: 'a', x: 450, y: 450, rules: ['hero'] },
        { id: 'friend', x: 300, y: 450, points: 60 },
        { id: 'foe', party: 1, standing: 'reserve' },
      ],
    }).find(({ answer }) => answer === 'a');
    expect(Number(hero?.then?.[0]?.answer)).toBeGreaterThan(1);
  });
});

describe('with how many dice', () => {
  it('FF-RNG-05 who can load again after his shot dares a die more for it than one with a magazine', () => {
    const dice = (weapon: 'crossbow' | 'bolt-action-rifle') => {
      const all = firstIdeas({
        models: [
          { id: 'a', x: 450, y: 450, quality: 3, arms: [weapon] },
          ...['b', 'c', 'd', 'e', 'f', 'g'].map((id, i) => ({
            id,
            x: 180 + 40 * i,
            y: 450,
            quality: 3,
            arms: [weapon],
          })),
          { id: 'foe', party: 1, x: 450, y: 620, combat: 2, points: 60 },
        ],
      });
      return all.find(({ answer }) => answer === 'a')?.then?.[0]?.answer;
    };
    expect([dice('crossbow'), dice('bolt-action-rifle')]).toEqual(['3', '2']);
  });
});

describe('what to do with actions', () => {
  it('FF-ACT-14 up first', () => {
    const [best] = firstIdeas({
      models: [
        { id: 'a', x: 450, y: 450, posture: 'fallen', points: 60 },
        { id: 'foe', party: 1, x: 520, y: 450, combat: 4 },
      ],
      acting: ['a', 2],
    });
    expect(best?.answer).toBe('stand-up');
  });

  it('FF-HTH-05 two actions for a powerful blow where only that kills', () => {
    const blow = (tags: readonly ('zombie' | 'human')[], rules: readonly ('zombie' | 'thick-skin')[]) =>
      firstIdeas({
        models: [
          { id: 'a', x: 450, y: 450, combat: 3, arms: ['heavy-weapon'], rules: ['heavy-weapon'] },
          { id: 'b', party: 1, x: 475, y: 450, combat: 2, points: 30, tags: [...tags], rules: [...rules] },
        ],
        acting: ['a', 2],
      })[0]?.answer;
    expect(blow(['zombie'], ['zombie'])).toBe('power-strike/heavy-weapon/b');
  });

  it('FF-ACT-11 with one action it is a plain one', () => {
    const [best] = firstIdeas({
      models: [
        { id: 'a', x: 450, y: 450, combat: 4 },
        { id: 'b', party: 1, x: 475, y: 450, combat: 1, points: 60 },
      ],
      acting: ['a', 1],
    });
    expect(best?.answer).toBe('strike/hand-weapon/b');
  });

  it('FF-GEN-11 a dear one strikes down the cheap one who holds him, where the odds are his', () => {
    const [best] = firstIdeas({
      models: [
        { id: 'a', x: 450, y: 450, combat: 2, points: 90 },
        { id: 'b', party: 1, x: 475, y: 450, combat: 1, points: 2 },
      ],
      acting: ['a', 1],
    });
    expect(best?.answer).toBe('strike/hand-weapon/b');
  });

  it('FF-HTH-06 gangs up on the one whom a friend fights', () => {
    const [best] = firstIdeas({
      models: [
        { id: 'a', x: 450, y: 400, combat: 3 },
        { id: 'friend', x: 375, y: 480, combat: 3, points: 40 },
        { id: 'beset', party: 1, x: 400, y: 480, combat: 3, points: 40 },
        { id: 'fresh', party: 1, x: 500, y: 480, combat: 3, points: 40 },
      ],
      acting: ['a', 2],
    });
    const { x, y } = endOf(best!);
    expect(best?.answer).toBe('move');
    expect((x - 400) ** 2 + (y - 480) ** 2).toBeLessThan((x - 500) ** 2 + (y - 480) ** 2);
  });

  it('FF-FEAR-01 the timid do not stop where something fearful can charge them', () => {
    const ends = firstIdeas({
      models: [
        { id: 'a', x: 450, y: 200, quality: 5, combat: 1, points: 40 },
        { id: 'monster', ...FEARFUL, x: 450, y: 440 },
      ],
      acting: ['a', 1],
    });
    const [best] = ends;
    const { y } = best?.answer === 'move' ? endOf(best) : { y: 200 };
    expect(y).toBeLessThanOrEqual(200);
  });

  it('FF-RNG-12 who can fires on the move rather than stand and shoot, and one with another gun cannot', () => {
    const said = (weapon: 'assault-rifle' | 'bolt-action-rifle') =>
      firstIdeas({
        models: [
          { id: 'a', x: 450, y: 200, arms: [weapon] },
          { id: 'foe', party: 1, x: 450, y: 700, combat: 3, points: 40, arms: [weapon] },
        ],
        acting: ['a', 1],
      });
    expect(said('assault-rifle')[0]?.answer).toBe('move-and-fire/assault-rifle');
    expect(endOf(said('assault-rifle')[0]!).y).toBeGreaterThan(200);
    expect(said('bolt-action-rifle').every(({ answer }) => !String(answer).startsWith('move-and-fire'))).toBe(
      true,
    );
  });

  it('FF-ACT-13 draws the tool that kills the monster before it', () => {
    const [best] = firstIdeas({
      clock: { day: false },
      models: [
        {
          id: 'a',
          x: 450,
          y: 450,
          combat: 4,
          rules: ['stakes'],
          arms: [
            { weapon: 'hand-weapon', inHand: true },
            { weapon: 'stake', inHand: false },
          ],
        },
        {
          id: 'b',
          party: 1,
          x: 475,
          y: 450,
          tags: ['vampire', 'monster'],
          rules: ['vampire'],
          posture: 'fallen',
          points: 140,
        },
      ],
      acting: ['a', 2],
    });
    expect(best?.answer).toBe('draw-weapon/stake');
  });

  it('FF-ACT-08 runs for what the scenario wants, and does it there', () => {
    const idea = (x: number) =>
      firstIdeas({
        scenario: 'chainsaw-massacre',
        tokens: [{ id: 'thing', kind: 'marker', x: 860, y: 860 }],
        models: [
          { id: 'kid', x, y: 860 },
          { id: 'foe', party: 1, x: 100, y: 100 },
        ].map((m) => (m.id === 'kid' ? { ...m, tags: ['civilian', 'human', 'living'] as const } : m)),
        acting: ['kid', 1],
      })[0];
    expect(endOf(idea(600)!).x).toBeGreaterThan(700);
    expect(String(idea(850)?.answer)).toContain('deed');
  });

  it('FF-MOV-02 goes round what stands in the way, though the first Move leads away from what is wanted', () => {
    const [best] = firstIdeas({
      scenario: 'chainsaw-massacre',
      terrain: [{ id: 'barn', type: 'building', shape: { rect: [250, 560, 400, 60] } }],
      tokens: [{ id: 'thing', kind: 'marker', x: 450, y: 860 }],
      models: [
        { id: 'kid', x: 450, y: 545, tags: ['civilian', 'human', 'living'] },
        { id: 'foe', party: 1, x: 860, y: 40 },
      ],
      acting: ['kid', 1],
    });
    expect(best?.answer).toBe('move');
    expect(Math.abs(endOf(best!).x - 450)).toBeGreaterThan(60);
  });

  it('FF-SCN-17 who wins by being left at the end goes away from the enemy, the others do not', () => {
    const goes = (tags: readonly ('civilian' | 'human' | 'living')[]) => {
      const [best] = firstIdeas({
        scenario: 'chainsaw-massacre',
        models: [
          { id: 'kid', x: 450, y: 450, tags: [...tags] },
          { id: 'foe', party: 1, x: 450, y: 850 },
        ],
        acting: ['kid', 1],
      });
      return best?.answer === 'move' ? Math.sign(endOf(best).y - 450) : 0;
    };
    expect(goes(['civilian', 'human', 'living'])).toBe(-1);
    expect(goes(['human', 'living'])).toBe(1);
  });

  it('FF-MOV-16 climbs after the enemy who stands above, not where he is below', () => {
    const first = (z: number) =>
      firstIdeas({
        terrain: [
          {
            id: 'rock',
            type: 'rock',
            shape: { rect: [400, 400, 100, 100] },
            height: 50,
            traits: ['impassable', 'stand', 'climbable'],
          },
        ],
        models: [
          { id: 'a', x: 450, y: 387, combat: 4 },
          { id: 'foe', party: 1, x: 450, y: z === 0 ? 300 : 440, z, combat: 1 },
        ],
        acting: ['a', 2],
      })[0]?.answer;
    expect([first(50), first(0)]).toEqual(['climb/rock/up', 'move']);
  });

  it('FF-SCN-27 goes to a captive, leads him to the edge and off the table', () => {
    const said = (x: number, y: number) =>
      firstIdeas({
        scenario: 'human-cattle',
        parties: [
          { side: 'evil', role: 'attacker' },
          { side: 'evil', role: 'defender' },
        ],
        tokens: [{ id: 'guest', kind: 'human-captive', x: 450, y }],
        models: [
          { id: 'a', x, y, tags: ['werewolf', 'monster'] },
          { id: 'b', party: 1, x: 800, y: 800, tags: ['vampire', 'monster'] },
        ],
        acting: ['a', 1],
      })[0];
    const { x, y } = endOf(said(330, 300)!);
    expect(said(x, y)?.answer).toBe('lead/guest');
    expect(endOf(said(x, y)!).y).toBeLessThan(y);
    expect(String(said(x, 40)?.answer)).toContain('lead-off');
  });
});
