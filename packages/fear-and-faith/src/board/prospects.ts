import type { Asked, Prospect } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import type { FearAndFaith, Look } from '../game.ts';
import { looking } from '../hooks.ts';
import { friends, model as modelOf, onTable } from '../models.ts';
import { fightOdds } from '../odds/fight-odds.ts';
import { offerOdds } from '../odds/offer-odds.ts';
import { volleyOdds } from '../odds/volley-odds.ts';
import { type ActionOffer, offer } from '../rules/actions/offer.ts';
import { blowOf } from '../rules/actions/strike.ts';
import { closeArms } from '../rules/combat/arms.ts';
import { canFight } from '../rules/combat/engaged.ts';
import { carriedGuns } from '../rules/shooting/guns.ts';
import { whyNoShooting, whyNotAt } from '../rules/shooting/no-shot.ts';
import { plainShot } from '../rules/shooting/targets.ts';
import { volleyAt } from '../rules/shooting/volley.ts';
import type { Arm, Model } from '../state.ts';
import type { BoardWords } from './board-words.ts';
import { fearProspect, fightProspect, resistProspect } from './fates.ts';
import { placed } from './placed.ts';

/** FF-HTH-02, FF-RNG-06, FF-FEAR-05: what whoever is asked about could do to another, as outcomes for both. */
export function prospects(
  asked: Asked<FearAndFaith>,
  target: string,
  from: Spot | null,
  words: BoardWords,
): readonly Prospect[] {
  const id = whoIsAsked(asked.question);
  if (id === null) return [];
  const look = looking(placed(asked.view(), id, from));
  const [own, other] = [modelOf(look.s, id), modelOf(look.s, target)];
  if (!onTable(own) || !onTable(other) || friends(own, other)) return [];
  const offers = asked.kind === 'act' && from === null ? asked.question.offers : [];
  const offered = offers
    .filter((one) => one.target === target)
    .flatMap((one) => offerProspect(look, own, one, words));
  return offered.length > 0
    ? offered
    : [...shotsAt(look, own, other, words), ...blowsAt(look, own, other, words)];
}

function whoIsAsked(question: object): string | null {
  const { model, models } = question as { readonly model?: string; readonly models?: readonly string[] };
  return model ?? (models?.length === 1 ? models[0]! : null);
}

/** What has a target; climbs and doors are told beside their answers alone. */
function offerProspect(look: Look, own: Model, chosen: ActionOffer, words: BoardWords): readonly Prospect[] {
  const odds = offerOdds(look, own, chosen);
  const title = words.offer(chosen, look.s);
  const target = modelOf(look.s, chosen.target!);
  const nameOf = (id: string) => words.nameOf(look.s, id);
  switch (odds?.kind) {
    case 'fight':
      return [fightProspect(title, own, [{ ...odds.fight, model: target.id }], nameOf, words)];
    case 'volley':
    case 'close-shot':
      return [fightProspect(title, own, odds.volley.targets, nameOf, words)];
    case 'fear':
      return [fearProspect(title, target, odds.fear, words)];
    case 'resist':
      return [resistProspect(title, target, odds.resist, words)];
    default:
      return [];
  }
}

const NOTHING = { chance: 0, needed: 0, needs: '', reasons: [], harm: [], out: 0, besides: [] } as const;

/** FF-RNG-06: with each ranged weapon in hand, from where it stands. */
function shotsAt(look: Look, own: Model, target: Model, words: BoardWords): readonly Prospect[] {
  return carriedGuns(look, own).map((arm) => shotAt(look, own, target, arm, words));
}

function shotAt(look: Look, own: Model, target: Model, arm: Arm, words: BoardWords): Prospect {
  const title = words.offer(offer('shoot', 1, { target: target.id, weapon: arm.weapon }), look.s);
  const problem = whyNoShooting(look, own) ?? whyNotAt(look, own, target, arm);
  const shot = plainShot(look, own, target, arm, 'single');
  if (problem !== null || shot === null) return { title, problem, ...NOTHING };
  const { targets } = volleyOdds(look, volleyAt(look, shot, arm, 'single'));
  return fightProspect(title, own, targets, (id) => words.nameOf(look.s, id), words);
}

/** FF-HTH-01: with each weapon in hand, once it is in contact. */
function blowsAt(look: Look, own: Model, target: Model, words: BoardWords): readonly Prospect[] {
  if (!canFight(look, own, target) || target.conditions.apparentlyDead !== undefined) return [];
  const near = look.table.touches(own, target);
  return closeArms(look, own).map(({ weapon }) => {
    const chosen = offer('strike', 1, { target: target.id, weapon });
    const odds = fightOdds(look, blowOf(look, own, chosen));
    const title = words.offer(chosen, look.s);
    return fightProspect(
      near ? title : words.prospects.onceInContact(title),
      own,
      [{ ...odds, model: target.id }],
      (id) => words.nameOf(look.s, id),
      words,
    );
  });
}
