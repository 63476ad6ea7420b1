import type { Asked, Json, Prospect, Refusal } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { areEnemies, figure as find } from '../figures.ts';
import type { SilverBayonet } from '../game.ts';
import { looking } from '../hooks.ts';
import type { Modifier } from '../moments.ts';
import { meleeAnswer } from '../odds/melee.ts';
import { shotAnswer } from '../odds/shot.ts';
import type { Figure, SilverBayonetState } from '../state.ts';
import { words } from '../words/now.ts';
import { together } from '../words/together.ts';
import { harmlessTo, isHarmless } from './harmless.ts';

type Told = { readonly [key: string]: Json };

/** SB-SHT-01, SB-MEL-01: a shot and a blow of whoever is asked about, with everything that counts for and against. */
export function prospects(
  asked: Asked<SilverBayonet>,
  target: string,
  from: Spot | null,
): readonly Prospect[] {
  const view = asked.view();
  const { figure } = asked.question as { readonly figure?: string | null };
  const attacker = view.figures.find(({ id }) => id === figure);
  if (attacker === undefined || !areEnemies(view, attacker, find(view, target))) return [];
  const there = from === null ? {} : { from };
  const shot = shotAnswer(view, { ask: 'shot', shooter: attacker.id, target, ...there });
  const blow = meleeAnswer(view, { ask: 'melee', attacker: attacker.id, target, ...there });
  const whom = words.nameOf(view, target);
  const said = words.board.prospects;
  // SB-MEL-01: whoever is farther off has to come into contact first.
  const near = looking(view).table.touches({ ...attacker, ...from }, find(view, target));
  return [
    ...(hasGun(attacker) ? [prospect(view, target, shot, said.shoot(whom), 'shooting')] : []),
    prospect(view, target, blow, near ? said.strike(whom) : said.strikeThen(whom), 'melee'),
  ];
}

function hasGun({ gear }: Figure): boolean {
  return gear.some(({ loaded, state }) => loaded && state === 'whole');
}

function prospect(
  view: SilverBayonetState,
  target: string,
  told: Told,
  title: string,
  mode: 'melee' | 'shooting',
): Prospect {
  if (told['possible'] === false)
    return { title, problem: told['why'] as unknown as Refusal, ...NO_PROSPECT };
  const reasons = together(told['modifiers'] as unknown as readonly Modifier[], words.modifier);
  // SB-CHK-04: the same number that the Check is told to need.
  const sum = reasons.reduce((total, { value }) => total + value, 0);
  return {
    ...(mode === 'shooting' ? { shoots: true } : {}),
    title: words.board.prospects.with(title, words.weaponInHand(textOf(told['weapon']), mode)),
    problem: null,
    chance: Number(told['hit']),
    needed: Number(told['needed']),
    needs: words.board.prospects.needs(
      Number(told['needed']),
      Number(told['needed']) + sum,
      reasons.length > 0,
    ),
    reasons: reasons.map(({ by, value, rule }) => ({ words: words.modifier(by), value, rule })),
    harm: Object.entries(told['damage'] as Told).map(([points, chance]) => ({
      points: Number(points),
      chance: Number(chance),
    })),
    out: Number(told['out']),
    ...(isHarmless(told) ? { note: words.board.prospects.harmless(harmlessTo(view, target)) } : {}),
    besides: besides(told),
  };
}

const NO_PROSPECT = { chance: 0, needed: 0, needs: '', reasons: [], harm: [], out: 0, besides: [] } as const;

function besides(told: Told): Prospect['besides'] {
  const fate = told['fate'] as { readonly [die: string]: Told };
  const follows = told['follows'] as Told;
  const answer = (follows['returnFire'] ?? follows['strikeBack'] ?? null) as Told | null;
  const dice = (['power', 'skill'] as const)
    .filter((die) => Number(fate[die]?.['held'] ?? 0) > 0)
    .map((die) => ({
      words: words.board.prospects.withDie(words.dice[die]),
      chance: Number(fate[die]!['hit']),
    }));
  return answer === null
    ? dice
    : [
        ...dice,
        { words: words.board.prospects.answer(answeredBy(follows, answer)), chance: Number(answer['hit']) },
      ];
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function answeredBy(follows: Told, answer: Told): string {
  return words.weaponInHand(textOf(answer['weapon']), 'returnFire' in follows ? 'shooting' : 'melee');
}
