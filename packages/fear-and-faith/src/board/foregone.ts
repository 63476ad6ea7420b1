import type { Asked, Foregone } from '@vedette/engine';
import type { FearAndFaith } from '../game.ts';
import { looking } from '../hooks.ts';
import { model as modelOf } from '../models.ts';
import { chance } from '../odds/dice.ts';
import { type FightSpread, oneDieAgain, RESULTS, rollTable, tally } from '../odds/fight-odds.ts';
import { type OfferOdds, offerOdds } from '../odds/offer-odds.ts';
import { passingFaces } from '../odds/quality-odds.ts';
import type { RerollQuestion } from '../questions.ts';
import { attackFrom } from '../rules/combat/attack.ts';
import { D6 } from '../rules/quality/quality.ts';
import type { FaithState } from '../state.ts';
import type { BoardWords } from './board-words.ts';
import { beatenIn } from './fates.ts';

const KEEP = 'keep';

/** FF-SPEC-27, FF-CAMP-14, -22: where no other roll could be better than the dice as they lie. */
export function foregone(asked: Asked<FearAndFaith>, words: BoardWords): Foregone | null {
  if (asked.kind !== 'reroll') return null;
  if (!isSettled(asked.view(), asked.question)) return null;
  return { answer: KEEP, because: 'gains-nothing', words: words.foregone };
}

/** That every die does what it can, or that none can do anything. */
function isSettled(s: FaithState, { dice, fight, passesAt }: RerollQuestion): boolean {
  if (passesAt !== null) {
    const passing = passingFaces(passesAt);
    return passing === 0 || dice.every((face) => face > D6 - passing);
  }
  if (fight === null) return false;
  // FF-HTH-05: in a fight nothing beats a six.
  if (dice.every((face) => face === D6)) return true;
  const attack = attackFrom(s, fight.attack);
  if (attack === null) return false;
  const table = rollTable(looking(s), attack);
  const [kept, again] = [null, fight.role].map((role) => shares(tally(table, oneDieAgain(fight, role))));
  return kept === again;
}

/** What becomes of both, and how often, as a text that is the same where that is the same. */
function shares({ target, attacker, of }: FightSpread): string {
  const chances = (ways: FightSpread['target']) => RESULTS.map((result) => chance(ways[result], of));
  return JSON.stringify([chances(target), chances(attacker)]);
}

/** FF-RNG-06: attacks by which nothing can be done to whom they are meant for. */
export function idle(asked: Asked<FearAndFaith>): readonly string[] {
  if (asked.kind !== 'act') return [];
  const look = looking(asked.view());
  const { model: id, offers } = asked.question;
  const attacks = offers.filter(({ target }) => target !== undefined);
  return attacks
    .filter((offer) => isHopeless(offerOdds(look, modelOf(look.s, id), offer)))
    .map((offer) => offer.id);
}

function isHopeless(odds: OfferOdds | null): boolean {
  if (odds?.kind === 'fight') return beatenIn(odds.fight) === 0;
  return odds?.kind === 'volley' && odds.volley.targets.every((target) => beatenIn(target) === 0);
}

/** FF-HTH-12: straight back is where nobody has to think. */
export function suggests({ kind, question }: Asked<FearAndFaith>): string | null {
  return kind === 'recoil' && question.options.includes(STRAIGHT) ? STRAIGHT : null;
}

const STRAIGHT = '0';
