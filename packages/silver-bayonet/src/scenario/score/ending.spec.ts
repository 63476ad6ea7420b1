import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../../game.ts';
import { takeOut } from '../../rules/damage/at-zero.ts';
import { endIfDecided, endWithTurn } from '../../rules/ending/end.ts';
import silverBayonet from '../../ruleset.ts';
import { of, type SceneDraft, stepping } from '../../scene.spec-support.ts';
import type { SilverBayonetState } from '../../state.ts';
import type { Condition } from '../format/condition.ts';
import type { Scenario } from '../format/scenario.ts';
import { SOLO, told } from '../told.spec-support.ts';

const FIGURES: SceneDraft['figures'] = [
  { id: 'a', x: 5, y: 5 },
  { id: 'foe', side: 1, x: 30, y: 5 },
  { id: 'm', side: null, type: 'revenant', x: 18, y: 30 },
];

function game(scenario: Partial<Scenario>, rest: Partial<SceneDraft> = {}): SilverBayonetState {
  return told(scenario, { figures: FIGURES, ...rest });
}

const atOnce = stepping((cx: SilverCx) => endIfDecided(cx));
const withTurn = stepping((cx: SilverCx) => endWithTurn(cx));
const out = (...ids: readonly string[]) =>
  stepping((cx: SilverCx) => {
    for (const id of ids) takeOut(cx, of(cx.s, id), 'removed', 'SB-GEN-16');
  });

const reason = (run: typeof atOnce, state: SilverBayonetState) =>
  play(run, { state }).state.ended?.reason ?? null;

const ends = (when: 'at-once' | 'turn-end', condition: Condition): Partial<Scenario> => ({
  end: [{ when, if: condition }],
});

describe('the end by the scenario', () => {
  it('SB-OPS-03 SB-SCN-GEN-31 where a competitive scenario is silent, when a side has nobody left', () => {
    expect(reason(out('a'), game({}))).toBe('no-figures');
    expect(reason(out('m'), game({}))).toBeNull();
  });

  it('SB-OPS-03 SB-SOLO-08 where a solo scenario is silent, when no unit member is left', () => {
    expect(reason(out('a'), game(SOLO))).toBeNull();
    expect(reason(out('a', 'foe'), game(SOLO))).toBe('no-figures');
    const alone = game(SOLO, { seats: 1, figures: [FIGURES[0]!, FIGURES[2]!] });
    expect(reason(out('m'), alone)).toBeNull();
    expect(reason(out('a'), alone)).toBe('no-figures');
  });

  it('SB-OPS-27 at-once and turn-end are read at their own time', () => {
    const now = game(ends('at-once', { noMonsters: true }));
    const late = game(ends('turn-end', { noMonsters: true }));
    for (const s of [now, late]) of(s, 'm').standing = 'removed';
    expect([reason(atOnce, now), reason(withTurn, now)]).toEqual(['no-monsters', null]);
    expect([reason(atOnce, late), reason(withTurn, late)]).toEqual([null, 'no-monsters']);
  });

  it('SB-OPS-27 any of the conditions ends it', () => {
    const end = [
      { when: 'at-once', if: { noSoldiers: 'all-sides' } },
      { when: 'at-once', if: { turn: { min: 3 } } },
    ] as const;
    expect(reason(atOnce, game({ end: [...end] }, { turn: 2 }))).toBeNull();
    expect(reason(atOnce, game({ end: [...end] }, { turn: 3 }))).toBe('last-turn');
  });

  it('SB-END-01 what is counted for a side ends it when any side has reached it', () => {
    const s = game(ends('at-once', { tally: 'secured', objects: ['idol'], min: 1 }));
    expect(reason(atOnce, s)).toBeNull();
    s.deeds.push({ what: 'secured', seat: 1, figure: 'foe', object: 'idol' });
    expect(reason(atOnce, s)).toBe('objective');
    const both = game(ends('at-once', { tally: 'clues', min: 2 }));
    both.deeds.push(
      { what: 'investigated', seat: 0, figure: 'a', deck: 'red' },
      { what: 'investigated', seat: 1, figure: 'foe', deck: 'red' },
    );
    expect(reason(atOnce, both)).toBeNull();
  });

  it('SB-OPS-27 SB-OPS-15 a switch of the scenario may be part of it', () => {
    const scenario: Partial<Scenario> = {
      options: { early: { values: ['no', 'yes'], text: 'Whether it ends early.' } },
      ...ends('at-once', { all: [{ noMonsters: true }, { option: 'early', is: 'yes' }] }),
    };
    const state = (options: Record<string, string>) => {
      const s = game(scenario, { options });
      of(s, 'm').standing = 'removed';
      return s;
    };
    expect(reason(atOnce, state({}))).toBeNull();
    expect(reason(atOnce, state({ early: 'yes' }))).toBe('no-monsters');
  });

  it('SB-OPS-27 nothing is read before turn 1 has begun', () => {
    const s = { ...game({}), stage: 'deployment' as const };
    of(s, 'a').standing = 'waiting';
    expect(reason(atOnce, s)).toBeNull();
    expect(reason(atOnce, { ...s, stage: 'play' })).toBe('no-figures');
  });

  it('SB-END-02 with nobody left on any side it is over, whatever the scenario says', () => {
    const s = game(ends('turn-end', { turn: { min: 9 } }));
    expect(reason(out('a'), s)).toBeNull();
    expect(reason(out('a', 'foe'), s)).toBe('no-figures');
  });

  it('SB-END-03 an end that an action has brought about comes right after it', () => {
    const s = game(ends('at-once', { count: { is: 'soldier', zone: 'gate' }, min: 1 }), {
      figures: [{ id: 'a', x: 5, y: 5, gear: [] }, FIGURES[1]!],
    });
    const state = {
      ...s,
      scenario: {
        ...s.scenario,
        zones: { gate: { shape: { circle: [9, 5, 1] as [number, number, number] } } },
      },
    };
    const { asked, state: after } = play(silverBayonet, {
      state,
      answers: [
        ['activate', 'a'],
        ['act', 'move'],
        ['move', [{ x: 9, y: 5, z: 0 }]],
      ],
    });
    expect(asked).toHaveLength(3);
    expect(after.ended).toEqual({ reason: 'objective' });
  });
});

describe('the end by option', () => {
  const objective: Partial<Scenario> = { mainObjective: { tally: 'clues', min: 1 } };
  const found = (s: SilverBayonetState) => {
    s.deeds.push({ what: 'investigated', seat: 1, figure: 'foe', deck: 'red' });
    return s;
  };

  it('SB-SCN-GEN-31.R1 the main objective ends nothing, unless end-on-objective says so, and then with the turn', () => {
    expect(reason(withTurn, found(game(objective)))).toBeNull();
    const options = { 'end-on-objective': true };
    expect(reason(withTurn, found(game(objective, { options })))).toBe('objective');
    expect(reason(atOnce, found(game(objective, { options })))).toBeNull();
    expect(reason(withTurn, game(objective, { options }))).toBeNull();
    expect(reason(withTurn, found(game({}, { options })))).toBeNull();
  });

  it('SB-SCN-GEN-31.R2 turn-limit: after that turn, not before', () => {
    const at = (turn: number) => game({}, { turn, options: { 'turn-limit': 5 } });
    expect([4, 5].map((turn) => reason(withTurn, at(turn)))).toEqual([null, 'last-turn']);
    expect(reason(withTurn, game({}, { turn: 80 }))).toBeNull();
  });
});

describe('the end by agreement', () => {
  const proposes = (answers: readonly ('yes' | 'no')[], state: SilverBayonetState) =>
    play(silverBayonet, {
      state,
      answers: [['activate', 'call-it-a-day'], ...answers.map((answer) => ['confirm', answer] as const)],
    });

  it('SB-SCN-GEN-31.R2 if everybody agrees everything stands as it is', () => {
    const { state, asked } = proposes(['yes'], game({}));
    expect(asked[1]).toMatchObject({ seat: 1 });
    expect(state.ended).toEqual({ reason: 'truce' });
    expect(state.figures.map(({ standing }) => standing)).toEqual(['standing', 'standing', 'standing']);
  });

  it('SB-SCN-GEN-31.R2 if one does not the game goes on, with nobody activated', () => {
    const third = { id: 'third', side: 2, x: 18, y: 5 };
    const three = game({}, { seats: 3, figures: [...FIGURES, third] });
    const { state } = proposes(['yes', 'no'], three);
    expect(state.ended).toBeNull();
    expect(state.figures.some(({ activated }) => activated)).toBe(false);
    expect(state.phase).toBe('primary-1');
  });

  it('SB-SCN-GEN-31.R2 a player alone need ask nobody', () => {
    const { state } = proposes([], game(SOLO, { seats: 1, figures: [FIGURES[0]!] }));
    expect(state.ended).toEqual({ reason: 'truce' });
  });
});
