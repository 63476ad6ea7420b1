import { initialState, type MatchSetup, prepare, random, randomPolicy, simulate } from '@vedette/engine';
import { pools } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverBayonetEvent } from '../events.ts';
import { fuzz } from '../fuzz/fuzz.ts';
import type { SilverBayonet } from '../game.ts';
import silverBayonet from '../ruleset.ts';
import { itemTitle } from './names.ts';
import { prompt } from './prompt.ts';

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

/** What is wrong with the options of random games, each fault once. */
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
    const answer = answers(asked);
    const { options = [], figure } = question as { options?: readonly string[]; figure?: string | null };
    if (options.length === 0) return answer;
    kinds.add(kind);
    const labels = prompt({ kind, seat: asked.seat, question } as never, state).options;
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

describe('options of every question', () => {
  const { wrong, kinds } = faults();

  it('SB-MEL-02 SB-GEN-14 name things, each by a name of its own, and the rules take what is named', () => {
    expect(wrong).toEqual([]);
  });

  it('SB-GEN-14 were all looked at, but for those that are rare', () => {
    expect(kinds.size).toBeGreaterThan(15);
  });
});
