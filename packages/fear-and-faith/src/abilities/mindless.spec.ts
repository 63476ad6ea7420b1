import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { offersFor } from '../rules/turn/act.ts';
import { of, type SceneModel, scene } from '../scene.spec-support.ts';

const ARMED = {
  arms: [
    { weapon: 'pistol', inHand: true },
    { weapon: 'grenade', inHand: false },
  ],
} as const;
const DEAD = { standing: 'out', left: 'killed' } as const;

/** What `a` is offered with a gun, a grenade, a lamp and a corpse with arms at hand, and an enemy in sight. */
function offered(rules: SceneModel['rules']): readonly string[] {
  const s = scene({
    options: { 'shoot-lights': true },
    models: [
      { id: 'a', x: 300, y: 300, rules, ...ARMED },
      { id: 'b', x: 360, y: 300, party: 1 },
      { id: 'd', x: 300, y: 330, ...DEAD },
    ],
    tokens: [{ id: 'lamp', kind: 'lamp', x: 300, y: 360 }],
    corpses: [{ of: 'd', x: 300, y: 325, arms: ['shotgun'] }],
    acting: ['a', 2],
  });
  return [...new Set(offersFor(looking(s), of(s, 'a'), 2).map(({ action }) => action))];
}

describe('Mindless', () => {
  it('FF-SPEC-35 does nothing that takes a mind', () => {
    const able = offered([]);
    for (const action of ['shoot', 'aimed-shot', 'shoot-lamp', 'prime', 'pick-up'])
      expect(able).toContain(action);
    expect(offered(['mindless'])).toEqual(
      able.filter((action) => action === 'move' || action === 'draw-weapon'),
    );
  });
});
