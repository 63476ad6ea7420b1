import { hasRule } from '../data/rule-text.ts';
import type { BlastWeapon } from '../data/weapons/blasts.ts';
import { weapon as weaponOf } from '../data/weapons/weapons.ts';
import { looking } from '../hooks.ts';
import { model as modelOf, onTable } from '../models.ts';
import { climbName } from '../rules/actions/climb.ts';
import { hackersOf } from '../rules/actions/disengage.ts';
import { volleyOf } from '../rules/actions/shoot.ts';
import { blowOf } from '../rules/actions/strike.ts';
import { closeArms } from '../rules/combat/arms.ts';
import { canFight } from '../rules/combat/engaged.ts';
import { bashable } from '../rules/doors/bash.ts';
import { concentratedAttack, concentratedShots } from '../rules/groups/concentrated.ts';
import { climbsFrom } from '../rules/movement/climb.ts';
import { firesOf, gunOf, gunsOf } from '../rules/shooting/guns.ts';
import { allowedShots } from '../rules/shooting/targets.ts';
import type { FaithState, Model, ModelId } from '../state.ts';
import { activationGambles, activationOdds } from './activation-odds.ts';
import { type Answer, impossible, possible } from './answer.ts';
import { fallOdds } from './fall-odds.ts';
import { fightOdds } from './fight-odds.ts';
import { bashOdds, climbOdds, throwOdds, wrestleOdds } from './ground-odds.ts';
import { fearOdds, moraleOdds } from './nerve-odds.ts';
import { hacksOdds } from './offer-odds.ts';
import { qualityOdds } from './quality-odds.ts';
import type { OddsQuery, Query } from './query.ts';
import { spellOdds } from './spell-odds.ts';
import { volleyOdds } from './volley-odds.ts';

type Asked = Exclude<OddsQuery['ask'], 'pending'>;
type Answers = { readonly [Ask in Asked]: (s: FaithState, query: Query<Ask>) => Answer };

/** What was asked, answered: everybody named must be on the table. */
export function answerOf(s: FaithState, query: Exclude<OddsQuery, { ask: 'pending' }>): Answer {
  for (const id of namesIn(query)) {
    const there = s.models.find((model) => model.id === id);
    if (there === undefined || !onTable(there))
      return impossible('odds.no-model', 'FF-GEN-10', { model: id });
  }
  return (ANSWERS[query.ask] as (s: FaithState, query: OddsQuery) => Answer)(s, query);
}

function namesIn(query: Exclude<OddsQuery, { ask: 'pending' }>): readonly ModelId[] {
  switch (query.ask) {
    case 'fight':
      return [query.attacker, query.target];
    case 'shot':
      return [query.shooter, query.target];
    case 'concentrated':
      return [...query.shooters, query.target];
    case 'throw':
      return [query.thrower];
    case 'spell':
      return [query.caster, query.target];
    case 'fear':
      return [query.model, ...(query.source === undefined ? [] : [query.source])];
    case 'door':
      return query.bashers;
    case 'activation':
      return query.models;
    default:
      return [query.model];
  }
}

/** The same table with one of them elsewhere. */
function movedTo(s: FaithState, id: ModelId, to: Query<'fight'>['from']): FaithState {
  if (to === undefined) return s;
  return { ...s, models: s.models.map((model) => (model.id === id ? { ...model, ...to } : model)) };
}

function all(s: FaithState, ids: readonly ModelId[]): readonly Model[] {
  return ids.map((id) => modelOf(s, id));
}

const ANSWERS: Answers = {
  fight,
  shot,
  concentrated,
  throw: (s, { thrower, weapon, at }) =>
    possible('throw', throwOdds(looking(s), modelOf(s, thrower), weaponOf(weapon) as BlastWeapon, at)),
  spell: (s, { caster, spell, target, power, from }) => {
    const there = movedTo(s, caster, from);
    const odds = spellOdds(looking(there), modelOf(there, caster), spell, modelOf(there, target), power);
    return odds === null ? impossible('odds.no-spell', 'FF-MAG-07') : possible(odds.kind, { ...odds });
  },
  fear,
  morale: (s, { model }) => {
    const odds = moraleOdds(looking(s), modelOf(s, model));
    return odds === null ? impossible('odds.no-test', 'FF-MOR-03') : possible('morale', odds);
  },
  climb,
  fall: (s, { model, depth }) => possible('fall', fallOdds(looking(s), modelOf(s, model), depth)),
  door,
  hacks: (s, { model, fleeing }) => {
    const look = looking(s);
    const victim = modelOf(s, model);
    const hackers = hackersOf(look, victim);
    if (hackers.length === 0) return impossible('odds.nobody-strikes', 'FF-HTH-17');
    return possible('hacks', { hacks: hacksOdds(look, hackers, victim, fleeing ? 'lethal' : 'plain') });
  },
  activation: (s, { models, dice, declared = null }) => {
    const who = all(s, models);
    const gambles =
      dice === undefined
        ? activationGambles(looking(s), who, declared)
        : [activationOdds(looking(s), who, dice, declared)];
    return possible('activation', { gambles });
  },
  quality: (s, { model, purpose, dice, modifier }) => {
    const extra = modifier === 0 ? [] : [{ by: 'scenario' as const, rule: 'FF-GEN-13', value: modifier }];
    return possible('quality', { roll: qualityOdds(looking(s), all(s, [model]), { purpose, dice, extra }) });
  },
};

function fight(s: FaithState, query: Query<'fight'>): Answer {
  const there = movedTo(s, query.attacker, query.from);
  const look = looking(there);
  const [attacker, target] = [modelOf(there, query.attacker), modelOf(there, query.target)];
  if (attacker === target || !canFight(look, attacker, target))
    return impossible('odds.cannot-fight', 'FF-GEN-11');
  const arms = closeArms(look, attacker);
  const arm = arms.find(({ weapon }) => query.weapon === undefined || weapon === query.weapon);
  if (arm === undefined) return impossible('odds.no-weapon', 'FF-ACT-13');
  const action = query.powerful ? 'power-strike' : 'strike';
  const blow = blowOf(look, attacker, { id: '', action, cost: 0, target: target.id, weapon: arm.weapon });
  return possible('fight', { weapon: arm.weapon, fight: fightOdds(look, blow) });
}

function shot(s: FaithState, query: Query<'shot'>): Answer {
  const there = movedTo(s, query.shooter, query.from);
  const look = looking(there);
  const shooter = modelOf(there, query.shooter);
  const how = query.burst ? 'burst' : 'single';
  const guns = gunsOf(look, shooter).filter(
    (gun) => (query.weapon === undefined || gun.weapon === query.weapon) && firesOf(gunOf(gun)).includes(how),
  );
  if (guns.length === 0) return impossible('odds.no-weapon', 'FF-RNG-02');
  const arm = guns.find((gun) =>
    allowedShots(look, shooter, gun, how).some(({ target }) => target.id === query.target),
  );
  if (arm === undefined) return impossible('odds.no-shot', 'FF-RNG-08');
  const action = query.burst ? (query.aimed ? 'aimed-burst' : 'burst') : query.aimed ? 'aimed-shot' : 'shoot';
  const offer = { id: '', action, cost: 0, target: query.target, weapon: arm.weapon };
  const { volley } = volleyOf(look, shooter, offer);
  return possible('volley', { weapon: arm.weapon, volley: volleyOdds(look, volley) });
}

function concentrated(s: FaithState, { shooters, target }: Query<'concentrated'>): Answer {
  const look = looking(s);
  const who = all(s, [...new Set(shooters)]);
  const aims = who.every((shooter) =>
    concentratedShots(look, shooter).some((one) => one.shot.target.id === target),
  );
  if (!aims) return impossible('odds.no-shot', 'FF-GRP-06');
  return possible('volley', {
    volley: volleyOdds(look, [concentratedAttack(look, who, modelOf(s, target))]),
  });
}

function fear(s: FaithState, { model, source, cause, modifier }: Query<'fear'>): Answer {
  const who = modelOf(s, model);
  const by = source === undefined ? null : modelOf(s, source);
  const { x, y, z } = by ?? who;
  const odds = fearOdds(looking(s), who, { cause, source: by, at: { x, y, z }, modifier });
  return odds === null ? impossible('odds.no-test', 'FF-FEAR-02') : possible('fear', { fear: odds });
}

function climb(s: FaithState, { model, piece }: Query<'climb'>): Answer {
  const look = looking(s);
  const who = modelOf(s, model);
  const ways = hasRule(who.rules, 'clinging') ? [] : climbsFrom(look, who);
  const here = ways.filter((way) => piece === undefined || way.piece === piece);
  if (here.length === 0) return impossible('odds.no-climb', 'FF-MOV-16');
  const climbs = here.map((way) => ({ way: climbName(way), climb: climbOdds(look, who, way) }));
  return possible('climb', { climbs });
}

function door(s: FaithState, { bashers, door: id }: Query<'door'>): Answer {
  const look = looking(s);
  const who = all(s, bashers);
  const portal = who.map((basher) => bashable(look, basher).find((one) => one.id === id))[0];
  if (portal === undefined) return impossible('odds.no-door', 'FF-MOV-10');
  const bash = bashOdds(look, who, portal);
  const wrestle = who.flatMap((basher) =>
    bash.holders.map((holder) => wrestleOdds(look, basher, modelOf(s, holder), portal)),
  );
  return possible('bash', { bash, wrestle });
}
