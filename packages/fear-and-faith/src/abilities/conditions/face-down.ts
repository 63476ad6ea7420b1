import { MARKER } from '../../data/markers.ts';
import type { SpecialRule } from '../../game.ts';
import { conditionAbility } from '../../kit.ts';
import { ignoring } from '../../rules/movement/ignoring.ts';

/** FF-SCN-31: all that a counter does; it attacks nobody, whomever it stands for. */
const DONE_FACE_DOWN: readonly string[] = ['stalk', 'show'];

/** FF-SCN-31 */
export const faceDown: SpecialRule = {
  id: conditionAbility('faceDown'),
  rule: 'FF-SCN-31',
  on: {
    gait: (gait) => ignoring(gait, MARKER.ignores),
    offers: (offers) => offers.filter(({ action }) => DONE_FACE_DOWN.includes(action)),
  },
};
