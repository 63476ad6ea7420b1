import type { Asked, Foregone, Gambles, Json, Pending, QuestionOf } from '@vedette/engine';
import { figure as find } from '../figures.ts';
import type { Look, SilverBayonet } from '../game.ts';
import { looking } from '../hooks.ts';
import { toldOdds } from '../odds/answer.ts';
import { checkAnswer } from '../odds/check.ts';
import { loadChances, pendingAnswer } from '../odds/pending.ts';
import { shotOdds } from '../odds/shot.ts';
import { deedId, onOffer, readPassId } from '../option-ids.ts';
import { sprintsOf } from '../rules/movement/sprint-distance.ts';
import { loadsOf } from '../rules/shooting/ammunition.ts';
import { readyWeapon } from '../rules/shooting/projectile-weapon.ts';
import { loneTarget } from '../rules/shooting/shoot.ts';
import type { Figure, SilverBayonetState } from '../state.ts';
import { words } from '../words/now.ts';
import { harmlessTo, isHarmless } from './harmless.ts';

type Told = { readonly [key: string]: Json };
type Chances = { readonly [option: string]: Told };

/** What every answer of the open question comes to; null where nothing hangs on chance. */
function chancesOf(asked: Asked<SilverBayonet>): Chances | null {
  const told = pendingAnswer(asked.view(), asked);
  return told['possible'] === true ? (told['options'] as Chances) : null;
}

/** Each answer of a gamble in a few words, each number with what it is the number of. */
export function gambles(asked: Asked<SilverBayonet>): Gambles {
  if (asked.kind === 'act') return deeds(asked);
  return Object.fromEntries(
    Object.entries(chancesOf(asked) ?? {}).flatMap(([option, odds]) => {
      const text = inWords(odds, harmlessIn(asked, option, odds));
      return text === '' ? [] : [[option, text]];
    }),
  );
}

/** What a deed comes to that asks nothing more: a Sprint, and a shot at the only one there is. */
function deeds(asked: Asked<SilverBayonet>): Gambles {
  const { options, figure: id } = asked.question as {
    readonly options: readonly string[];
    readonly figure: string;
  };
  const guns = onOffer(options, 'shoot');
  const sprints = options.includes('sprint');
  if (guns.length === 0 && !sprints) return {};
  const look = looking(asked.view());
  const doer = find(look.s, id);
  const shots = guns.flatMap((gun) => {
    const text = onlyTarget(look, doer, gun);
    return text === null ? [] : [[deedId('shoot', gun), text]];
  });
  return Object.fromEntries(sprints ? [...shots, ['sprint', sprinting(look, doer)]] : shots);
}

/** SB-SHT-01: a gun with a single target is fired without another question: whoever gives the order is told at whom. */
function onlyTarget(look: Look, shooter: Figure, gun: string): string | null {
  const shot = loneShot(look, shooter, gun);
  return shot === null
    ? null
    : `${words.board.chances.at(words.nameOf(look.s, shot.target.id))}: ${inWords(
        shot.odds,
        isHarmless(shot.odds) ? harmlessTo(look.s, shot.target.id) : null,
      )}`;
}

/** Of an answer that is an attack which does nothing to whom it is meant for, why. */
function harmlessIn(
  { kind, question, view }: Asked<SilverBayonet>,
  option: string,
  odds: Told,
): string | null {
  const meant = ATTACKED[kind]?.(question, option);
  return meant === undefined || !isHarmless(odds) ? null : harmlessTo(view(), meant);
}

/** Whom an answer would attack; a die spent on a roll that lies there already is no weapon that was chosen. */
const ATTACKED: { readonly [kind: string]: (question: object, option: string) => string | undefined } = {
  meleeWeapon: (question) => (question as QuestionOf<SilverBayonet, 'meleeWeapon'>).target,
  strikeBack: (question) => (question as QuestionOf<SilverBayonet, 'strikeBack'>).attacker,
  reactToShot: (question) => (question as QuestionOf<SilverBayonet, 'reactToShot'>).shooter,
  shootWhom: (_question, target) => target,
  shot: (question) => (question as QuestionOf<SilverBayonet, 'shot'>).targets[0],
};

function loneShot(
  look: Look,
  shooter: Figure,
  gun: string,
): { readonly target: Figure; readonly odds: Told } | null {
  const target = loneTarget(look, shooter, gun);
  if (target === null) return null;
  const weapon = readyWeapon(look, shooter, gun, 'own');
  const load = loadsOf(shooter, weapon)[0]!;
  return { target, odds: toldOdds(shotOdds(look, shooter, weapon, target, load, 'own')) };
}

/** SB-MOV-04. */
function sprinting(look: Look, runner: Figure): string {
  const odds = checkAnswer(look.s, { ask: 'check', figure: runner.id, check: 'sprint' });
  const { far, short } = sprintsOf(look, runner);
  return words.board.chances.sprints(far, percent(Number(odds['pass'])), short);
}

function inWords(odds: Told, harmless: string | null): string {
  const { rows, hit, pass, first, mean, out } = odds;
  const parts: string[] = [];
  if (rows !== undefined) parts.push(fright(rows as Readonly<Record<string, number>>));
  else if (typeof hit === 'number') parts.push(words.board.chances.hits(percent(hit)));
  else if (typeof pass === 'number') parts.push(words.board.chances.succeeds(percent(pass)));
  if (typeof first === 'number') parts.push(words.board.chances.first(percent(first)));
  if (harmless !== null) parts.push(harmless);
  else if (typeof mean === 'number' && hit !== 0)
    parts.push(words.board.chances.damage(damage(odds['damage'] as Told, mean)));
  if (typeof out === 'number' && out > 0) parts.push(words.board.chances.out(percent(out)));
  return parts.join(', ');
}

const UNMOVED = 'no-effect';

/** SB-TER-02: where it is settled what comes over him, that; else the chance that nothing does. */
function fright(rows: Readonly<Record<string, number>>): string {
  const [only, ...others] = Object.keys(rows);
  if (others.length > 0 || only === undefined)
    return `${words.board.chances.unmoved} ${percent(rows[UNMOVED] ?? 0)}`;
  return only === UNMOVED ? words.board.chances.unmoved : words.fright(only);
}

/** An average says that it is one. */
function damage(chances: Told, mean: number): string {
  return Object.keys(chances).length === 1
    ? `${Math.round(mean)}`
    : words.board.chances.onAverage(mean.toFixed(1));
}

/** Rounded, but never to a certainty that it is not. */
function percent(chance: number): string {
  if (chance >= 1 || chance <= 0) return `${chance * 100} %`;
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))} %`;
}

const KEEP = 'keep';
/** SB-FATE-05, -09, SB-TURN-02.R1: questions about a die that may be spent on a roll. */
const ON_A_ROLL: ReadonlySet<string> = new Set(['reroll', 'monsterReroll', 'initiative']);
/** What could be better with a die. SB-FATE-09: a monster's is only ever raised, so that every difference counts. */
const WORTH = ['pass', 'first', 'mean', 'out'] as const;

/** Where no Fate Die can better the roll as it lies, and where it is all one what is taken in hand. */
export function foregone(asked: Asked<SilverBayonet>): Foregone | null {
  if (asked.kind === 'meleeWeapon' || asked.kind === 'shot') return allOne(asked);
  const { kept, dice } = spendings(asked);
  if (kept === undefined || dice.length === 0 || !dice.every(({ odds }) => noBetter(odds, kept))) return null;
  return {
    answer: KEEP,
    because: 'gains-nothing',
    words: reason(
      kept,
      dice.map(({ odds }) => odds),
    ),
  };
}

/**
 * SB-FATE-05, -09: dice that could not better the roll as it lies, among others that could. SB-SHT-08: shots at the
 * only one there is that nothing could make a hit.
 */
export function idle(asked: Asked<SilverBayonet>): readonly string[] {
  if (asked.kind === 'act') return hopelessShots(asked);
  const { kept, dice } = spendings(asked);
  return kept === undefined ? [] : dice.filter(({ odds }) => noBetter(odds, kept)).map(({ id }) => id);
}

function hopelessShots(asked: Asked<SilverBayonet>): readonly string[] {
  const { options, figure: id } = asked.question as {
    readonly options: readonly string[];
    readonly figure: string;
  };
  const guns = onOffer(options, 'shoot');
  if (guns.length === 0) return [];
  const look = looking(asked.view());
  const shooter = find(look.s, id);
  return guns
    .filter((gun) => Number(loneShot(look, shooter, gun)?.odds['hit'] ?? 1) === 0)
    .map((gun) => deedId('shoot', gun));
}

/** SB-FATE-07: whoever would surely be put out by what he is to take spends a die on it, the one that saves most. */
export function suggests(asked: Asked<SilverBayonet>): string | null {
  if (asked.kind !== 'negate') return null;
  const chances = chancesOf(asked) ?? {};
  const { options } = asked.question as { readonly options: readonly string[] };
  const [taken, ...spent] = options.map((id) => ({ id, out: Number(chances[id]?.['out'] ?? 0) }));
  if (taken === undefined || taken.out < 1) return null;
  const best = spent.sort((a, b) => a.out - b.out)[0];
  return best === undefined || best.out >= taken.out ? null : best.id;
}

/** What a roll comes to as it lies, and with each die that could be spent on it. */
function spendings(asked: Asked<SilverBayonet>): {
  readonly kept?: Told;
  readonly dice: readonly { readonly id: string; readonly odds: Told }[];
} {
  const chances = ON_A_ROLL.has(asked.kind) ? chancesOf(asked) : null;
  const kept = chances?.[KEEP];
  if (chances === null || kept === undefined) return { dice: [] };
  const { options } = asked.question as { readonly options: readonly string[] };
  const spent = options.filter((id) => id !== KEEP && isSpending(id));
  return { kept, dice: spent.map((id) => ({ id, odds: chances[id]! })) };
}

/** What one attack can do better than another. */
const DOES = ['hit', 'critical', 'mean', 'out'] as const;
/** What can go wrong in it. */
const RISKS = ['failure', 'shattered'] as const;

/** SB-MEL-02, SB-EQ-20: blows that are the same blow; loads none of which does more than the usual one, or is safer. */
function allOne({ kind, question, view }: Asked<SilverBayonet>): Foregone | null {
  const { options } = question as { readonly options: readonly string[] };
  const chances = attacksOf(view(), kind, question);
  const [usual, ...others] = options.map((id) => chances[id] ?? []);
  if (usual === undefined || usual.length === 0 || others.length === 0) return null;
  const [answer] = options as readonly [string];
  if (others.every((odds) => isSame(odds, usual)))
    return { answer, because: 'all-alike', words: words.board.foregone.alike };
  if (kind !== 'shot' || !others.every((odds) => doesNoMore(odds, usual))) return null;
  return { answer, because: 'gains-nothing', words: words.board.foregone.noBetterLoad };
}

/** The attacks that each answer comes to, one for each target. */
function attacksOf(
  view: SilverBayonetState,
  kind: string,
  question: object,
): Readonly<Record<string, readonly Told[]>> {
  if (kind === 'shot') return loadChances(looking(view), question as QuestionOf<SilverBayonet, 'shot'>);
  const told = pendingAnswer(view, { kind, question, seat: 0 } as Pending<SilverBayonet>);
  return Object.fromEntries(
    Object.entries(told['options'] as Chances).map(([id, odds]) => [
      id,
      [Object.fromEntries([...DOES, ...RISKS, 'damage'].map((key) => [key, odds[key] ?? null]))],
    ]),
  );
}

function isSame(odds: readonly Told[], usual: readonly Told[]): boolean {
  return JSON.stringify(odds) === JSON.stringify(usual);
}

function doesNoMore(odds: readonly Told[], usual: readonly Told[]): boolean {
  return odds.every(
    (one, i) =>
      DOES.every((key) => Number(one[key]) <= Number(usual[i]![key])) &&
      RISKS.every((key) => Number(one[key]) >= Number(usual[i]![key])),
  );
}

/** Giving up the field is no way to spend a die. */
function isSpending(id: string): boolean {
  return id === 'power' || id === 'skill' || readPassId(id) !== null;
}

function noBetter(odds: Told, kept: Told): boolean {
  // SB-TER-02: short of a pass, a fright may still become a lesser one.
  if (kept['rows'] !== undefined && kept['pass'] !== 1) return sameRows(odds, kept);
  const worth = (key: (typeof WORTH)[number]) => Number(odds[key] ?? 0) - Number(kept[key] ?? 0);
  // A hit that is rolled again is a hit put at risk: a slight hope of more is no reason to ask.
  const spoils = kept['pass'] === 1 && worth('pass') < 0 && worth('mean') < 0 && worth('out') < WORTH_A_RISK;
  return spoils || WORTH.every((key) => worth(key) <= 0);
}

/** By how much likelier somebody must be put out for a hit to be rolled again. */
const WORTH_A_RISK = 0.25;

function sameRows(odds: Told, kept: Told): boolean {
  return JSON.stringify(odds['rows'] ?? null) === JSON.stringify(kept['rows']);
}

function reason(kept: Told, others: readonly Told[]): string {
  const chance = Number(kept['pass'] ?? kept['first'] ?? 0);
  const same = others.every((odds) => WORTH.every((key) => (odds[key] ?? 0) === (kept[key] ?? 0)));
  if (same) {
    if (chance === 1) return words.board.foregone.settled;
    return chance === 0 ? words.board.foregone.hopeless : words.board.foregone.same;
  }
  return chance === 1 ? words.board.foregone.spoils : words.board.foregone.worse;
}
