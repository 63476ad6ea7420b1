import { type Asked, hashState, initialState, prepare, random, simulate } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { thumb } from './bots/thumb/thumb.ts';
import { figure } from './figures.ts';
import type { BayonetPoint } from './game.ts';
import { isShotId, readShotId } from './option-ids.ts';
import { atOnce, type PlainDeed } from './rules/activation/at-once.ts';
import { legalTargets } from './rules/shooting/targets.ts';
import bayonetPoint from './ruleset.ts';

/** How a battle was played, by hand. */
interface Played {
  readonly end: string;
  readonly questions: number;
  readonly clicks: number;
  readonly of: Readonly<Record<string, number>>;
}

type Habit = (asked: Asked<BayonetPoint>, answer: unknown) => unknown;

const tongue = bayonetPoint.speech.in('en');

/** Two players of the same mind, who differ only in how they say it. */
function battle(scenario: string, habit: () => Habit, clicksFor: typeof clicksNow): Played {
  const { ready } = bayonetPoint.units;
  const small = ready.filter(({ units, limit }) => units.length > 0 && limit === 200);
  const seats = small.slice(0, 2).map((unit) => ({ unit }));
  const setup = prepare(bayonetPoint, { scenario, seats });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  const [chance, said] = [random('battle'), habit()];
  const of: Record<string, number> = {};
  let [questions, clicks] = [0, 0];
  const policy = (asked: Asked<BayonetPoint>) => {
    const answer = said(asked, thumb(asked, chance));
    const hand = clicksFor(asked, answer);
    if (hand > 0) {
      of[asked.kind] = (of[asked.kind] ?? 0) + 1;
      questions++;
      clicks += hand;
    }
    return answer;
  };
  const start = initialState(bayonetPoint, { setup: setup.value, dice: { seed: scenario } });
  const { state } = simulate(bayonetPoint, start, policy, { asks: 20_000 });
  return { end: hashState(state, bayonetPoint.fixed), questions, clicks, of };
}

/** An answer on a list is one click, ticks are one each and one for all of them, a place is shown and confirmed. */
function clicksOnce(asked: Asked<BayonetPoint>, answer: unknown): number {
  switch (bayonetPoint.questions[asked.kind].form) {
    case 'some':
      return 1 + (answer as readonly string[]).length;
    case 'path':
    case 'formation':
      return 2;
    default:
      return 1;
  }
}

/** The same where most is ticked to begin with, and nobody is asked what costs nothing. */
function clicksNow(asked: Asked<BayonetPoint>, answer: unknown): number {
  if (tongue.board!.foregone!(asked)?.answer === answer) return 0;
  if (bayonetPoint.questions[asked.kind].form !== 'some') return clicksOnce(asked, answer);
  const { options } = tongue.prompt(asked, asked.view());
  const ticked = options.filter(({ usual }) => usual === true).map(({ id }) => id);
  const chosen = answer as readonly string[];
  const changed = [
    ...chosen.filter((id) => !ticked.includes(id)),
    ...ticked.filter((id) => !chosen.includes(id)),
  ];
  return 1 + new Set(changed.map((id) => readShotId(id).shooter)).size;
}

/** Nobody is sent on errands, and everybody fires at the nearest. */
function common(asked: Asked<BayonetPoint>, answer: unknown): unknown {
  const { kind, question } = asked;
  if (kind === 'errands') return [];
  return kind === 'shootWhom' || kind === 'whichGun' ? question.options[0] : answer;
}

/** As everything had to be said when there was only one thing in every answer. */
function manByMan(): Habit {
  let before = '';
  let content = false;
  const leader = (asked: Asked<BayonetPoint>, answer: unknown, id: string) => {
    // What he shoots before his men do, he could as well after them.
    if (before === 'order: fire') return 'no-more';
    const s = asked.view();
    content = legalTargets(s, figure(s, id)).length > 0;
    return answer;
  };
  return (asked, answer) => {
    const { kind, question } = asked;
    let said = common(asked, answer);
    if (kind === 'leaderAction') said = leader(asked, answer, question.figure);
    // A leader by himself looks for others only where he sees nobody.
    if (kind === 'lookFor') said = before === 'leaderAction' && content ? 'enough' : question.options[0];
    else before = kind === 'order' ? `order: ${String(said)}` : said === 'no-more' ? '' : kind;
    return said;
  };
}

const DEEDS: readonly unknown[] = ['fire', 'move', 'charge'];

function atOnceAll(): Habit {
  return (asked, answer) => {
    const { kind, question } = asked;
    if (kind === 'order' && DEEDS.includes(answer)) return atOnce(answer as PlainDeed);
    if (kind === 'lookFor') return 'everybody';
    if (kind === 'leaderAction' && answer === 'shoot') return question.options.find(isShotId) ?? answer;
    if (kind !== 'whoFires') return common(asked, answer);
    return (answer as readonly string[]).map(
      (man) => question.options.find((id) => id !== man && readShotId(id).shooter === man) ?? man,
    );
  };
}

describe('what a battle costs by hand', () => {
  it.each(['common-ground', 'bump-in-the-jungle'])(
    'BP-SEQ-05, BP-SHT-12 %s goes the same way, die for die, with far fewer clicks',
    (scenario) => {
      const [before, after] = [
        battle(scenario, manByMan, clicksOnce),
        battle(scenario, atOnceAll, clicksNow),
      ];
      expect(after.end).toBe(before.end);
      const asides = ({ of }: Played) => (of['leaderAction'] ?? 0) + (of['lookFor'] ?? 0);
      expect(asides(after)).toBeLessThan(asides(before) * 0.6);
      expect(after.questions).toBeLessThan(before.questions * 0.85);
      expect(after.clicks).toBeLessThan(before.clicks * 0.75);
    },
  );
});
