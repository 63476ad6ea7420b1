import type { Power } from '../data/magic.ts';
import { FEAR_DICE } from '../data/nerve.ts';
import { hasRule } from '../data/rule-text.ts';
import type { Look } from '../game.ts';
import { model as modelOf, thisTurn } from '../models.ts';
import { partnerOf } from '../rules/actions/bash.ts';
import { climbName } from '../rules/actions/climb.ts';
import { closeShots, fumbleHackers } from '../rules/actions/close-shot.ts';
import { shootersWith } from '../rules/actions/concentrate.ts';
import { hackersOf } from '../rules/actions/disengage.ts';
import { ladderName } from '../rules/actions/ladder.ts';
import type { ActionOffer } from '../rules/actions/offer.ts';
import { praying } from '../rules/actions/pray.ts';
import { volleyOf } from '../rules/actions/shoot.ts';
import { blowOf } from '../rules/actions/strike.ts';
import { hackOf } from '../rules/combat/settle-fights.ts';
import { concentratedAttack } from '../rules/groups/concentrated.ts';
import { spellAt } from '../rules/magic/attack-spell.ts';
import { climbsFrom } from '../rules/movement/climb.ts';
import { laddersAt } from '../rules/movement/ladder.ts';
import { gunsOf } from '../rules/shooting/guns.ts';
import { lampTarget } from '../rules/shooting/lamp.ts';
import { plainShot } from '../rules/shooting/targets.ts';
import type { FearCause, Model, ModelId, Portal } from '../state.ts';
import { type FallOdds, fallOdds } from './fall-odds.ts';
import { type FightOdds, type FightSpread, fightOdds, quickFightOdds } from './fight-odds.ts';
import {
  type BashOdds,
  bashOdds,
  type ClimbOdds,
  climbOdds,
  type WrestleOdds,
  wrestleOdds,
} from './ground-odds.ts';
import { type FearOdds, fearOdds, type ResistOdds, resistOdds } from './nerve-odds.ts';
import { type QualityOdds, qualityOdds } from './quality-odds.ts';
import { type VolleyOdds, volleyOdds } from './volley-odds.ts';

/** FF-HTH-17, FF-HTH-18: all who strike at somebody's back, one after the other as long as it is not beaten. */
export interface HacksOdds {
  readonly hacks: readonly (FightSpread & { readonly model: ModelId })[];
  /** Ways in which none of them does it any harm. */
  readonly unhurt: number;
  readonly of: number;
}

/** What an offer of `act` comes to when it is taken. */
export type OfferOdds =
  | { readonly kind: 'fight'; readonly fight: FightOdds }
  | { readonly kind: 'volley'; readonly volley: VolleyOdds }
  /** FF-RNG-10: the shot where the roll passes, else the hacks. */
  | {
      readonly kind: 'close-shot';
      readonly roll: QualityOdds;
      readonly volley: VolleyOdds;
      readonly hacks: HacksOdds;
    }
  | { readonly kind: 'resist'; readonly resist: ResistOdds }
  | { readonly kind: 'fear'; readonly fear: FearOdds }
  | { readonly kind: 'climb'; readonly climb: ClimbOdds }
  /** FF-MOV-15: the fall where the roll fails. */
  | { readonly kind: 'ladder'; readonly roll: QualityOdds; readonly fall: FallOdds }
  /** FF-MOV-12: against each who could hold the door. */
  | { readonly kind: 'bash'; readonly bash: BashOdds; readonly wrestle: readonly WrestleOdds[] }
  | { readonly kind: 'hacks'; readonly hacks: HacksOdds }
  /** FF-SPEC-14 (b): the Demon's own roll; any failure drives it out. */
  | { readonly kind: 'quality'; readonly roll: QualityOdds };

/** What is rolled for an offer, by its action; null: nothing is, now. Cost: that of the odds it gives. */
export function offerOdds(look: Look, model: Model, offer: ActionOffer): OfferOdds | null {
  return BY_ACTION[offer.action]?.(look, model, offer) ?? null;
}

type Reckoned = (look: Look, model: Model, offer: ActionOffer) => OfferOdds | null;

const blow: Reckoned = (look, model, offer) => ({
  kind: 'fight',
  fight: fightOdds(look, blowOf(look, model, offer)),
});

const shot: Reckoned = (look, model, offer) => ({
  kind: 'volley',
  volley: volleyOdds(look, volleyOf(look, model, offer).volley),
});

const resisted: Reckoned = (look, _model, { target, cost }) => ({
  kind: 'resist',
  resist: resistOdds(look, modelOf(look.s, target!), cost),
});

const BY_ACTION: Readonly<Record<string, Reckoned>> = {
  strike: blow,
  'power-strike': blow,
  shoot: shot,
  'aimed-shot': shot,
  burst: shot,
  'aimed-burst': shot,
  'close-shot': closeShot,
  'shoot-lamp': lampShot,
  concentrate: (look, model, { target }) => ({
    kind: 'volley',
    volley: volleyOdds(look, [concentratedAttack(look, shootersWith(look, model), modelOf(look.s, target!))]),
  }),
  cast,
  possess: resisted,
  entangle: resisted,
  ban,
  pray,
  climb,
  ladder,
  bash: (look, model, { thing }) => doorOdds(look, [model], thing!),
  'bash-together': (look, model, { thing }) => {
    const partner = partnerOf(look.s, model);
    return doorOdds(look, partner === null ? [model] : [model, partner], thing!);
  },
  disengage: (look, model) => hacked(look, model),
  teleport: (look, model) => hacked(look, model),
};

function closeShot(look: Look, model: Model, { target, weapon }: ActionOffer): OfferOdds | null {
  const arm = gunsOf(look, model).find((gun) => gun.weapon === weapon)!;
  const attack = closeShots(look, model, arm).find((one) => one.target.id === target);
  if (attack === undefined) return null;
  return {
    kind: 'close-shot',
    roll: qualityOdds(look, [model], { purpose: 'close-shot', dice: 1 }),
    volley: volleyOdds(look, [attack]),
    hacks: hacksOdds(look, fumbleHackers(look, model), model),
  };
}

function lampShot(look: Look, model: Model, { thing, weapon }: ActionOffer): OfferOdds | null {
  const lamp = look.s.tokens.find(({ id }) => id === thing)!;
  const arm = gunsOf(look, model).find((gun) => gun.weapon === weapon)!;
  const attack = plainShot(look, model, lampTarget(lamp), arm, 'single');
  return attack === null ? null : { kind: 'volley', volley: volleyOdds(look, [attack]) };
}

function cast(look: Look, model: Model, { target: id, thing, cost }: ActionOffer): OfferOdds | null {
  const target = modelOf(look.s, id!);
  if (thing === 'scare') return frightOdds(look, target, model, model, 'scare');
  if (thing !== 'attack') return { kind: 'resist', resist: resistOdds(look, target, cost) };
  const attack = spellAt(look, model, target, cost as Power);
  return attack === null ? null : { kind: 'fight', fight: fightOdds(look, attack) };
}

function ban(look: Look, model: Model, { target: id }: ActionOffer): OfferOdds | null {
  const target = modelOf(look.s, id!);
  const { possessed } = target.conditions;
  if (possessed === undefined) return frightOdds(look, target, model, model, 'ban');
  const demon = modelOf(look.s, possessed.by);
  return { kind: 'quality', roll: qualityOdds(look, [demon], { purpose: 'fear', dice: FEAR_DICE }) };
}

function pray(look: Look, model: Model, { target: id }: ActionOffer): OfferOdds | null {
  const target = modelOf(look.s, id!);
  const closest = look.table.inOrder(target, [...praying(look, model)])[0]?.[0];
  return closest === undefined ? null : frightOdds(look, target, model, closest, 'prayer');
}

function frightOdds(
  look: Look,
  target: Model,
  source: Model,
  { x, y, z }: Model,
  cause: FearCause,
): OfferOdds | null {
  const fear = fearOdds(look, target, { cause, source, at: { x, y, z }, modifier: 0 });
  return fear === null ? null : { kind: 'fear', fear };
}

function climb(look: Look, model: Model, { thing }: ActionOffer): OfferOdds | null {
  if (hasRule(model.rules, 'clinging')) return null;
  const one = climbsFrom(look, model).find((way) => climbName(way) === thing);
  return one === undefined ? null : { kind: 'climb', climb: climbOdds(look, model, one) };
}

/** FF-MOV-15: the first of a turn needs no roll. */
function ladder(look: Look, model: Model, { thing }: ActionOffer): OfferOdds | null {
  const way = laddersAt(look, model).find((one) => ladderName(model, one) === thing);
  if (way === undefined || thisTurn(model, 'ladders') === 0) return null;
  return {
    kind: 'ladder',
    roll: qualityOdds(look, [model], { purpose: 'ladder', dice: 1 }),
    fall: fallOdds(look, { ...model, ...way.foot }, Math.max(way.from, way.to)),
  };
}

function doorOdds(look: Look, bashers: readonly Model[], id: string): OfferOdds {
  const portal: Portal = look.s.portals.find((one) => one.id === id)!;
  const bash = bashOdds(look, bashers, portal);
  const wrestle = bashers.flatMap((basher) =>
    bash.holders.map((holder) => wrestleOdds(look, basher, modelOf(look.s, holder), portal)),
  );
  return { kind: 'bash', bash, wrestle };
}

function hacked(look: Look, model: Model): OfferOdds | null {
  const hackers = hackersOf(look, model);
  return hackers.length === 0 ? null : { kind: 'hacks', hacks: hacksOdds(look, hackers, model) };
}

/** FF-HTH-18. Cost: a table of thirty-six for each of them. */
export function hacksOdds(
  look: Look,
  hackers: readonly Model[],
  victim: Model,
  how: 'plain' | 'lethal' = 'plain',
): HacksOdds {
  let [unhurt, of] = [1, 1];
  const hacks = hackers.map((hacker) => {
    const odds = quickFightOdds(look, hackOf(look, hacker, victim, how));
    unhurt *= odds.target.none ?? 0;
    of *= odds.of;
    return { model: hacker.id, ...odds };
  });
  return { hacks, unhurt, of };
}
