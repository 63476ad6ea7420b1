import { type Asked, type GivenOrder, JUDGE, type OrderBook, plainOrder, type Seat } from '@vedette/engine';
import { figure } from './figures.ts';
import type { SilverBayonet } from './game.ts';
import { pendingAnswer } from './odds/pending.ts';
import type { SilverBayonetState } from './state.ts';

type Given = Required<GivenOrder>;

function optionsOf({ question }: Asked<SilverBayonet>): readonly string[] {
  return (question as { readonly options?: readonly string[] }).options ?? [];
}

/** SB-MEL-07: strike back always, while hale, or never; the other answer is to back off, or to hold where he cannot. */
function strikingBack(asked: Asked<SilverBayonet>, { choice, least }: Given): string | undefined {
  const { figure: id } = asked.question as { readonly figure: string };
  const { health, stats } = figure(asked.view(), id);
  const strikes = choice === 'strike-back' || (choice === 'hale' && health * 100 >= least * stats.health);
  return optionsOf(asked).find((option) => (option === 'strike-back') === strikes);
}

/** SB-SHT-12: the likeliest return fire, where it is as likely as was ordered. */
function returnFire(asked: Asked<SilverBayonet>, least: number): string | undefined {
  const odds = pendingAnswer(asked.view(), asked)['options'] as
    | Readonly<Record<string, { readonly hit?: number }>>
    | undefined;
  let best: { readonly option: string; readonly hit: number } | undefined;
  for (const option of optionsOf(asked)) {
    const hit = odds?.[option]?.hit;
    if (hit !== undefined && hit * 100 >= least && hit > (best?.hit ?? -1)) best = { option, hit };
  }
  return best?.option;
}

function reacting(asked: Asked<SilverBayonet>, { choice, least }: Given, judgement: () => unknown): unknown {
  // SB-SHT-14: where he throws himself, if he does.
  if (asked.kind === 'dive') return judgement();
  const fire = choice === 'fire-or-stay' || choice === 'fire-or-dive' ? returnFire(asked, least) : undefined;
  return fire ?? (choice === 'dive' || choice === 'fire-or-dive' ? 'dive' : 'stay');
}

function ownDiceOf({ pools }: SilverBayonetState, seat: Seat): number {
  return pools[seat]!.power + pools[seat]!.skill;
}

/** SB-FATE-05, -07: nothing is spent, or only as long as so many are left after it. */
function sparing(asked: Asked<SilverBayonet>, { choice, least }: Given, judgement: () => unknown): unknown {
  const options = optionsOf(asked);
  // SB-FATE-10: Monster Dice have an order of their own.
  if (!options.includes('keep') || (asked.kind === 'negate' && options.includes('monster'))) return undefined;
  if (choice === 'keep' || ownDiceOf(asked.view(), asked.seat) <= least) return 'keep';
  return judgement();
}

/** SB-FATE-09, -10, -11. */
function monsterDice(asked: Asked<SilverBayonet>, { choice }: Given, judgement: () => unknown): unknown {
  const options = optionsOf(asked);
  if (!options.includes('keep') || (asked.kind === 'negate' && !options.includes('monster')))
    return undefined;
  return choice === JUDGE ? judgement() : 'keep';
}

/** What can be ordered for the activations of others, and for what belongs to nobody's. */
export const orders: OrderBook<SilverBayonet> = {
  turnOf: (s) => (s.activation === null ? null : figure(s, s.activation.figure).side),
  reactions: [
    'gainDie',
    'initiative',
    'force',
    'meleeWeapon',
    'strikeBack',
    'reroll',
    'monsterReroll',
    'negate',
    'negationDie',
    'shot',
    'reactToShot',
    'dive',
    'monsterChoice',
    'rollAgain',
  ],
  list: [
    // SB-MOV-14
    plainOrder('force', ['force'], ['force', 'let-pass', JUDGE]),
    {
      id: 'strike-back',
      kinds: ['strikeBack'],
      choices: { 'strike-back': null, hale: { from: 1, to: 100, usual: 50 }, 'give-way': null },
      answer: strikingBack,
    },
    {
      id: 'shot-at',
      kinds: ['reactToShot', 'dive'],
      choices: {
        'fire-or-stay': { from: 1, to: 100, usual: 40 },
        'fire-or-dive': { from: 1, to: 100, usual: 40 },
        dive: null,
        stay: null,
      },
      answer: reacting,
    },
    {
      id: 'fate',
      kinds: ['reroll', 'negate', 'initiative', 'rollAgain'],
      choices: { keep: null, sparing: { from: 0, to: 10, usual: 1 } },
      answer: sparing,
    },
    {
      id: 'monster-dice',
      kinds: ['monsterReroll', 'monsterChoice', 'negate'],
      choices: { keep: null, [JUDGE]: null },
      answer: monsterDice,
    },
    // SB-TURN-04
    plainOrder('gain', ['gainDie'], ['power', 'skill', 'monster', JUDGE]),
  ],
};
