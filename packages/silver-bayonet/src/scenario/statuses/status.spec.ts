import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../../game.ts';
import { activateMember } from '../../rules/activation/activation.ts';
import { gearId } from '../../rules/gear-id.ts';
import { meleeAttack } from '../../rules/melee/melee-attack.ts';
import { activateMonster } from '../../rules/monsters/phase.ts';
import { moveAlong } from '../../rules/movement/move.ts';
import { shootAt } from '../../rules/shooting/shoot.ts';
import { of, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import type { SilverBayonetState } from '../../state.ts';
import { giveStatus, hasStatus, takeStatus } from './status.ts';

const statuses = {
  asleep: { act: false, react: false, forceAttack: false },
  dazed: { react: false },
  tied: { act: false },
  wary: { forceAttack: false },
} as const;

/** a of seat 0, b of seat 1 in contact with him, both hard to hit; `who` has the status. */
function pair(
  status: string,
  a: Partial<SceneFigure> = {},
  b: Partial<SceneFigure> = {},
): SilverBayonetState {
  const s = scene({
    figures: [
      { id: 'a', x: 10, y: 18, gear: [], health: 20, stats: { defence: 30 }, attributes: [], ...a },
      {
        id: 'b',
        side: 1,
        x: 10.984,
        y: 18,
        gear: [],
        health: 20,
        stats: { defence: 30 },
        attributes: [],
        ...b,
      },
    ],
  });
  of(s, 'a').kit = `status:${status}`;
  return { ...s, scenario: { ...s.scenario, statuses } };
}

const attacked = stepping((cx) => meleeAttack(cx, of(cx.s, 'b'), of(cx.s, 'a')));

describe('having a status', () => {
  it('SB-OPS-54 it is given and taken, and told', () => {
    const s = pair('wary');
    const run = stepping((cx: SilverCx) => {
      giveStatus(cx, of(cx.s, 'b'), 'asleep');
      takeStatus(cx, of(cx.s, 'a'), 'wary');
      takeStatus(cx, of(cx.s, 'a'), 'asleep');
    });
    const { state, events } = play(run, { state: s });
    expect([hasStatus(of(state, 'a'), 'wary'), hasStatus(of(state, 'b'), 'asleep')]).toEqual([false, true]);
    expect(events.map((event) => event.type)).toEqual(['marked', 'marked']);
  });
});

describe('act', () => {
  const activates = stepping((cx) => activateMember(cx, of(cx.s, 'a')));

  it('SB-OPS-15 no Move and no action: the activation is over before it begins', () => {
    const { state, asked } = play(activates, { state: pair('tied') });
    expect(asked).toEqual([]);
    expect(of(state, 'a').activated).toBe(true);
    expect(state.activation).toBeNull();
  });

  it('SB-OPS-15 a status that does not say so leaves it free', () => {
    const { asked } = play(activates, { state: pair('dazed'), answers: [['act', 'end']] });
    expect(asked).toHaveLength(1);
  });

  it('SB-OPS-15 a monster neither', () => {
    const s = pair('tied', { side: null, type: 'bandit', x: 8 });
    const { state } = play(
      stepping((cx) => activateMonster(cx, of(cx.s, 'a'))),
      { state: s },
    );
    expect(of(state, 'a')).toMatchObject({ x: 8, y: 18, activated: true });
  });

  it('SB-OPS-15 given in the middle of an activation it ends it', () => {
    const s = pair('dazed');
    const falls = stepping((cx) => {
      giveStatus(cx, of(cx.s, 'a'), 'tied');
      activateMember(cx, of(cx.s, 'a'));
    });
    expect(play(falls, { state: s }).asked).toEqual([]);
  });
});

describe('react', () => {
  it('SB-OPS-15 a survivor of a melee Backs Off, unasked', () => {
    const { state, asked } = play(attacked, { state: pair('dazed'), dice: [5, 5] });
    expect(asked).toEqual([]);
    expect(of(state, 'a').x).toBe(8);
    const awake = play(attacked, {
      state: pair('wary'),
      dice: [5, 5],
      answers: [['strikeBack', 'back-off']],
    });
    expect(awake.asked).toHaveLength(1);
  });

  it('SB-OPS-15 waking between the Check and the reaction comes too late', () => {
    const wakes = stepping((cx) => {
      const { emit } = cx;
      const quiet = Object.assign(Object.create(cx) as SilverCx, {
        emit: (event: Parameters<typeof emit>[0]) => {
          cx.emit(event);
          if (event.type === 'attacked') takeStatus(cx, of(cx.s, 'a'), 'dazed');
        },
      });
      meleeAttack(quiet, of(cx.s, 'b'), of(cx.s, 'a'));
    });
    const { state, asked } = play(wakes, { state: pair('dazed'), dice: [5, 5] });
    expect(hasStatus(of(state, 'a'), 'dazed')).toBe(false);
    expect(asked).toEqual([]);
  });

  it('SB-OPS-15 nobody Returns Fire or Dives in his sleep', () => {
    const shot = (status: string) => {
      const s = pair(
        status,
        { gear: ['musket', 'cartridge-box'] },
        { x: 20, gear: ['musket', 'cartridge-box'] },
      );
      return {
        run: stepping((cx) => shootAt(cx, of(cx.s, 'b'), gearId(of(cx.s, 'b'), 0), [of(cx.s, 'a')], 'plain')),
        state: s,
      };
    };
    const asleep = shot('dazed');
    expect(play(asleep.run, { state: asleep.state, dice: [2, 2] }).asked).toEqual([]);
    const awake = shot('wary');
    const { asked } = play(awake.run, {
      state: awake.state,
      dice: [2, 2],
      answers: [['reactToShot', 'stay']],
    });
    expect(asked).toHaveLength(1);
  });

  it('SB-OPS-15 a bystander reacts as ever', () => {
    const back = stepping((cx) => meleeAttack(cx, of(cx.s, 'a'), of(cx.s, 'b')));
    const { asked } = play(back, {
      state: pair('dazed'),
      dice: [5, 5],
      answers: [['strikeBack', 'back-off']],
    });
    expect(asked).toHaveLength(1);
  });
});

describe('forceAttack', () => {
  const passes = (status: string) => {
    const s = pair(status, { y: 19.4 }, { x: 7 });
    return {
      state: s,
      run: stepping((cx) => moveAlong(cx, of(cx.s, 'b'), [{ x: 12, y: 18, z: 0 }], 6, 'move')),
    };
  };

  it('SB-OPS-15 it lets everybody pass', () => {
    const { run, state } = passes('wary');
    expect(play(run, { state }).asked).toEqual([]);
  });

  it('SB-OPS-15 without it the player is asked', () => {
    const { run, state } = passes('dazed');
    expect(play(run, { state, answers: [['force', 'let-pass']] }).asked).toHaveLength(1);
  });
});
