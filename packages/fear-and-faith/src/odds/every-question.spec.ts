import { initialState, type Json, type Pending, prepare, randomPolicy, simulate } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import type { FaithEvent } from '../events.ts';
import type { FearAndFaith } from '../game.ts';
import fearAndFaith from '../ruleset.ts';
import { tongues } from '../words/index.ts';
import { odds } from './odds.ts';

type Told = { readonly [key: string]: Json };

/** Ways of a kind that leaves nothing out add up to all there are. */
function checkSums(told: Json, at: string): void {
  if (typeof told !== 'object' || told === null) return;
  if (Array.isArray(told)) {
    for (const [i, one] of told.entries()) checkSums(one, `${at}/${i}`);
    return;
  }
  const { of, outcomes, target, attacker, successes } = told as Told;
  const whole = Number(of);
  for (const part of [outcomes, target, attacker, successes]) {
    if (of === undefined || typeof part !== 'object' || part === null) continue;
    const ways = Object.values(part as Told).map((one) =>
      typeof one === 'object' && one !== null ? (one as Told)['ways'] : one,
    );
    if (!ways.every((n) => typeof n === 'number')) continue;
    expect([at, ways.every((n) => Number.isInteger(n) && n >= 0)]).toEqual([at, true]);
    expect([at, ways.reduce<number>((sum, n) => sum + n, 0)]).toEqual([at, whole]);
  }
  for (const [key, one] of Object.entries(told)) checkSums(one, `${at}/${key}`);
}

/** Whether a die fell. */
function isRoll(event: FaithEvent): boolean {
  if (event.type === 'quality') return event.dice.some(({ automatic }) => !automatic);
  return ['rolled', 'fought', 'bashed', 'rerolled'].includes(event.type);
}

/**
 * Answers that are places: whoever wants to know asks about the place, and not with `pending`. After a recoil or flight
 * the rules go on with what was due anyway: the next table, test or blow.
 */
const PLACES = ['move', 'throw', 'scatter', 'teleport', 'deploy', 'layOut', 'flee', 'recoil'];

interface Open {
  readonly kind: string;
  readonly answer: string;
  readonly told: boolean;
}

/** Plays a game by chance and reads the odds of every question of it; gives what was rolled for without odds. */
function readAll(game: number, units: readonly unknown[]): ReadonlySet<string> {
  const seats = units.map((unit) => ({ unit }));
  const setup = prepare(fearAndFaith, { scenario: 'open-fight', seats } as never);
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  const state = initialState(fearAndFaith, { setup: setup.value, dice: { seed: `odds ${game}` } });
  const random = randomPolicy(fearAndFaith, `answers ${game}`);
  const missed = new Set<string>();
  let open: Open | null = null;
  simulate(
    fearAndFaith,
    state,
    (asked) => {
      const { kind, seat, question } = asked;
      const pending = { kind, seat, question } as unknown as Pending<FearAndFaith>;
      const told = odds.odds(asked.view(), { ask: 'pending' }, pending) as Told;
      checkSums(told, kind);
      expect(tongues.en.odds(told).join('\n')).not.toMatch(/undefined|NaN|\[object/);
      const answer = random(asked);
      const options = (told['options'] ?? {}) as Told;
      open = { kind, answer: String(answer), told: String(answer) in options };
      return answer;
    },
    { steps: 400, beforeStep: () => (open = null) },
    ({ event }) => {
      if (open === null || open.told || !isRoll(event)) return;
      if (!PLACES.includes(open.kind)) missed.add(`${open.kind}: ${open.answer.split('/')[0]}`);
      open = null;
    },
  );
  return missed;
}

describe('every question of a game', () => {
  const good = fearAndFaith.units.ready.filter(({ side, limit }) => side === 'good' && limit === 300);
  const evil = fearAndFaith.units.ready.filter(({ side, limit }) => side === 'evil' && limit === 300);

  it.each([0, 1, 2, 3])('FF-ACT-16 has odds where something is rolled, which add up: game %d', (game) => {
    const missed = readAll(game, [good[game % good.length], evil[game % evil.length]]);
    expect([...missed]).toEqual([]);
  });
});
