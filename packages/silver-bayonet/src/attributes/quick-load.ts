import type { Attribute } from '../game.ts';

const PENALTY = -2;
/** Faces that total no more than this spoil the shot and the gun. */
const BOTCH = { each: 10, both: 4 };

/** SB-ATT-35: fires an unloaded weapon in haste. */
export const quickLoad: Attribute = {
  id: 'quick-load',
  rule: 'SB-ATT-35',
  on: {
    mayFireUnloaded: (may, { answer }, { s }) => may || !answer || s.options['quick-load-return-fire'],
    attacking: (modifiers, { unloaded }) =>
      unloaded ? [...modifiers, { by: 'quick-load', rule: 'SB-ATT-35', value: PENALTY }] : modifiers,
    criticalFailures: (failures, { unloaded }) => (unloaded === true ? [...failures, BOTCH] : failures),
  },
};
