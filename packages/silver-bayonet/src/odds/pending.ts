import type { Pending, QuestionOf } from '@vedette/engine';
import { figure } from '../figures.ts';
import type { Look, SilverBayonet } from '../game.ts';
import { looking } from '../hooks.ts';
import { returnFireId } from '../option-ids.ts';
import { say } from '../refusals.ts';
import { meleeWeapons } from '../rules/melee/weapon.ts';
import { loadsOf } from '../rules/shooting/ammunition.ts';
import { readyWeapons } from '../rules/shooting/projectile-weapon.ts';
import { NO_EFFECT } from '../rules/terror/terror.ts';
import type { SilverBayonetState } from '../state.ts';
import { type Answer, impossible, told, toldEach, toldOdds } from './answer.ts';
import { attackRolls, tally } from './attack-odds.ts';
import { terrorRows } from './check.ts';
import { leftOf, negationFaces } from './fate.ts';
import { bestBlow, blowOdds } from './melee.ts';
import { shotOdds } from './shot.ts';
import { ALL, type Counts, chanceOf, fallen, rolledAgain, totalIn, type Weights } from './weights.ts';

type Kinds = keyof SilverBayonet['questions'];
type Question<K extends Kinds> = QuestionOf<SilverBayonet, K>;

/** The open question, each answer with its odds. */
export function pendingAnswer(view: SilverBayonetState, pending: Pending<SilverBayonet> | null): Answer {
  if (pending === null) return impossible({ code: 'odds.nothing-open', ...say('odds.nothing-open') });
  const reckon = GAMBLES[pending.kind] as ((look: Look, question: object) => Answer) | undefined;
  if (reckon !== undefined)
    return { possible: true, kind: pending.kind, options: reckon(looking(view), pending.question) };
  const said = say('odds.not-a-gamble', { kind: pending.kind });
  return impossible({ code: 'odds.not-a-gamble', ...said });
}

/** The questions whose answers have odds. */
const GAMBLES: { readonly [K in Kinds]?: (look: Look, question: Question<K>) => Answer } = {
  reroll: (look, question) => rerolls(look, question, 'new'),
  monsterReroll: (look, question) => rerolls(look, question, 'higher'),
  negate: negations,
  initiative: (_look, question) => initiatives(question),
  meleeWeapon: weapons,
  strikeBack: strikingBack,
  reactToShot: reactions,
  shootWhom: targets,
  shot: loads,
};

function each(options: readonly string[], odds: (option: string) => Answer): Answer {
  return Object.fromEntries(options.map((option) => [option, odds(option)]));
}

/** SB-FATE-05, SB-FATE-09, SB-ATT-44: what the roll on the table comes to, kept, rolled again or bought off. */
function rerolls(
  look: Look,
  question: Question<'reroll'> | Question<'monsterReroll'>,
  counts: Counts,
): Answer {
  const { power, skill, total, target, attack } = question;
  const sum = total - power - skill;
  const now = fallen(power, skill);
  const rolls = attack === null || target === null ? null : attackRolls(look, attack, target - sum);
  return each(question.options, (option) => {
    if (option.startsWith('pass-')) return { pass: 1 };
    const weights = option === 'power' || option === 'skill' ? rolledAgain(now, option, counts) : now;
    if (rolls !== null) {
      const odds = tally(rolls, weights);
      return { pass: told(odds.hit), ...toldOdds(odds) };
    }
    if (target !== null) return { pass: told(chanceOf(target - sum, weights)) };
    return { pass: told(chanceOf(NO_EFFECT - sum, weights)), rows: terrorRows(sum, weights) };
  });
}

/** SB-FATE-07, SB-FATE-10: the damage that is left. */
function negations(look: Look, { options, figure: id, points }: Question<'negate'>): Answer {
  const victim = figure(look.s, id);
  const faces = negationFaces(look, victim);
  return each(options, (option) => {
    const left = option === 'keep' ? [...Array.from({ length: points }, () => 0), 1] : leftOf(points, faces);
    const out = left.reduce((sum, chance, n) => (n > 0 && n >= victim.health ? sum + chance : sum), 0);
    const mean = left.reduce((sum, chance, n) => sum + chance * n, 0);
    return { damage: toldEach(left.entries()), mean: told(mean), out: told(out) };
  });
}

/** SB-TURN-02, -03: the chance to go first as the others stand now; who ties rolls again, an even chance for each. */
function initiatives({ options, power, skill, others }: Question<'initiative'>): Answer {
  const most = Math.max(...others.map(({ total }) => total));
  const tied = others.filter(({ total }) => total === most).length;
  const now = fallen(power, skill);
  const first = (weights: Weights) => {
    const above = chanceOf(most + 1, weights);
    return above + (chanceOf(most, weights) - above) / (tied + 1);
  };
  return each(options, (option) => {
    const weights = option === 'power' || option === 'skill' ? rolledAgain(now, option, 'new') : now;
    const totals = new Map<number, number>();
    weights.forEach((weight, roll) => {
      if (weight > 0) totals.set(totalIn(roll), (totals.get(totalIn(roll)) ?? 0) + weight / ALL);
    });
    return { first: others.length === 0 ? 1 : told(first(weights)), totals: toldEach(totals) };
  });
}

/** SB-MEL-02. */
function weapons(look: Look, { options, figure: id, target }: Question<'meleeWeapon'>): Answer {
  const striker = figure(look.s, id);
  const all = meleeWeapons(look, striker);
  const occasion = look.s.activation?.figure === id ? 'own' : 'answer';
  return each(options, (option) => {
    const weapon = all.find(({ id: name }) => name === option)!;
    const odds = blowOdds(look, striker, weapon, figure(look.s, target), occasion);
    return { weapon: weapon.weapon, blade: weapon.load, ...toldOdds(odds) };
  });
}

/** SB-MEL-07. */
function strikingBack(look: Look, { options, figure: id, attacker }: Question<'strikeBack'>): Answer {
  return each(options, (option) => {
    if (option !== 'strike-back') return {};
    const { weapon, odds } = bestBlow(look, figure(look.s, id), figure(look.s, attacker), 'answer');
    return { weapon: weapon.weapon, blade: weapon.load, ...toldOdds(odds) };
  });
}

/** SB-SHT-12. */
function reactions(look: Look, { options, figure: id, shooter }: Question<'reactToShot'>): Answer {
  const target = figure(look.s, id);
  const ready = readyWeapons(look, target, 'answer');
  return each(options, (option) => {
    const weapon = ready.find((one) => option === returnFireId(one.id));
    if (weapon === undefined) return {};
    const load = loadsOf(target, weapon)[0]!;
    return {
      ammunition: load,
      ...toldOdds(shotOdds(look, target, weapon, figure(look.s, shooter), load, 'answer')),
    };
  });
}

/** SB-EQ-20: each load, on every target that was named. */
export function loadChances(
  look: Look,
  { options, figure: id, held, targets: named }: Question<'shot'>,
): Readonly<Record<string, readonly Answer[]>> {
  const shooter = figure(look.s, id);
  const occasion = look.s.activation?.figure === id ? 'own' : 'answer';
  const weapon = readyWeapons(look, shooter, occasion).find((one) => one.id === held)!;
  return Object.fromEntries(
    options.map((load) => [
      load,
      named.map((target) =>
        toldOdds(shotOdds(look, shooter, weapon, figure(look.s, target), load, occasion)),
      ),
    ]),
  );
}

/** Odds are told of a shot at one. */
function loads(look: Look, question: Question<'shot'>): Answer {
  const chances = loadChances(look, question);
  return each(question.options, (load) => (question.targets.length === 1 ? chances[load]![0]! : {}));
}

/** SB-SHT-01, -16: each target by itself, with the usual load. */
function targets(look: Look, { options, figure: id, held }: Question<'shootWhom'>): Answer {
  const shooter = figure(look.s, id);
  const weapon = readyWeapons(look, shooter, 'own').find((one) => one.id === held)!;
  const load = loadsOf(shooter, weapon)[0]!;
  return each(options, (target) => {
    const odds = shotOdds(look, shooter, weapon, figure(look.s, target), load, 'own');
    return { ammunition: load, ...toldOdds(odds) };
  });
}
