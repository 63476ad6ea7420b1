import type { Pending, Prompt } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import type { BayonetPoint } from '../game.ts';
import type { BayonetPointState } from '../state.ts';
import { hintOn } from './hints.ts';
import { capital, nameOf, phrase, plain, sideName, whom } from './names.ts';
import { meansOf } from './option-means.ts';

/** Whatever a question may bring along. */
interface Facts {
  readonly unit?: string;
  readonly figure?: string;
  readonly target?: string;
  readonly foe?: string;
  readonly mounted?: boolean;
  readonly text?: string | null;
  readonly most?: number;
  readonly worth?: number;
  readonly against?: number;
  readonly options?: readonly string[];
  readonly shapes?: readonly string[];
  readonly at?: readonly Spot[];
}

/** A question in words. */
export function prompt(pending: Pending<BayonetPoint>, s: BayonetPointState): Prompt {
  const facts: Facts = pending.question;
  const { figure, unit, target, foe, options = [], shapes = [] } = facts;
  const about = figure ?? unit;
  const who = about === undefined ? sideName(s, pending.seat) : nameOf(s, about);
  const said = apart([...new Set(options)].map((id) => [id, phrase(id, s)] as const));
  return {
    title: TITLES[pending.kind](who, facts, s),
    ...hintOn(pending.kind),
    about: { figures: [figure, unit, target, foe].filter((id) => id !== undefined) },
    options: [
      ...said.map(([id, words], i) => ({ id, words, ...meansOf(pending.kind, id, s), ...placeOf(facts, i) })),
      ...shapes.map((id) => ({ id, words: capital(plain(id)) })),
    ],
  };
}

/** BP-SCN-11: the place that an option stands for. */
function placeOf({ at }: Facts, option: number): { readonly at?: Spot } {
  const spot = at?.[option];
  return spot === undefined ? {} : { at: spot };
}

type Said = readonly [id: string, words: string];

/** Two options of one name, such as two companies that their owner calls alike, are told apart by their ids. */
function apart(options: readonly Said[]): readonly Said[] {
  const twice = new Set(options.map(([, words]) => words)).size < options.length;
  if (!twice) return options;
  const alike = (words: string) => options.filter(([, other]) => other === words).length > 1;
  return options.map(([id, words]) => [id, alike(words) ? `${words} (${id})` : words]);
}

type Title = (who: string, facts: Facts, s: BayonetPointState) => string;

const TITLES: Readonly<Record<Pending<BayonetPoint>['kind'], Title>> = {
  rollAgain: (who, { worth, against }) =>
    `${who}: ${worth} points against ${against}. Beat the drum for new recruits, on both sides?`,
  masterArm: (who) => `${who} looks over the arms chest. What for himself?`,
  takeEdge: (who, { text }) => `${who}: ${text ?? 'which edge?'}`,
  appear: (who, { most }) => `${who}: where do your men appear? Name up to ${most} places.`,
  whichPoint: (who) => `${who}: at which of the places?`,
  saddle: (who) => `${who}: in the saddle from the start?`,
  deploy: (who) => `${who}: where to form up?`,
  pick: (who) => `${who}: whom do you call on?`,
  getUp: (who) => `${who}: who gets off his belly?`,
  order: (who) => `${who}: what is the order?`,
  gait: (who) => `${who}: at what pace?`,
  march: (who) => `${who}: where to, and in what shape?`,
  move: (who) => `${who}: where to?`,
  errands: (who) => `${who}: does anybody climb, mount or go indoors first?`,
  closeUp: (who) => `${who}: which stragglers close up?`,
  standIn: (who) => `${who}: the leader is lost. Round whom do the others gather?`,
  leaderAction: (who) => `${who}: something of your own besides?`,
  whoFires: (who) => `${who}: present! Who fires?`,
  rollFor: (who) => `${who} shouts them up. For which of the slowest is the die rolled?`,
  nextOfGroup: (who) => `${who} and his men are up. Who goes next?`,
  joinCharge: (who, { target }, s) => `${who} goes for ${whom(s, target ?? null)}. Who goes with him?`,
  lookFor: (who) => `${who}: whom do you look for?`,
  shootWhom: (who) => `${who} takes aim. At whom?`,
  whichGun: (who, { target }, s) => `${who}: which piece for ${whom(s, target ?? null)}?`,
  chargeWhom: (who) => `${who}: charge! Against whom?`,
  counterCharge: (who) => `${who} did not budge. Do you meet them in the saddle?`,
  pursue: (who, { mounted }) =>
    mounted === true
      ? `They run, and the horses want after them. ${who}: rein in?`
      : `They run. ${who}: after them?`,
  fightWhom: (who) => `${who} is at close quarters. Whom does he strike at?`,
  fightWith: (who, { foe }, s) => `${who} against ${whom(s, foe ?? null)}: with what in hand?`,
  runOrGround: (who) => `${who} wavered. Run for cover, or lie down?`,
  rally: (who) => `${who}: turn and stand?`,
};
