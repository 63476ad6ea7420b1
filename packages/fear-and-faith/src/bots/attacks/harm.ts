import type { Look } from '../../game.ts';
import { enemiesOf, isActive } from '../../models.ts';
import type { Attack } from '../../rules/combat/attack.ts';
import { engaging } from '../../rules/combat/engaged.ts';
import type { Model } from '../../state.ts';
import { worthIn } from '../worth/worth.ts';
import { duelOf, type Manner } from './duel.ts';
import { type Chances, exchangeOf } from './exchange.ts';

/** A blow that costs a recruit this many points more than it brings is still struck: what else is one beside an enemy for? */
export const BOLD = -4;

/** What each result takes of a model, as a part of what it is worth. */
const RECOIL = 0.04;
const FALL = 0.16;
const WOUND = 0.35;
const SEEMS_DEAD = 0.55;
const STAKED = 0.85;
/** A horrible end frightens others besides (FF-FEAR-01). */
const GRUESOME = 1.05;

/** Each enemy who is at hand for one who lies makes it worse, up to so many. */
const AT_HAND = 0.11;
const MOST_AT_HAND = 3;

/** How bad it is for this one to lie, by who can get at it before it stands. */
export function harmOfFall(hands: number): number {
  return FALL + AT_HAND * Math.min(MOST_AT_HAND, hands);
}

/** As a part of whom it is done to. */
function partBy(chances: Chances, hands: number): number {
  return (
    RECOIL * chances.recoil +
    harmOfFall(hands) * chances.fall +
    WOUND * chances.wounded +
    SEEMS_DEAD * chances['apparently-dead'] +
    STAKED * chances.staked +
    chances.killed +
    GRUESOME * chances.gruesome
  );
}

/** In points. */
function harmBy(look: Look, chances: Chances, to: Model, hands: number): number {
  return partBy(chances, hands) * worthIn(look, to);
}

/** Within this gap somebody will be there. */
const NEAR = 130;

/** Enemies of a model who could strike at it soon: all who can act, and are near. */
function handsAt(look: Look, model: Model, side: 'now' | 'later'): number {
  let hands = 0;
  for (const enemy of enemiesOf(look.s, model)) {
    if (!isActive(enemy)) continue;
    // Who has acted already cannot follow it up in this turn.
    if (side === 'now' && (enemy.turn.nominated ?? 0) > 0) continue;
    if (look.table.apart(enemy, model) <= NEAR) hands++;
  }
  return hands;
}

/** What an attack promises, in points: what it does to the target, less what comes back. */
export function attackWorth(look: Look, attack: Attack): number {
  const { attacker, target } = attack;
  const exchange = exchangeOf(look, attack);
  const own = attacker?.controller === look.s.active;
  const gain = harmBy(look, exchange.target, target, handsAt(look, target, own ? 'now' : 'later'));
  if (attacker === null || exchange.attacker.none > 0.999) return gain;
  const foes = Math.max(1, engaging(look, attacker).length);
  return gain - harmBy(look, exchange.attacker, attacker, foes);
}

/** FF-GEN-11: of what somebody is worth, so much is lost while he is held by one whom he could beat. */
const HELD = 0.15;

/**
 * What a blow promises to one who stands beside its target already, in points: dear as he is and cheap as the other may
 * be, where the odds are his he gets free by it.
 */
export function blowWorth(look: Look, attack: Attack): number {
  const worth = attackWorth(look, attack);
  const { attacker } = attack;
  if (worth > 0 || attacker === null) return worth;
  const { target, attacker: back } = exchangeOf(look, attack);
  const edge = partBy(target, 1) - partBy(back, 1);
  return edge <= 0 ? worth : Math.max(worth, HELD * edge * worthIn(look, attacker));
}

/** What it promises if the one gets at the other alone, whoever is near. */
export function valueAlone(look: Look, attacker: Model, target: Model, manner: Manner): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const exchange of duelOf(look, attacker, target, manner))
    best = Math.max(
      best,
      harmBy(look, exchange.target, target, 1) - harmBy(look, exchange.attacker, attacker, 1),
    );
  return best === Number.NEGATIVE_INFINITY ? 0 : best;
}
