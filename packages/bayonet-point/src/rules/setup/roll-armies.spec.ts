import { begin, prepare } from '@vedette/engine';
import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { ready } from '../../muster/ready.ts';
import bayonetPoint from '../../ruleset.ts';
import { describe as describeEvent } from '../../words/en/describe.ts';

const DICED = {
  format: 'vedette-force',
  version: 1,
  ruleset: 'bayonet-point',
  name: 'Whoever comes',
  limit: null,
} as const;

function start(options: Record<string, string | boolean> = {}, lancers = true, second: unknown = null) {
  const own = { ...DICED, random: { lancers } };
  const setup = prepare(bayonetPoint, {
    scenario: 'open-battle',
    seats: [{ unit: own }, { unit: second ?? { ...DICED, random: {} } }],
    options,
  });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  return bayonetPoint.begin(setup.value, { script: [], at: 0 } as never);
}

/** One unit of foot and one of horse, each by its size, arms and class: numbers, sizes, arms, classes (BP-GEN-19). */
const army = (foot: readonly number[], horse: readonly number[]) => [
  1,
  1,
  ...foot.flatMap((die, i) => [die, horse[i]!]),
];
const EVEN = [...army([1, 4, 6], [1, 3, 6]), ...army([1, 4, 6], [1, 3, 6])];
const ARMS = Array.from({ length: 4 }, () => ['masterArm', 'none'] as const);

describe('armies left to the dice', () => {
  it('BP-ARMY-01, BP-ARMY-09 are rolled before ground and sides', () => {
    const { state, events } = play(bayonetPoint, { state: start(), dice: EVEN, answers: ARMS });
    expect(state.step).toBe('terrain');
    expect(state.units.map(({ id, troops }) => [id, troops])).toEqual([
      ['1-1', 'infantry'],
      ['1-2', 'light-cavalry'],
      ['2-1', 'infantry'],
      ['2-2', 'light-cavalry'],
    ]);
    expect(events.filter(({ type }) => type === 'armyRolled')).toMatchObject([
      { seat: 0, units: 2, figures: 8 },
      { seat: 1, units: 2, figures: 8 },
    ]);
  });

  it('BP-GEN-19, BP-ARMY-07 the army shows its dice, and in individual play a class is rolled for each man only', () => {
    const classes = [8, 1, 2, 3, 4, 9, 6, 6];
    const dice = [1, 1, 1, 1, 4, 3, ...classes];
    const { events } = play(bayonetPoint, {
      state: start({ 'play-mode': 'individuals' }),
      dice: [...dice, ...dice],
      answers: ARMS.slice(0, 2),
    });
    const rolled = events.find(({ type }) => type === 'armyRolled')!;
    expect(rolled).toMatchObject({ dice: { numbers: [1, 1], sizes: [1, 1], arms: [4, 3], classes } });
    expect(describeEvent(rolled, start())).toMatch(
      '(numbers 1 1; sizes 1 1; arms 4 3; classes 8 1 2 3 4 9 6 6)',
    );
  });

  it('BP-ARMY-07, BP-ARMY-09 morale is rolled before the scenario', () => {
    const setup = prepare(bayonetPoint, {
      scenario: 'whatever-the-die-says',
      seats: [{ unit: ready[0] }, { unit: ready[0] }],
      options: { 'morale-rating': 'rolled' },
    });
    if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
    const first = begin(bayonetPoint, { setup: setup.value, dice: { seed: 'morale' } });
    const types = first.told.map(({ event }) => event.type);
    expect(types.indexOf('moraleRolled')).toBeGreaterThan(-1);
    expect(types.lastIndexOf('moraleRolled')).toBeLessThan(types.indexOf('scenarioRolled'));
  });

  it('BP-ARMY-05 each Master may take a pistol, or a sword if he has none, or nothing', () => {
    const { state, asked } = play(bayonetPoint, {
      state: start(),
      dice: EVEN,
      answers: [
        ['masterArm', 'sword'],
        ['masterArm', 'pistol'],
        ['masterArm', 'none'],
        ['masterArm', 'none'],
      ],
    });
    expect(asked.map(({ question }) => (question as { readonly options: unknown }).options)).toEqual([
      ['pistol', 'sword', 'none'],
      ['pistol', 'none'],
      ['pistol', 'sword', 'none'],
      ['pistol', 'none'],
    ]);
    const leaders = state.figures.filter(({ leader }) => leader);
    expect(leaders.map(({ weapons }) => weapons)).toEqual([
      ['musket', 'sword'],
      ['sword', 'carbine', 'pistol'],
      ['musket'],
      ['sword', 'carbine'],
    ]);
  });

  it('BP-ARMY-08 generation-die d4: 3 and 4 give three units of foot and two of horse', () => {
    const five = (die: number) => Array.from({ length: 5 }, () => die);
    const side = [3, 4, ...five(4), ...five(4), ...five(6)];
    const { state } = playToQuestion(bayonetPoint, {
      state: start({ 'generation-die': 'd4' }),
      dice: [...side, ...side],
    });
    expect(state.dice).toBeDefined();
    const after = play(bayonetPoint, {
      state: start({ 'generation-die': 'd4' }),
      dice: [...side, ...side],
      answers: Array.from({ length: 10 }, () => ['masterArm', 'none'] as const),
    }).state;
    expect(
      after.units.filter((u) => u.side === 0).map(({ troops, members }) => [troops, members.length]),
    ).toEqual([
      ['infantry', 7],
      ['infantry', 7],
      ['infantry', 7],
      ['light-cavalry', 7],
      ['light-cavalry', 7],
    ]);
  });

  it('BP-ARMY-06 historical-lancers: per army, or none at all', () => {
    const dice = [...army([1, 4, 6], [1, 1, 6]), ...army([1, 4, 6], [1, 1, 6])];
    const lances = (state: ReturnType<typeof start>) =>
      play(bayonetPoint, { state, dice, answers: ARMS.slice(0, 4) }).state.units.map(
        ({ members }, i, units) => `${units[i]!.side}${members.length}`,
      );
    expect(lances(start({}, true))).toHaveLength(4);
    const armed = (state: ReturnType<typeof start>) =>
      play(bayonetPoint, { state, dice, answers: ARMS })
        .state.figures.filter((f) => f.leader && f.troops !== 'infantry')
        .map(({ weapons }) => weapons[0]);
    expect(armed(start({}, true))).toEqual(['lance', 'lance']);
    expect(armed(start({}, false))).toEqual(['sword', 'lance']);
    expect(armed(start({ 'historical-lancers': false }))).toEqual(['sword', 'sword']);
  });

  it('BP-DIG-15 more than half as strong again: the weaker may once have both rolled anew', () => {
    const weak = army([1, 4, 1], [1, 3, 1]);
    const strong = army([10, 2, 10], [10, 5, 10]);
    const { state, asked } = play(bayonetPoint, {
      state: start(),
      dice: [...weak, ...strong, ...weak, ...strong],
      answers: [['rollAgain', 'again'], ...ARMS],
    });
    expect(asked[0]).toMatchObject({ kind: 'rollAgain', seat: 0 });
    expect(asked.filter(({ kind }) => kind === 'rollAgain')).toHaveLength(1);
    expect(state.units).toHaveLength(4);
    const kept = play(bayonetPoint, {
      state: start(),
      dice: [...strong, ...weak],
      answers: [['rollAgain', 'keep'], ...ARMS],
    });
    expect(kept.asked[0]!.seat).toBe(1);
  });

  it('BP-DIG-15 evenly matched, or against an army that was bought, nobody is asked', () => {
    const { asked } = play(bayonetPoint, {
      state: start({}, true, ready[0]),
      dice: army([1, 4, 1], [1, 3, 1]),
      answers: ARMS.slice(0, 2),
    });
    expect(asked.map(({ kind }) => kind)).toEqual(['masterArm', 'masterArm']);
  });

  it('BP-ARMY-01 an army is diced for or written down, not both', () => {
    const both = { ...ready[0]!, random: { lancers: true } };
    const setup = prepare(bayonetPoint, {
      scenario: 'open-battle',
      seats: [{ unit: both }, { unit: ready[1] }],
    });
    expect(setup.ok ? [] : setup.refusals.map(({ code }) => code)).toEqual(['force.mixed']);
  });

  it('BP-ARMY-03 in individual play the men stand alone', () => {
    const setup = prepare(bayonetPoint, {
      scenario: 'open-battle',
      seats: [0, 1].map(() => ({ unit: { ...DICED, random: {} } })),
      options: { 'play-mode': 'individuals', 'generation-die': 'd4' },
    });
    if (!setup.ok) throw new Error('refused');
    const match = begin(bayonetPoint, { setup: setup.value, dice: { seed: 'alone' } });
    expect(match.state.units.every(({ members }) => members.length === 1)).toBe(true);
  });
});
