import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { FaithCx } from '../../game.ts';
import { settle } from '../../rules/aftermath/settle.ts';
import { leave } from '../../rules/leaving/leaving.ts';
import { of, stepping } from '../../scene.spec-support.ts';
import type { FaithState } from '../../state.ts';
import type { Scenario } from '../format/scenario.ts';
import { scoreOf } from './score.ts';
import { after, told } from './story.spec-support.ts';

const WHO = { profiles: ['anna'] };
const ESCORT: Partial<Scenario> = {
  bestiary: { anna: { name: 'Anna', quality: 4, combat: 2, tags: ['human', 'living'] } },
  anchors: { inn: [800, 200] },
  exits: [{ who: WHO, edges: ['south'] }],
  rules: [
    { id: 'safe', when: { event: 'exited', who: WHO }, do: [{ op: 'score', side: 'good', n: 5 }] },
    {
      id: 'dead',
      when: { event: 'left', who: { ...WHO, escaped: false } },
      do: [{ op: 'score', side: 'evil', n: 3 }],
    },
  ],
  victory: [],
};

/** Anna has come, on the side of the good. */
function begun(): FaithState {
  return after(
    told(ESCORT),
    [{ op: 'bring', profile: 'anna', side: 'good', at: { anchors: ['inn'] }, act: 'now' }],
    [],
    [['place', { x: 800, y: 200, z: 0 }] as never],
  ).state;
}

const anna = (s: FaithState) => s.models.find(({ profile }) => profile === 'anna')!;
const then = (deed: (cx: FaithCx) => void) =>
  play(
    stepping((cx) => {
      deed(cx);
      settle(cx);
    }),
    { state: begun() },
  ).state;

describe('an escort', () => {
  it('FF-SCN-01 somebody of the scenario’s own fights on a side, and counts for nobody’s roster', () => {
    const s = begun();
    expect(anna(s)).toMatchObject({
      party: 0,
      controller: 0,
      standing: 'table',
      combat: 2,
      origin: 'scenario',
    });
    expect(of(s, 'b').party).toBe(1);
  });

  it('FF-MOV-29 it is scored when she is off the table, and when she is killed, to whom the rules say', () => {
    const safe = then((cx) => {
      anna(cx.s).escaped = true;
      leave(cx, anna(cx.s), 'left', null, 'FF-MOV-29');
    });
    expect([scoreOf(safe, 0, []), scoreOf(safe, 1, [])]).toEqual([5, 0]);
    const dead = then((cx) => leave(cx, anna(cx.s), 'killed', of(cx.s, 'b'), 'FF-HTH-04'));
    expect([scoreOf(dead, 0, []), scoreOf(dead, 1, [])]).toEqual([0, 3]);
  });
});
