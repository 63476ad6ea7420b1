import { prepare } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { figure, members, unitsOf } from '../figures.ts';
import bayonetPoint from '../ruleset.ts';
import { holds } from '../scenario/story/area.ts';
import type { BayonetPointState } from '../state.ts';
import { documents } from './documents.ts';
import { column, FOOT, force, fresh, HORSE, setUp, upTo } from './scenario.spec-support.ts';

const idOf = ({ battle }: BayonetPointState) => battle.scenario.id;
const areasIn = (question: object) => ('areas' in question ? question.areas : null);

describe('which scenario, and who is who', () => {
  it.each([
    [1, 'bump-in-the-jungle'],
    [2, 'bump-in-the-jungle'],
    [3, 'plunder-the-baggage'],
    [4, 'plunder-the-baggage'],
    [5, 'sack-the-chateau'],
    [6, 'sack-the-chateau'],
    [7, 'delaying-action'],
    [8, 'delaying-action'],
    [9, 'attack-the-ransackers'],
    [10, 'attack-the-ransackers'],
  ])('BP-SCN-01, BP-ARMY-09 the die says %d: %s', (die, id) => {
    const { state, events } = setUp(fresh('whatever-the-die-says'), 1, [die]);
    expect(idOf(state)).toBe(id);
    expect(events[0]).toMatchObject({ type: 'scenarioRolled', die });
    expect(state.terrain.pieces.length).toBeGreaterThan(0);
  });

  it('BP-SCN-01 or the players agree on one', () => {
    expect(idOf(setUp(fresh('delaying-action'), 1, []).state)).toBe('delaying-action');
  });

  it.each(['plunder-the-baggage', 'sack-the-chateau', 'attack-the-ransackers'])(
    'BP-SCN-03 %s: the higher die attacks, equal dice are rolled again',
    (id) => {
      expect(setUp(fresh(id), 2, [3, 3, 2, 9]).state.battle.roles).toEqual({ attacker: 1, defender: 0 });
      expect(setUp(fresh(id), 2, [9, 2]).state.battle.roles).toEqual({ attacker: 0, defender: 1 });
    },
  );

  it('BP-SCN-03, BP-SCN-10 Bump in the Jungle has ends of a road instead: the lower die takes the west', () => {
    const { state } = setUp(fresh('bump-in-the-jungle'), 2, [9, 2]);
    expect(state.battle.roles).toEqual({ west: 1, east: 0 });
  });

  it('BP-SCN-17 role-points shared: the force that fits the lesser share defends, whatever the dice', () => {
    const big = force(
      [
        ['infantry', 6],
        ['infantry', 6],
      ],
      150,
    );
    const small = force([['infantry', 8]], 100);
    const options = { 'role-points': 'shared' };
    const { state } = setUp(fresh('delaying-action', { forces: [small, big], options }), 2, []);
    expect(state.battle.roles).toEqual({ attacker: 1, defender: 0 });
    const equal = setUp(fresh('delaying-action', { forces: [small, big] }), 2, [9, 2]);
    expect(equal.state.battle.roles).toEqual({ attacker: 0, defender: 1 });
  });

  it('BP-SCN-17 shares are rounded down, and two forces that both cost too much do not meet', () => {
    const cost = 4 * 10 + 4;
    const request = (limit: number) => ({
      scenario: 'delaying-action',
      seats: [0, 1].map(() => ({ unit: force([['infantry', 4]], limit) })),
      options: { 'role-points': 'shared' },
    });
    const [enough, tooLittle] = [(cost * 3) / 2, (cost * 3) / 2 - 1];
    expect(prepare(bayonetPoint, request(enough)).ok).toBe(true);
    const refused = prepare(bayonetPoint, request(tooLittle));
    expect(refused.ok ? [] : refused.refusals).toMatchObject([
      { code: 'setup.point-share', rule: 'BP-SCN-17' },
    ]);
  });
});

describe('time', () => {
  it.each([
    ['open-battle', 15],
    ['bump-in-the-jungle', 15],
    ['plunder-the-baggage', 25],
    ['sack-the-chateau', 25],
    ['attack-the-ransackers', 20],
  ])('BP-SCN-05 %s: %d turns', (id, turns) => {
    const document = documents.find((one) => one.id === id)!;
    expect('limit' in document && document.limit.turns).toBe(turns);
  });

  const delayed = (attacker: unknown, options = {}) => {
    const match = fresh('delaying-action', { forces: [attacker as never, FOOT], options });
    return setUp(
      match,
      7,
      [9, 2, 4],
      [
        ['takeEdge', 'north'],
        ['deploy', column(900, 900)],
      ],
    ).state.battle.turns;
  };

  it('BP-SCN-05, BP-SCN-13 Delaying Action: a die of 4 gives 9 turns, 14 to an attacker all on foot', () => {
    expect(delayed(HORSE)).toBe(9);
    expect(delayed(FOOT)).toBe(14);
  });

  it('BP-SCN-05 turn-limit overrides it', () => {
    expect(delayed(FOOT, { 'turn-limit': 7 })).toBe(7);
  });
});

describe('layouts', () => {
  const bump = (options = {}) => setUp(fresh('bump-in-the-jungle', { options }), 1, []).state.terrain;
  const northToSouth = (terrain: ReturnType<typeof bump>, id: string) => {
    const ys = terrain.pieces.find((piece) => piece.id === id)!.outline.filter((_, i) => i % 2 === 1);
    return [Math.min(...ys), Math.max(...ys)];
  };

  it('BP-SCN-06, BP-SCN-10 the thickets reach the edges of either table in either scale', () => {
    expect(northToSouth(bump(), 'thicket-north')).toEqual([0, 480]);
    expect(northToSouth(bump({ table: 'square' }), 'thicket-north')).toEqual([0, 780]);
    expect(northToSouth(bump({ table: 'square' }), 'thicket-south')).toEqual([1020, 1800]);
    expect(northToSouth(bump({ 'figure-scale': 'small', table: 'square' }), 'thicket-south')).toEqual([
      680, 1200,
    ]);
  });

  it('BP-SCN-06 zones at the north or south edge stay there, others go along with the layout', () => {
    const common = documents.find((one) => one.id === 'common-ground')!;
    const zoned = {
      ...common,
      zones: {
        top: { shape: { rect: [0, 0, 1800, 225] } },
        middle: { shape: { rect: [0, 500, 1800, 200] } },
      },
      deployment: {
        order: 'listed',
        steps: [
          { op: 'deploy', side: 'first', in: [{ zone: 'top' }, { zone: 'middle' }], home: 'north' },
          { op: 'enter', side: 'second', edge: 'south' },
        ],
      },
    };
    const { pending } = upTo(fresh(zoned, { options: { table: 'square' } }), []);
    expect(areasIn(pending.question)).toEqual([{ rect: [0, 0, 1800, 225] }, { rect: [0, 800, 1800, 1000] }]);
  });

  it('BP-SCN-06, BP-SCN-14 pairs are used as given: the town is 150 round in small scale, not two thirds of 250', () => {
    const { pending } = upTo(
      fresh('attack-the-ransackers', { options: { 'figure-scale': 'small' } }),
      [9, 2],
      [['takeEdge', 'west']],
    );
    expect(areasIn(pending.question)).toEqual([{ circle: [600, 400, 150] }]);
  });

  it('BP-DIG-03 six sectors, a die each; what is long has a second die for its direction', () => {
    const { state } = setUp(fresh('open-battle'), 2, [1, 4, 7, 3, 8, 2, 6, 10]);
    const spanOf = (outline: readonly number[], odd: number) => {
      const along = outline.filter((_, i) => i % 2 === odd);
      return [Math.min(...along), Math.max(...along)];
    };
    const [wood, hedge, wall, hill, hut] = state.terrain.pieces.map(({ outline }) => [
      ...spanOf(outline, 0),
      ...spanOf(outline, 1),
    ]);
    expect(wood).toEqual([750, 1050, 200, 400]);
    expect(hedge).toEqual([1375, 1625, 297, 303]);
    expect(wall).toEqual([297, 303, 775, 1025]);
    expect(hill).toEqual([750, 1050, 750, 1050]);
    expect(hut).toEqual([1440, 1560, 855, 945]);
    expect(state.terrain.pieces.map(({ ground }) => ground)).toEqual([
      'open-wood',
      'hedge',
      'stone-wall',
      'hill',
      'wooden-building',
    ]);
  });
});

describe('forming up', () => {
  const west = [712.5, 480] as const;

  it('BP-SCN-10, BP-SCN-07 foot may start in the thickets beside the road, horse only on it', () => {
    const asked = (mine: unknown) =>
      areasIn(upTo(fresh('bump-in-the-jungle', { forces: [mine as never, FOOT] }), [2, 9]).pending.question);
    expect(asked(HORSE)).toEqual([{ rect: [0, 480, west[0], 720] }]);
    expect(asked(FOOT)).toEqual([{ rect: [0, 480, west[0], 720] }, { rect: [0, 330, west[0], 870] }]);
  });

  it('BP-SCN-07 bases wholly inside the zone, the middle in it', () => {
    const { refusal } = upTo(fresh('bump-in-the-jungle'), [2, 9]);
    expect(refusal(column(500, 600))).toBeNull();
    expect(refusal(column(720, 600))).toMatchObject({ code: 'deploy.outside' });
  });

  it('BP-SCN-10, BP-SCN-08 armies 375 apart, homes at their ends of the road', () => {
    const { state } = setUp(
      fresh('bump-in-the-jungle'),
      4,
      [2, 9],
      [
        ['deploy', column(690, 600)],
        ['deploy', column(1120, 600)],
      ],
    );
    const [a, b] = [0, 1].map((seat) => state.figures.filter((f) => f.side === seat));
    const gaps = a!.flatMap((f) => b!.map((g) => Math.hypot(f.x - g.x, f.y - g.y) - f.radius - g.radius));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(375);
    expect(state.units.map(({ home }) => home.edge)).toEqual(['west', 'east']);
    expect(state.step).toBe('initiative');
  });

  it('BP-SCN-07 a zone that is too small grows, never nearer to the enemy than the gap', () => {
    const many = force(Array.from({ length: 40 }, () => ['light-cavalry', 13] as const));
    const state = setUp(fresh('bump-in-the-jungle', { forces: [many, FOOT] }), 2, [2, 9]).state;
    const own = unitsOf(state, 0);
    // A rank of bases from end to end of the road: nothing of its zone is left for the last unit.
    let n = 0;
    for (const u of own.slice(1)) {
      for (const f of members(state, u)) {
        const [x, y] = [20 + (n % 17) * 41, 500 + Math.floor(n / 17) * 41];
        n++;
        if (y > 700) continue;
        Object.assign(f, { standing: 'table', x, y });
      }
    }
    for (const u of own.slice(1))
      for (const f of members(state, u)) if (f.standing === 'waiting') f.standing = 'routed';
    const question = upTo(state, []).pending.question;
    expect(areasIn(question)).not.toEqual([{ rect: [0, 480, 712.5, 720] }]);
    expect('apart' in question && question.apart).toBe(375);
  });

  it('BP-SCN-07 cavalry may start beside its horses', () => {
    const start = (saddle: string) =>
      setUp(
        fresh('bump-in-the-jungle', { forces: [HORSE, FOOT] }),
        3,
        [2, 9],
        [
          ['deploy', column(400, 600)],
          ['saddle', saddle],
        ],
      ).state;
    expect(start('on-foot').horses).toHaveLength(4);
    expect(
      start('on-foot')
        .figures.slice(0, 4)
        .some(({ mounted }) => mounted),
    ).toBe(false);
    expect(start('mounted').horses).toHaveLength(0);
    expect(start('mounted').figures[0]).toMatchObject({ gait: 'halt', unloaded: [] });
  });

  it('BP-DIG-01 open battle: the low die picks a long edge and starts, zones 225 or 150 deep', () => {
    const asked = (scale: string) =>
      upTo(fresh('common-ground', { options: { 'figure-scale': scale } }), [9, 2], [['takeEdge', 'south']])
        .pending;
    expect(asked('large')).toMatchObject({ seat: 1, question: { areas: [{ rect: [0, 975, 1800, 1200] }] } });
    expect(asked('small')).toMatchObject({ seat: 1, question: { areas: [{ rect: [0, 650, 1200, 800] }] } });
  });

  it('BP-SCN-12, BP-GEN-16 the garrison may start in the houses, as many as they hold', () => {
    const crowd = force([['infantry', 15]]);
    const { state } = setUp(
      fresh('sack-the-chateau', { forces: [FOOT, crowd] }),
      3,
      [9, 2],
      [['deploy', column(745, 425)]],
    );
    const garrison = state.figures.filter((f) => f.side === 1);
    expect(garrison.filter(({ inside }) => inside === 'barn').length).toBeLessThanOrEqual(13);
    expect(garrison.filter(({ inside }) => inside === 'barn').length).toBeGreaterThan(4);
    const compound = { rect: [650, 350, 1150, 850] } as const;
    expect(garrison.every((f) => f.standing === 'table' && holds(compound, f, f.radius))).toBe(true);
  });

  it('BP-SCN-12, BP-SCN-04, BP-SCN-08 the attacker waits on the road and goes home by it', () => {
    const steps = (options = {}) =>
      setUp(
        fresh('sack-the-chateau', { options }),
        4,
        [9, 2],
        [['deploy', options && 'table' in options ? column(900, 720) : column(900, 420)]],
      ).state.units;
    expect(steps()[0]).toMatchObject({ enters: true, home: { edge: 'west', from: 450, to: 750 } });
    expect(steps()[1]).toMatchObject({ enters: false, home: { edge: 'east', from: 0, to: 1200 } });
    expect(steps({ table: 'square' })[0]).toMatchObject({ home: { edge: 'west', from: 750, to: 1050 } });
  });

  it.each([
    ['north', [0, 600, 1800, 1200], 'south'],
    ['west', [900, 0, 1800, 1200], 'east'],
  ] as const)('BP-SCN-13, BP-SCN-08 who comes from the %s finds the far half held', (edge, rect, home) => {
    const dice = [9, 2, 4];
    const open = upTo(fresh('delaying-action'), dice, [['takeEdge', edge]]);
    expect(open.pending).toMatchObject({ seat: 1, question: { areas: [{ rect }] } });
    const middle = column((rect[0] + rect[2]) / 2 + 100, (rect[1] + rect[3]) / 2 + 100);
    const { state } = setUp(fresh('delaying-action'), 7, dice, [
      ['takeEdge', edge],
      ['deploy', middle],
    ]);
    expect(state.units.map((u) => u.home.edge)).toEqual([edge, home]);
    expect(state.units[0]!.enters).toBe(true);
  });

  it('BP-SCN-15 the looters start the battle unroused, the relief does not', () => {
    const { state } = setUp(
      fresh('attack-the-ransackers'),
      5,
      [9, 2],
      [
        ['takeEdge', 'west'],
        ['deploy', column(900, 600)],
      ],
    );
    expect(state.step).toBe('initiative');
    expect(state.units.map(({ roused }) => roused)).toEqual([true, false]);
  });

  it('BP-SCN-14 every house gets a unit before any gets a second', () => {
    const band = force(Array.from({ length: 7 }, () => ['infantry', 4] as const));
    const houses = [
      [775, 510],
      [900, 460],
      [1035, 520],
      [775, 690],
      [900, 740],
      [1032, 687],
    ] as const;
    const match = () => fresh('attack-the-ransackers', { forces: [FOOT, band] });
    const first = upTo(
      match(),
      [9, 2],
      [
        ['takeEdge', 'west'],
        ['deploy', column(...houses[0])],
      ],
    );
    expect(first.refusal(column(...houses[0]))).toMatchObject({ code: 'deploy.second', rule: 'BP-SCN-14' });
    expect(first.refusal(column(...houses[1]))).toBeNull();
    const all = upTo(
      match(),
      [9, 2],
      [['takeEdge', 'west'], ...houses.map(([x, y]) => ['deploy', column(x, y)] as const)],
    );
    expect(all.refusal(column(...houses[0]))?.code).not.toBe('deploy.second');
    expect(figure(all.state, unitsOf(all.state, 1)[1]!.members[0]!).inside).toBe('house-north');
  });
});
