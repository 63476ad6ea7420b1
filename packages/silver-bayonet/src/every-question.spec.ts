import { initialState, type MatchSetup, prepare, random, randomPolicy, simulate } from '@vedette/engine';
import { pools, wordsById } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverBayonetEvent } from './events.ts';
import { figure as figureOf } from './figures.ts';
import { fuzz } from './fuzz/fuzz.ts';
import type { SilverBayonet } from './game.ts';
import { distanceBetween } from './rules/measuring.ts';
import { touch } from './rules/movement/contact.ts';
import silverBayonet from './ruleset.ts';
import { openEdges } from './scenario/boards/exit.ts';
import { withinReach } from './scenario/objects/take-up.ts';
import type { SilverBayonetState } from './state.ts';
import { itemTitle } from './words/en/things.ts';
import type { Facts } from './words/facts.ts';
import { prompt } from './words/prompt.ts';

const GAMES = 14;

/** Answers that name a piece of gear, and what tells afterwards which one the rules took. */
const DONE: Readonly<Record<string, readonly SilverBayonetEvent['type'][]>> = {
  meleeWeapon: ['attacked'],
  shoot: ['fired'],
  'return-fire': ['fired'],
  reload: ['reloaded'],
  'reload-for-move': ['reloaded'],
  'quick-reload': ['reloaded'],
};

interface Promise {
  readonly by: string;
  readonly label: string;
  readonly kept: readonly SilverBayonetEvent['type'][];
}

/** SB-MOV-12, SB-ATT-26: a Forced Attack and a Lunge reach this far; and what is lost to rounding. */
const CLOSE = 1.01;

/** What the table must show while a question is open: the truth at that moment. */
const TRUE_AT: Readonly<Record<string, (s: SilverBayonetState, facts: Facts) => boolean>> = {
  act: (s, { figure }) => s.activation?.figure === figure && figureOf(s, figure!).standing === 'standing',
  force: (s, { figure, mover }) => isClose(s, figure, mover),
  meleeWeapon: (s, { figure, target }) => isClose(s, figure, String(target)),
  strikeBack: (s, { figure, attacker }) => isClose(s, figure, attacker),
  leave: (s, { figure }) => openEdges(s, figureOf(s, figure!)).length > 0,
  takeUp: (s, { figure, object }) => {
    const marker = s.objects.find(({ id }) => id === object);
    return marker === undefined || withinReach(s, figureOf(s, figure!), marker);
  },
  reactToShot: (s, { figure }) => figureOf(s, figure!).standing === 'standing',
};

function isClose(s: SilverBayonetState, one: string | null | undefined, other: string | undefined): boolean {
  const [a, b] = [figureOf(s, one!), figureOf(s, other!)];
  // SB-GEN-09.R2: contact may be across a barrier, or part way up one.
  return touch(s, a, b) || distanceBetween(a, b) <= CLOSE;
}

/** What is wrong with the questions of random games, each fault once. */
function faults(): { readonly wrong: readonly string[]; readonly kinds: ReadonlySet<string> } {
  const wrong = new Set<string>();
  const kinds = new Set<string>();
  const deal = pools(fuzz.pools, random('options'));
  for (let n = 0; n < GAMES; n++) {
    const setup = prepare(silverBayonet, fuzz.setup(random(`options/${n}`), deal.pick) as never);
    if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
    playThrough(setup.value, `options/${n}`, wrong, kinds);
  }
  return { wrong: [...wrong], kinds };
}

function playThrough(
  setup: MatchSetup<SilverBayonet>,
  seed: string,
  wrong: Set<string>,
  kinds: Set<string>,
): void {
  const state = initialState(silverBayonet, { setup, dice: { seed } });
  const answers = randomPolicy(silverBayonet, seed);
  let promised: Promise | null = null;
  const policy: typeof answers = (asked) => {
    const { kind, question } = asked;
    const shows = TRUE_AT[kind];
    if (shows !== undefined && !shows(state, question as Facts))
      wrong.add(`${kind}: the table does not show what is asked about, ${JSON.stringify(question)}`);
    const answer = answers(asked);
    const { options = [], figure } = question as { options?: readonly string[]; figure?: string | null };
    if (options.length === 0) return answer;
    kinds.add(kind);
    const labels = wordsById(prompt({ kind, seat: asked.seat, question } as never, state));
    for (const fault of misnamed(kind, options, labels)) wrong.add(`${kind}: ${fault}`);
    const head = kind === 'meleeWeapon' ? kind : String(answer).split(':')[0]!;
    const kept = DONE[head];
    if (kept !== undefined) promised = { by: figure!, label: labels[String(answer)]!, kept };
    return answer;
  };
  simulate(silverBayonet, state, policy, { asks: 20_000 }, ({ event }) => {
    if (promised === null || !promised.kept.includes(event.type)) return;
    const { figure, attacker, weapon } = event as { figure?: string; attacker?: string; weapon: string };
    if ((figure ?? attacker) !== promised.by) return;
    if (!agrees(promised.label, weapon)) wrong.add(`"${promised.label}" was done with ${weapon}`);
    promised = null;
  });
}

/** A gun whose bayonet is broken is named as the gun that it is; a swivel gun by its own name. */
function agrees(label: string, weapon: string): boolean {
  if (weapon === 'improvised-weapon' || weapon.startsWith('swivel-gun')) return true;
  return label.includes(itemTitle(weapon));
}

function misnamed(
  kind: string,
  options: readonly string[],
  labels: Readonly<Record<string, string>>,
): readonly string[] {
  const words = options.map((option) => labels[option] ?? '');
  return [
    ...(new Set(words).size < words.length ? [`two options are called alike among ${words.join('; ')}`] : []),
    ...words.filter((label) => /undefined|null|NaN|^$/.test(label)).map((label) => `"${label}" is no name`),
    // A side is known by its seat, a die by its face; nothing else by a number.
    ...options
      .filter((option) => /(^|[:@])\d+$/.test(option) && kind !== 'negationDie' && kind !== 'chooseItem')
      .map((option) => `"${option}" is a place in a list`),
  ];
}

describe('every question of random games', () => {
  const { wrong, kinds } = faults();

  it('SB-MEL-02 SB-MOV-12 has options that name things, which the rules then take, and a table that shows the moment', () => {
    expect(wrong).toEqual([]);
  });

  it('SB-GEN-14 is of some kind, and of all kinds but the rare ones', () => {
    expect(kinds.size).toBeGreaterThan(15);
  });
});
