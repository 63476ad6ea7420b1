import type { Spot } from '@vedette/engine/table';
import { figure as findFigure } from '../../figures.ts';
import { KEEP, NOBODY, TRUCE } from '../../option-ids.ts';
import type { PlaceQuestion } from '../../questions.ts';
import { randomDismount } from '../../rules/activation/dismount-question.ts';
import { score } from '../../scenario/score/score.ts';
import { placeProblem, randomPlace } from '../../scenario/story/place-question.ts';
import type { Figure, FigureId } from '../../state.ts';
import { flat } from '../ground/apart.ts';
import { wayOut } from '../worth/aims.ts';
import { bestOf } from './fighting.ts';
import { isFoe, type Mind } from './mind.ts';

interface Purposeful {
  readonly purpose: string;
  readonly options: readonly string[];
}

/** Purposes that do those good for whom one is chosen; everything else is for enemies, if there are any. */
const KIND: readonly string[] = [
  'healing',
  'tend',
  'heal',
  'courage',
  'bless-weapon',
  'enchant-weapon',
  'flaming-weapon',
  'lucky-find',
  'give-object',
  'give-item',
  'imbue',
  'modify',
];
const HEALING: readonly string[] = ['healing', 'tend', 'heal'];

/** A figure for a rule: friends for what is kind, the most hurt for healing; enemies for all else. */
export function chooseFigure({ purpose, options }: Purposeful, mind: Mind): string {
  const figures = figuresIn(mind, options);
  if (figures.length === 0) return options[0]!;
  const best = bestOf(figures, (figure) => appeal(mind, purpose, figure));
  if (options.includes(NOBODY) && !isFoe(mind, best)) return NOBODY;
  if (options.includes(NOBODY) && purpose === 'raise-bones') return raises(mind, best);
  return best.id;
}

function figuresIn({ s }: Mind, ids: readonly string[]): readonly Figure[] {
  return ids.flatMap((id) => s.figures.find((figure) => figure.id === id) ?? []);
}

function appeal(mind: Mind, purpose: string, figure: Figure): number {
  const foe = isFoe(mind, figure);
  if (KIND.includes(purpose)) {
    if (foe) return -100;
    const hurt = figure.stats.health - figure.health;
    return HEALING.includes(purpose) ? hurt : figure.stats.melee + figure.stats.accuracy + figure.health / 10;
  }
  return foe ? 10 + mind.worthOf(figure) - figure.health / 100 : -mind.worthOf(figure);
}

/** Bones near enemies rise; near one's own they had better lie. */
function raises(mind: Mind, pile: Figure): string {
  const near = mind.s.figures.filter(({ standing, side }) => standing === 'standing' && side !== null);
  if (near.length === 0) return NOBODY;
  const closest = bestOf(near, (figure) => -flat(figure, pile));
  return isFoe(mind, closest) ? pile.id : NOBODY;
}

/** The same for several. */
export function chooseFigures(
  question: Purposeful & { readonly min: number; readonly max: number },
  mind: Mind,
): readonly FigureId[] {
  const { purpose, options, min } = question;
  const rated = figuresIn(mind, options).map((figure) => ({ figure, value: appeal(mind, purpose, figure) }));
  const chosen = rated.sort((a, b) => b.value - a.value).slice(0, min);
  return chosen.map(({ figure }) => figure.id);
}

/** SB-MOV-10: only for what it is worth (see `homeward`). */
export function leave({ figure }: { readonly figure: FigureId }, mind: Mind): 'leave' | 'stay' {
  const leaver = findFigure(mind.s, figure);
  const wanted = mind
    .errands()
    .some(
      (aim) =>
        aim.what === 'exit' && aim.figure === figure && flat(wayOut(mind.s, leaver, aim.edges), leaver) < 0.1,
    );
  return wanted ? 'leave' : 'stay';
}

/** Which of several things: the edge that counts, healing where somebody is hurt; else the first. */
export function chooseItem(
  { purpose, options, figure }: Purposeful & { readonly figure: FigureId | null },
  mind: Mind,
): string {
  if (purpose === 'exit' && figure !== null) {
    const edges = mind
      .errands()
      .flatMap((aim) => (aim.what === 'exit' && aim.figure === figure ? aim.edges : []));
    return options.find((option) => edges.some((edge) => edge === option)) ?? options[0]!;
  }
  if (purpose === 'side') return options[mind.random.below(options.length)]!;
  return options[0]!;
}

/** Yes to what helps; an end in peace when it is not a defeat. */
export function confirm(
  { purpose, figure }: { readonly purpose: string; readonly figure: FigureId | null },
  mind: Mind,
): 'yes' | 'no' {
  const { s, seat } = mind;
  if (purpose === TRUCE) return isBehind(mind) ? 'no' : 'yes';
  if (purpose === 'hold-rage' && figure !== null) {
    const raging = findFigure(s, figure);
    return raging.carries.length > 0 || raging.health <= 3 ? 'yes' : 'no';
  }
  if (purpose === 'leap') return s.activation === null || seat === s.order[0] ? 'yes' : 'no';
  return purpose === 'sneak' ? 'no' : 'yes';
}

/** Turns after which even a lost game is over. */
const WEARY = 30;

function isBehind({ s, seat }: Mind): boolean {
  if (s.turn > WEARY) return false;
  const scores = score(s);
  const own = scores.find(({ seats }) => seats.includes(seat))!.bonusXp;
  return scores.some(({ bonusXp, seats }) => !seats.includes(seat) && bonusXp >= own);
}

interface MonsterQuestion extends Purposeful {
  readonly figure: FigureId | null;
  readonly target?: string;
}

/** SB-MONA-07, -08: monsters are for the others. A Monster Die goes on sending one away from one's own. */
export function monsterChoice({ options, target }: MonsterQuestion, mind: Mind): string {
  const figures = figuresIn(mind, options);
  const worst = figures.length === 0 ? null : bestOf(figures, (figure) => prey(mind, figure));
  if (target === undefined) return worst?.id ?? options[0]!;
  const now = mind.s.figures.find(({ id }) => id === target);
  const spared = now !== undefined && !isFoe(mind, now);
  return spared && worst !== null && isFoe(mind, worst) ? worst.id : KEEP;
}

/** Enemies first, the weak among them; of one's own, those who can take it. */
function prey(mind: Mind, figure: Figure): number {
  return isFoe(mind, figure) ? 100 - figure.health : figure.health + figure.stats.melee;
}

const PLACES = 6;

/** SB-OPS-22: a monster goes where it is nearer to the enemy. */
export function placeFigure(question: PlaceQuestion, mind: Mind): Spot {
  const { s } = mind;
  const placed = findFigure(s, question.figure);
  let best: Spot | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < PLACES; n++) {
    const spot = randomPlace(question, mind.random, () => mind.look);
    if (spot === null || placeProblem(question, spot, mind.look) !== null) continue;
    const value = placed.side === null ? harm(mind, spot) : -harm(mind, spot);
    if (value > most) {
      most = value;
      best = spot;
    }
  }
  return best ?? randomPlace(question, mind.random, () => mind.look)!;
}

function harm(mind: Mind, spot: Spot): number {
  let own = Number.POSITIVE_INFINITY;
  let foe = Number.POSITIVE_INFINITY;
  for (const figure of mind.s.figures) {
    if (figure.side === null || figure.standing !== 'standing') continue;
    const away = flat(figure, spot);
    if (isFoe(mind, figure)) foe = Math.min(foe, away);
    else own = Math.min(own, away);
  }
  return Math.min(own, MATTERS) - Math.min(foe, MATTERS);
}

const MATTERS = 20;

export function dismount(question: { readonly figure: FigureId }, mind: Mind): Spot | null {
  return randomDismount(question, mind.random, () => mind.look);
}

/** SB-SCN-GEN-18.R1: under its own feet, where it always may. */
export function putDown({ figure }: { readonly figure: FigureId }, { s }: Mind): Spot {
  const { x, y, z } = findFigure(s, figure);
  return { x, y, z };
}

/** SB-EVT-10: the two whose exchange hurts least: chance takes them. */
export function chooseTwo({ options }: { readonly options: readonly FigureId[] }): readonly FigureId[] {
  return options.slice(0, 2);
}
