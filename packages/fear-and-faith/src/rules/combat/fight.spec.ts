import { describe, expect, it } from 'vitest';
import { duel, of, playScene } from '../../scene.spec-support.ts';

describe('one opposed roll', () => {
  it('FF-HTH-02 whoever wins inflicts the result, the one who is attacked too', () => {
    const state = duel({ combat: 3 }, { combat: 3 });
    const { state: s } = playScene(state, [2, 4], [['act', 'strike/hand-weapon/b']]);
    expect(of(s, 'a').posture).toBe('fallen');
    expect(of(s, 'b').posture).toBe('standing');
  });

  it('FF-HTH-02 equal totals are nothing', () => {
    const { state: s } = playScene(duel({}, {}), [3, 3], [['act', 'strike/hand-weapon/b']]);
    expect([of(s, 'a').posture, of(s, 'b').posture]).toEqual(['standing', 'standing']);
    expect(of(s, 'b').x).toBe(475);
  });

  it('FF-HTH-03 an odd die drives back one base, straight away', () => {
    const { state: s } = playScene(
      duel({}, {}),
      [5, 4],
      [
        ['act', 'strike/hand-weapon/b'],
        ['recoil', '0'],
      ],
    );
    expect(of(s, 'b')).toMatchObject({ x: 500, y: 450, posture: 'standing' });
    expect(of(s, 'a').x).toBe(450);
  });

  it('FF-HTH-03 twice the total kills', () => {
    const state = duel({ combat: 3 }, { combat: 2 }, 1, { models: [{ id: 'c', x: 800, y: 800, party: 1 }] });
    const { state: s, events } = playScene(state, [5, 2], [['act', 'strike/hand-weapon/b']]);
    expect(of(s, 'b')).toMatchObject({ standing: 'out', left: 'killed' });
    expect(s.corpses.map(({ of: dead }) => dead)).toEqual(['b']);
    expect(events.filter(({ type }) => type === 'left')).toHaveLength(1);
  });
});
