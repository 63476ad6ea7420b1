import { kitFor } from '../../kit.ts';
import type { Model, Token } from '../../state.ts';

/** FF-SET-09: what a token is called that gives light. */
export const LAMP = 'lamp';
/** FF-SET-09 */
const COMBAT = 2;
/** A thing to aim at: as wide and as tall as this. */
const RADIUS = 5;
const HEIGHT = 15;

/** FF-SET-09: a lamp as a target: nobody's, and nowhere but in this attack. */
export function lampTarget({ id, x, y, z }: Token): Model {
  return {
    id,
    name: id,
    profile: LAMP,
    points: 0,
    quality: 6,
    combat: COMBAT,
    size: 'normal',
    movement: 'short',
    tags: [],
    rules: [],
    kit: kitFor([], {}, []),
    party: -1,
    controller: -1,
    home: -1,
    origin: 'scenario',
    x,
    y,
    z,
    radius: RADIUS,
    height: HEIGHT,
    tall: HEIGHT,
    standing: 'table',
    left: null,
    escaped: false,
    posture: 'standing',
    conditions: {},
    losses: { wounds: 0, poison: 0, transformation: 0 },
    arms: [],
    turn: {},
    game: {},
    startedHidden: false,
    master: null,
    prey: null,
    haunt: null,
  };
}
