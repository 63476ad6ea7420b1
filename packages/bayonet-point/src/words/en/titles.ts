import type { Pending } from '@vedette/engine';
import type { BayonetPoint } from '../../game.ts';
import type { BayonetPointState } from '../../state.ts';
import type { Facts } from '../facts.ts';
import { whom } from './names.ts';

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
  pick: (who) => `${who}: which of them gets its orders now?`,
  getUp: (who) => `${who}: who gets up from the ground?`,
  order: (who) => `${who}: what is the order?`,
  gait: (who) => `${who}: at what pace?`,
  march: (who) => `${who}: where to, and in what shape?`,
  move: (who) => `${who}: where to?`,
  errands: (who) => `${who}: does anybody climb, mount or go indoors first?`,
  closeUp: (who) => `${who}: which stragglers close up?`,
  standIn: (who) => `${who}: the leader is lost. Round whom do the others gather?`,
  leaderAction: (who) => `${who}: what does he do himself?`,
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

const DEEDS: { readonly [K in Pending<BayonetPoint>['kind']]?: (him: string) => string } = {
  pick: (him) => `Give orders to ${him}`,
  nextOfGroup: (him) => `Send ${him}`,
  standIn: (him) => `Gather round ${him}`,
  rollFor: (him) => `Roll for ${him}`,
  lookFor: (him) => `Look for ${him}`,
  shootWhom: (him) => `Fire at ${him}`,
  chargeWhom: (him) => `Charge ${him}`,
  fightWhom: (him) => `Strike at ${him}`,
};

/** What choosing somebody does, where the question makes that plain. */
export function deedOf(kind: Pending<BayonetPoint>['kind'], id: string, s: BayonetPointState): string | null {
  return DEEDS[kind]?.(whom(s, id)) ?? null;
}

/** What is asked of whom. */
export function titleOf(
  kind: Pending<BayonetPoint>['kind'],
  who: string,
  facts: Facts,
  s: BayonetPointState,
): string {
  return TITLES[kind](who, facts, s);
}
