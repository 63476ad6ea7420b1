import { looking } from '../hooks.ts';
import { whyNot } from '../rules/movement/move.spec-support.ts';
import { offersFor } from '../rules/turn/act.ts';
import { of, scene } from '../scene.spec-support.ts';

const FOE = { id: 'z', x: 850, y: 850, party: 1 };

function on(rule: string | null, type: string, more: object = {}) {
  const rules = rule === null ? [] : [rule];
  return scene({
    models: [{ id: 'a', x: 300, y: 300, rules, ...more }, FOE] as never,
    terrain: [{ id: 'g', type, shape: { rect: [200, 200, 300, 200] } }] as never,
    acting: ['a', 1],
  });
}

/** Whether a model with this rule makes a whole Medium Move through such ground. */
export function strides(rule: string | null, type: string): boolean {
  return whyNot(on(rule, type), [420, 300]) === null;
}

/** Whether one action gets it up there. */
export function risesQuickly(rule: string | null, type: string): boolean {
  const state = on(rule, type, { posture: 'fallen' });
  return offersFor(looking(state), of(state, 'a'), 1).some(({ action }) => action === 'stand-up');
}
