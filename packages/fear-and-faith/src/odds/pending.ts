import type { Pending, QuestionOf } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { followUp } from '../abilities/chainsaw.ts';
import { HARMLESS_DROP } from '../data/moving.ts';
import type { FearAndFaith, Look } from '../game.ts';
import { looking } from '../hooks.ts';
import { model as modelOf } from '../models.ts';
import { attackFrom } from '../rules/combat/attack.ts';
import { enemiesInContact } from '../rules/combat/engaged.ts';
import { hackOf } from '../rules/combat/settle-fights.ts';
import { holdersOf } from '../rules/doors/bash.ts';
import { footOf } from '../rules/movement/drop-climber.ts';
import { shotsFromHere } from '../rules/movement/on-the-move.ts';
import { frightOfCharge } from '../rules/nerve/charge-tests.ts';
import { newHackers } from '../rules/recoil/recoil.ts';
import { reactionShot } from '../rules/shooting/charge-reaction.ts';
import { gunsOf } from '../rules/shooting/guns.ts';
import { volleyAt } from '../rules/shooting/volley.ts';
import type { FaithState, Model } from '../state.ts';
import { activationGambles } from './activation-odds.ts';
import { type Answer, impossible, plainly } from './answer.ts';
import { FACES } from './dice.ts';
import { fallOdds } from './fall-odds.ts';
import { fightOdds, oneDieAgain, rollTable, tally } from './fight-odds.ts';
import { wrestleOdds } from './ground-odds.ts';
import { fearOdds, insanityOdds } from './nerve-odds.ts';
import { hacksOdds, offerOdds } from './offer-odds.ts';
import { passingFaces, qualityOdds } from './quality-odds.ts';
import { volleyOdds } from './volley-odds.ts';

type Kinds = keyof FearAndFaith['questions'];
type Question<K extends Kinds> = QuestionOf<FearAndFaith, K>;
/** By the answers that something is rolled for. */
type Options = Readonly<Record<string, object | null>>;

/** The open question, each answer with its odds; those for which nothing is rolled are left out. */
export function pendingAnswer(view: FaithState, pending: Pending<FearAndFaith> | null): Answer {
  if (pending === null) return impossible('odds.nothing-open', 'FF-ACT-16');
  const reckoned = GAMBLES[pending.kind] as ((look: Look, question: object) => Options) | undefined;
  const found = Object.entries(reckoned?.(looking(view), pending.question) ?? {});
  const options = found.filter((one): one is [string, object] => one[1] !== null);
  if (options.length === 0) return impossible('odds.not-a-gamble', 'FF-ACT-16');
  return {
    possible: true,
    kind: pending.kind,
    options: Object.fromEntries(options.map(([option, odds]) => [option, plainly(odds)])),
  };
}

/** The questions whose answers have odds. */
const GAMBLES: { readonly [K in Kinds]?: (look: Look, question: Question<K>) => Options } = {
  nominate: (look, { options }) =>
    each(options, (option) => {
      const model = look.s.models.find(({ id }) => id === option);
      return model === undefined ? null : gambles(look, [model], null);
    }),
  declare: (look, { model, options }) =>
    each(options, (option) => gambles(look, [modelOf(look.s, model)], option === 'nothing' ? null : option)),
  dice: (look, { models, declared, options }) => {
    const risks = activationGambles(
      look,
      models.map((id) => modelOf(look.s, id)),
      declared,
    );
    return each(options, (option) => ({ kind: 'activation', gambles: [risks[Number(option) - 1]!] }));
  },
  act: (look, { model, offers }) =>
    Object.fromEntries(offers.map((offer) => [offer.id, offerOdds(look, modelOf(look.s, model), offer)])),
  nextTested: (look, { model, options }) => {
    const fright = frightOfCharge(look, modelOf(look.s, model));
    return each(options, (option) => frightened(fearOdds(look, modelOf(look.s, option), fright)));
  },
  chargeReaction,
  fireAt: (look, { model, weapon, options }) => {
    const shooter = modelOf(look.s, model);
    const arm = gunsOf(look, shooter).find((gun) => gun.weapon === weapon);
    const shots = arm === undefined ? [] : shotsFromHere(look, shooter, arm);
    return each(options, (option) => {
      const chosen = shots.find(({ id }) => id === option);
      if (arm === undefined || chosen === undefined) return null;
      return { kind: 'volley', volley: volleyOdds(look, volleyAt(look, chosen.shot, arm, chosen.how)) };
    });
  },
  reroll,
  letGo,
  followUp: (look, { options, before }) => {
    const attack = attackFrom(look.s, before);
    return each(options, (option) => {
      const victim = look.s.models.find(({ id }) => id === option);
      if (victim === undefined || attack === null) return null;
      return { kind: 'fight', fight: fightOdds(look, followUp(attack, victim)) };
    });
  },
  nextHack: (look, { model, options }) =>
    each(options, (option) => {
      const hack = hackOf(look, modelOf(look.s, option), modelOf(look.s, model), 'plain');
      return { kind: 'fight', fight: fightOdds(look, hack) };
    }),
  atDoor,
  dyingCurse: (look, { model, target }) => {
    const witch = modelOf(look.s, model);
    const { x, y, z } = witch;
    const fright = { cause: 'dying-curse', source: witch, at: { x, y, z }, modifier: 0 } as const;
    return { curse: frightened(fearOdds(look, modelOf(look.s, target), fright)) };
  },
  mishap: (look, { model }) => ({
    necromancer: {
      kind: 'quality',
      roll: qualityOdds(look, [modelOf(look.s, model)], { purpose: 'mishap', dice: 1 }),
    },
  }),
  panic: (look, { model, modifier, options }) => {
    const odds = insanityOdds(look, modelOf(look.s, model), modifier);
    return each(options, () => (odds.insanity === null ? null : { kind: 'insanity', ...odds }));
  },
  recoil: (look, { model, options, at }) =>
    each(options, (_option, i) => recoilOdds(look, modelOf(look.s, model), at[i]!)),
};

function each(options: readonly string[], odds: (option: string, i: number) => object | null): Options {
  return Object.fromEntries(options.map((option, i) => [option, odds(option, i)]));
}

function gambles(look: Look, models: readonly Model[], declared: string | null): object {
  return { kind: 'activation', gambles: activationGambles(look, models, declared) };
}

function frightened(fear: object | null): object | null {
  return fear === null ? null : { kind: 'fear', fear };
}

/** FF-RNG-11: in time or not, and what the shot does where the charger is met. */
function chargeReaction(look: Look, question: Question<'chargeReaction'>): Options {
  const { s } = look;
  const there = {
    ...s,
    models: s.models.map((model) =>
      model.id === question.charger ? { ...model, ...question.meets } : model,
    ),
  };
  const met = looking(there);
  const [charger, target] = [modelOf(there, question.charger), modelOf(there, question.model)];
  const roll = qualityOdds(look, [modelOf(s, question.model)], { purpose: 'reaction', dice: 1 });
  return each(question.options, (option) => {
    const [how, weapon] = option.split('/');
    const arm = gunsOf(met, target).find((gun) => gun.weapon === weapon);
    if (arm === undefined || (how !== 'single' && how !== 'burst')) return null;
    const volley = volleyAt(met, reactionShot(charger, target, arm), arm, how);
    return { kind: 'reaction', roll, volley: volleyOdds(met, volley) };
  });
}

/** FF-SPEC-27: what lies there, and what one die of it comes to when it is rolled again. */
function reroll(look: Look, question: Question<'reroll'>): Options {
  const { dice, passesAt, fight, options } = question;
  if (fight === null) {
    const pass = passingFaces(passesAt!);
    const passed = dice.filter((face) => face === FACES || (face !== 1 && face >= passesAt!)).length;
    return each(options, (option) => ({
      kind: 'again',
      dice: dice.length,
      of: option === 'keep' ? 1 : FACES,
      successes: option === 'keep' ? { [passed]: 1 } : { [passed]: FACES - pass, [passed + 1]: pass },
    }));
  }
  const attack = attackFrom(look.s, fight.attack);
  if (attack === null) return {};
  const table = rollTable(look, attack);
  return each(options, (option) => ({
    kind: 'fight',
    fight: tally(table, oneDieAgain(fight, option === 'keep' ? null : fight.role)),
  }));
}

/** FF-MOV-18: the blow as it hangs there, or the fall. */
function letGo(look: Look, question: Question<'letGo'>): Options {
  const climber = modelOf(look.s, question.model);
  const attack = attackFrom(look.s, question.attack);
  const { height } = climber.conditions.climbing ?? { height: 0 };
  const foot = { ...climber, ...footOf(look, climber, height) };
  return {
    hold: attack === null ? null : { kind: 'fight', fight: fightOdds(look, attack) },
    'let-go': { kind: 'fall', ...fallOdds(look, foot, height) },
  };
}

/** FF-MOV-12: whoever is chosen, against the other side's first. */
function atDoor(look: Look, question: Question<'atDoor'>): Options {
  const { s } = look;
  const portal = s.portals.find(({ id }) => id === question.portal)!;
  const basher = modelOf(s, question.model);
  const [holder] = holdersOf(look, basher, portal);
  return each(question.options, (option) => {
    const chosen = modelOf(s, option);
    if (question.role === 'holder') return wrestling(look, basher, chosen, portal);
    return holder === undefined ? null : wrestling(look, chosen, holder, portal);
  });
}

function wrestling(look: Look, basher: Model, holder: Model, portal: FaithState['portals'][number]): object {
  return { kind: 'wrestle', wrestle: [wrestleOdds(look, basher, holder, portal)] };
}

/** FF-HTH-13, FF-HTH-14: who strikes where it ends, or how deep it falls; null: it is safe there. */
function recoilOdds(look: Look, model: Model, at: Spot): object | null {
  const moved = { ...model, ...at };
  const depth = model.z - at.z;
  if (depth >= HARMLESS_DROP) return { kind: 'fall', ...fallOdds(look, moved, depth) };
  const hackers = newHackers(look, moved, enemiesInContact(look, model));
  return hackers.length === 0 ? null : { kind: 'hacks', hacks: hacksOdds(look, hackers, moved) };
}
