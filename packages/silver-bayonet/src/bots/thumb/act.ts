import { figure as figureOf } from '../../figures.ts';
import { deedId, onOffer, readDeedId } from '../../option-ids.ts';
import type { MoveQuestion } from '../../questions.ts';
import { mayMoveToAttack } from '../../rules/activation/may-attack.ts';
import { maximumHealth } from '../../rules/damage/heal.ts';
import { gearCalled } from '../../rules/gear-id.ts';
import { distanceBetween } from '../../rules/measuring.ts';
import { enemiesTouching } from '../../rules/movement/contact.ts';
import { speedOf } from '../../rules/movement/speed.ts';
import { farthestSprint } from '../../rules/movement/sprint-distance.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';
import { flat } from '../ground/apart.ts';
import { exchangeOf } from './exchange.ts';
import { foes, type Mind, ownFigures } from './mind.ts';
import { ownDeed } from './own-deed.ts';
import { gunRange, planOf } from './plan.ts';
import { bestGun, hasMark } from './shots.ts';
import { taskOf } from './tasks.ts';
import type { Way } from './ways.ts';

interface ActQuestion {
  readonly figure: string;
  readonly options: readonly string[];
}

/** Health that must be missing before anybody sees to it. */
const HURT = 3;
/** Inches of a Sprint at its best. */
const SPRINT = 4;
/** Casters work within this. */
const CASTS_WITHIN = 8;

/** SB-ACT-02 to -10: what lies at hand first, then shots, then the Move, then what is left. */
export function act({ figure: id, options }: ActQuestion, mind: Mind): string {
  const figure = figureOf(mind.s, id);
  return (
    ownDeed(mind, options) ??
    atHand(mind, options) ??
    care(mind, figure, options) ??
    shooting(mind, figure, options) ??
    loading(mind, figure, options) ??
    moving(mind, figure, options) ??
    rest(mind, figure, options)
  );
}

const AT_HAND = ['pick-up', 'free', 'investigate', 'investigate-for-move'];

function isAtHand(option: string): boolean {
  return AT_HAND.includes(readDeedId(option).deed);
}

/** SB-CLUE-01, SB-SCN-GEN-18, -19: things to pick up, and clues to look into. */
function atHand(mind: Mind, options: readonly string[]): string | null {
  if (!options.some(isAtHand)) return null;
  const wanted = new Set(mind.errands().flatMap((aim) => (aim.what === 'exit' ? [] : [aim.id])));
  for (const what of ['pick-up', 'free'] as const) {
    const object = onOffer(options, what).find((id) => wanted.has(id));
    if (object !== undefined) return deedId(what, object);
  }
  const clue = [...onOffer(options, 'investigate'), ...onOffer(options, 'investigate-for-move')].find((id) =>
    wanted.has(id),
  );
  if (clue === undefined) return null;
  const forMove = deedId('investigate-for-move', clue);
  const now = deedId('investigate', clue);
  // The action is for shooting, if there is anybody to shoot.
  const shoots = onOffer(options, 'shoot').length > 0 || onOffer(options, 'reload').length > 0;
  if (options.includes(forMove) && (shoots || !options.includes(now))) return forMove;
  return options.includes(now) ? now : null;
}

/** SB-ATT-29, -31: for those who can help, when somebody needs it. */
function care(mind: Mind, figure: Figure, options: readonly string[]): string | null {
  const { s } = mind;
  const lacks = (friend: Figure) => maximumHealth(friend) - friend.health >= HURT;
  if (options.includes('tend')) {
    const patient = s.figures.some(
      (friend) =>
        friend.side === figure.side &&
        friend !== figure &&
        (friend.standing === 'down' || friend.standing === 'standing') &&
        lacks(friend) &&
        distanceBetween(figure, friend) <= 1,
    );
    if (patient) return 'tend';
  }
  if (options.includes('miracle') && figure.health > HURT) {
    const near = (friend: Figure) => friend !== figure && distanceBetween(figure, friend) <= CASTS_WITHIN;
    if (ownFigures(mind).some((friend) => near(friend) && lacks(friend))) return 'miracle';
  }
  return null;
}

/** SB-SHT-01: whenever there is somebody to shoot, unless a few steps more bring it home. */
function shooting(mind: Mind, figure: Figure, options: readonly string[]): string | null {
  const guns = onOffer(options, 'shoot');
  if (guns.length === 0) return null;
  const task = taskOf(mind, figure);
  const { moveSpent } = mind.s.activation!;
  if (task?.aim.what === 'exit') {
    const reach = (moveSpent ? 0 : speedOf(mind.look, figure)) + SPRINT;
    if (task.away <= reach && (moveSpent || task.away > speedOf(mind.look, figure))) return null;
  }
  const gun = bestGun(mind, figure, guns);
  return gun === null ? null : deedId('shoot', gun);
}

/** Errands this near come before the next shot. */
const WITHIN_REACH = 9;

/** SB-LOAD-04: the Move for a reload, when the action can then be a shot. */
function loading(mind: Mind, figure: Figure, options: readonly string[]): string | null {
  const { actionSpent } = mind.s.activation!;
  const gun = actionSpent ? undefined : onOffer(options, 'reload-for-move').find((id) => !id.includes(':'));
  if (gun === undefined) return null;
  const task = taskOf(mind, figure);
  const busy = task !== null && (task.aim.what === 'exit' || task.away <= WITHIN_REACH);
  if (busy && task.blocker === null) return null;
  return hasMark(mind, figure, gearCalled(figure, gun)) ? deedId('reload-for-move', gun) : null;
}

/** SB-ACT-05: a melee, a Move somewhere, or the Move given up for a reload. */
function moving(mind: Mind, figure: Figure, options: readonly string[]): string | null {
  const now = mind.s.activation!;
  if (options.includes('fight')) {
    const worth = enemiesTouching(mind.s, figure).map((enemy) => exchangeOf(mind, figure, enemy));
    if (Math.max(...worth) > HOPELESS) return 'fight';
  }
  if (options.includes('move')) {
    const question: MoveQuestion = {
      figure: figure.id,
      budget: speedOf(mind.look, figure),
      how: 'move',
      attack: mayMoveToAttack(mind.look, figure),
      sprint: now.actionSpent ? 0 : farthestSprint(mind.look, figure),
    };
    const way = planOf(mind, figure, question, now.shot);
    remember(mind.s, figure, question, way);
    if (way !== null) return 'move';
  }
  const gun = onOffer(options, 'reload-for-move')[0];
  return gun === undefined ? null : deedId('reload-for-move', gun);
}

/** A melee from which nothing but wounds is to be had. */
const HOPELESS = -0.25;

function rest(mind: Mind, figure: Figure, options: readonly string[]): string {
  if (options.includes('sprint') && hurries(mind, figure)) return 'sprint';
  if (options.includes('lunge')) return 'lunge';
  const gun = onOffer(options, 'reload')[0];
  if (gun !== undefined) return deedId('reload', gun);
  if (options.includes('sprint') && gunRange(mind, figure) === 0 && isFar(mind, figure)) return 'sprint';
  return options.includes('distract') ? 'distract' : 'end';
}

function hurries(mind: Mind, figure: Figure): boolean {
  const task = taskOf(mind, figure);
  return task !== null && task.blocker === null && flat(figure, task.at) > 1;
}

/** Enemies farther off than this are worth running to, for those who have nothing but a blade. */
const SPRINT_FROM = 8;

function isFar(mind: Mind, figure: Figure): boolean {
  return foes(mind, figure).every((enemy) => distanceBetween(figure, enemy) > SPRINT_FROM);
}

interface Thought {
  readonly turn: number;
  /** The figure as it was: with its place. */
  readonly mover: Pick<Figure, 'id' | 'x' | 'y' | 'z'>;
  readonly question: MoveQuestion;
  readonly actionSpent: boolean | undefined;
  readonly way: Way | null;
}

/** What `act` has worked out for the `move` that follows at once; the same would come of thinking anew. */
const thoughts = new WeakMap<readonly Figure[], Thought>();

function remember(
  { turn, activation, figures }: SilverBayonetState,
  { id, x, y, z }: Figure,
  question: MoveQuestion,
  way: Way | null,
): void {
  const actionSpent = activation?.actionSpent;
  thoughts.set(figures, { turn, mover: { id, x, y, z }, question, actionSpent, way });
}

/** Whether a thought was about this very question. */
function isOf(
  { turn, mover, question, actionSpent }: Thought,
  s: SilverBayonetState,
  { id, x, y, z }: Figure,
  { budget, how, attack }: MoveQuestion,
): boolean {
  return (
    turn === s.turn &&
    mover.id === id &&
    mover.x === x &&
    mover.y === y &&
    mover.z === z &&
    question.budget === budget &&
    question.how === how &&
    question.attack === attack &&
    actionSpent === s.activation?.actionSpent
  );
}

/** SB-MOV-01. */
export function move(question: MoveQuestion, mind: Mind): Way {
  const { s } = mind;
  const mover = figureOf(s, question.figure);
  const known = thoughts.get(s.figures);
  thoughts.delete(s.figures);
  if (known !== undefined && isOf(known, s, mover, question)) return known.way ?? [];
  return planOf(mind, mover, question, s.activation?.shot === true) ?? [];
}
