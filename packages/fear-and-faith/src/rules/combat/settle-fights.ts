import { DEAD_AT } from '../../data/quality.ts';
import type { Result } from '../../events.ts';
import type { FaithCx, Look } from '../../game.ts';
import { afflict } from '../../kit.ts';
import { isFallen, onTable, setPosture } from '../../models.ts';
import type { Model } from '../../state.ts';
import { raise } from '../aftermath/raise.ts';
import { markVictim } from '../infection/marking.ts';
import { bury, type Death, doom } from '../leaving/leaving.ts';
import { topple } from '../movement/topple.ts';
import { lastingQuality } from '../quality/quality.ts';
import { recoil } from '../recoil/recoil.ts';
import { defendsWith } from './arms.ts';
import { type Attack, PLAIN_ATTACK } from './attack.ts';
import { type Blow, blowsOf, type Fought, fight } from './fight.ts';

/** What one attack has set going: who has hacked whom (FF-HTH-13), and who died, in that order. */
interface Chain {
  readonly hacked: Set<string>;
  readonly deaths: Death[];
}

/** FF-GEN-16 steps 2 to 5: all results in their order, then recoils, then Free Hacks, then the dead are removed. */
export function settleFights(cx: FaithCx, fights: readonly (Fought | null)[]): void {
  const chain: Chain = { hacked: new Set(fights.flatMap(onceIn)), deaths: [] };
  work(cx, fights, chain);
  bury(cx, chain.deaths);
  for (const fought of fights) {
    const attacker = fought?.attack.attacker ?? null;
    if (fought === null || attacker === null || !onTable(attacker)) continue;
    const { attack, verdict } = fought;
    cx.react('attackOver', attacker, { attack, result: outcomeOf(attack.target, verdict.result) });
  }
}

/** FF-HTH-13: a Free Hack that starts the chain is the first of it. */
function onceIn(fought: Fought | null): readonly string[] {
  if (fought === null || fought.attack.kind !== 'hack' || fought.attack.attacker === null) return [];
  return [onceBy(fought.attack.attacker, fought.attack.target)];
}

function onceBy(hacker: Model, target: Model): string {
  return `${hacker.id}>${target.id}`;
}

function work(cx: FaithCx, fights: readonly (Fought | null)[], chain: Chain): void {
  const blows = fights.flatMap((fought) => (fought === null ? [] : blowsOf(fought)));
  const recoiling = blows.filter((blow) => suffer(cx, blow, chain.deaths) === 'recoils');
  const hacks = recoiling.flatMap(({ attack: { attacker: by, target, from } }) =>
    onTable(target) ? recoil(cx, target, from, { by }).map((hacker) => ({ hacker, target })) : [],
  );
  for (const { hacker, target } of hacks) {
    // FF-HTH-13: in one chain nobody hacks the same model twice.
    const once = onceBy(hacker, target);
    if (chain.hacked.has(once)) continue;
    chain.hacked.add(once);
    work(cx, [hackAt(cx, hacker, target, 'plain')], chain);
  }
}

/** FF-HTH-04 step 7: one result, as far as it does not move anybody. */
function suffer(cx: FaithCx, { attack, result }: Blow, deaths: Death[]): 'recoils' | 'stays' {
  const { attacker, target } = attack;
  if (!onTable(target)) return 'stays';
  const rule = 'FF-HTH-04';
  if (result === 'killed' || result === 'gruesome') {
    const how = result === 'gruesome' ? 'killed-gruesome' : 'killed';
    deaths.push(doom(cx, target, how, attacker, rule));
  } else if (result === 'fall') topple(cx, target, 'FF-HTH-03', attacker);
  else if (result === 'wounded') wound(cx, target, attacker, deaths);
  else if (result === 'apparently-dead') playDead(cx, target);
  if (result === 'fall') markVictim(cx, target, attacker);
  // FF-SCN-11: a kill result that was turned into something else is one all the same.
  if ((result === 'wounded' || result === 'apparently-dead') && onTable(target))
    raise(cx.s, { kind: 'kill-result', model: target.id, by: attacker?.id ?? null });
  const outcome = outcomeOf(target, result);
  if (attacker !== null) cx.react('beat', attacker, { attack, loser: target, result: outcome });
  cx.react('beaten', target, { attack, winner: attacker, result: outcome });
  return result === 'recoil' && onTable(target) && !slapped(cx, attack) ? 'recoils' : 'stays';
}

/** FF-SPEC-60: the wound that was one too many is a kill to whoever asks. */
function outcomeOf(target: Model, result: Result): Result {
  return result === 'wounded' && !onTable(target) ? 'killed' : result;
}

/** FF-SPEC-41, FF-SPEC-60: whether one Quality more is one too many. */
export function diesOfOneMore(look: Look, target: Model): boolean {
  return lastingQuality(look, target) + 1 >= DEAD_AT;
}

/** FF-SPEC-60: a Quality lost; at 7 it dies. */
function wound(cx: FaithCx, target: Model, by: Model | null, deaths: Death[]): void {
  target.losses = { ...target.losses, wounds: target.losses.wounds + 1 };
  const quality = lastingQuality(cx, target);
  cx.emit({ type: 'lost-quality', rule: 'FF-SPEC-60', model: target.id, cause: 'wounds', quality });
  if (quality >= DEAD_AT) deaths.push(doom(cx, target, 'killed', by, 'FF-SPEC-60'));
}

/** FF-SPEC-24 */
function playDead(cx: FaithCx, target: Model): void {
  afflict(target, 'apparentlyDead', { revivable: false });
  if (!isFallen(target)) setPosture(target, 'fallen');
  cx.emit({
    type: 'condition',
    rule: 'FF-SPEC-24',
    model: target.id,
    condition: 'apparentlyDead',
    begins: true,
  });
}

/** FF-SPEC-57: recoil may become a fall. */
function slapped(cx: FaithCx, attack: Attack): boolean {
  const { attacker, target } = attack;
  if (attacker === null) return false;
  const subject = { attack, loser: target, fall: false };
  cx.react('recoilBecomes', attacker, subject);
  if (subject.fall) {
    topple(cx, target, 'FF-SPEC-57', attacker);
    markVictim(cx, target, attacker);
  }
  return subject.fall;
}

/** FF-HTH-18, FF-HTH-19: the Free Hack of one at another. */
export function hackOf(look: Look, hacker: Model, victim: Model, how: 'plain' | 'lethal'): Attack {
  const { weapon, silver, wooden } = defendsWith(look, hacker, victim);
  const { x, y, z } = hacker;
  const attack = { ...PLAIN_ATTACK, kind: 'hack', attacker: hacker, target: victim } as const;
  return { ...attack, weapon, silver, wooden, lethal: how === 'lethal', from: { x, y, z } };
}

function hackAt(cx: FaithCx, hacker: Model, victim: Model, how: 'plain' | 'lethal'): Fought | null {
  if (!onTable(hacker) || !onTable(victim) || !cx.table.touches(hacker, victim)) return null;
  // FF-SPEC-24: who seems to be dead is struck no more.
  if (victim.conditions.apparentlyDead !== undefined) return null;
  return fight(cx, hackOf(cx, hacker, victim, how), 'FF-HTH-18');
}

/** FF-HTH-13, FF-HTH-18: several strike at one, in one chain: nobody hacks it twice. */
export function freeHacks(
  cx: FaithCx,
  hackers: readonly Model[],
  victim: Model,
  how: 'plain' | 'lethal' = 'plain',
): void {
  const chain: Chain = { hacked: new Set(), deaths: [] };
  for (const hacker of hackers) {
    const once = onceBy(hacker, victim);
    if (chain.hacked.has(once)) continue;
    chain.hacked.add(once);
    work(cx, [hackAt(cx, hacker, victim, how)], chain);
  }
  bury(cx, chain.deaths);
}

/** FF-HTH-18: a roll for nothing in which only the hacker can harm the other; Lethal to fugitives (FF-HTH-19). */
export function freeHack(cx: FaithCx, hacker: Model, victim: Model): Fought | null {
  const fought = hackAt(cx, hacker, victim, 'plain');
  settleFights(cx, [fought]);
  return fought;
}
