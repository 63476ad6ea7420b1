import { type Asked, type GivenOrder, JUDGE, type OrderBook, plainOrder } from '@vedette/engine';
import type { FearAndFaith } from './game.ts';

/** FF-RNG-11: fires, or draws a blade, if it has one to fire or to draw. */
function atCharge(
  { question }: Asked<FearAndFaith>,
  { choice }: GivenOrder,
  judgement: () => unknown,
): unknown {
  if (choice === JUDGE) return judgement();
  const { options } = question as { readonly options: readonly string[] };
  const wanted = {
    fire: (option: string) => option !== 'neither' && !option.startsWith('draw/'),
    draw: (option: string) => option.startsWith('draw/'),
  }[choice];
  return (wanted === undefined ? undefined : options.find(wanted)) ?? 'neither';
}

/** What can be ordered for the turns of others. */
export const orders: OrderBook<FearAndFaith> = {
  // FF-ACT-01
  turnOf: ({ phase, active }) => (phase === 'set-up' || phase === 'initiative' ? null : active),
  reactions: [
    'nextTested',
    'letGo',
    'unveil',
    'prey',
    'dyingCurse',
    'curseWhom',
    'closeUp',
    'recoil',
    'flee',
    'chargeReaction',
    'panic',
    'nextHack',
    'nextInBurst',
    'reroll',
    'useAdvance',
  ],
  list: [
    {
      id: 'charged',
      kinds: ['chargeReaction'],
      choices: { fire: null, draw: null, neither: null, [JUDGE]: null },
      answer: atCharge,
    },
    // FF-SPEC-27
    plainOrder('reroll', ['reroll'], ['keep', JUDGE]),
    // FF-CAMP-12
    plainOrder('advance', ['useAdvance'], ['keep', 'use', JUDGE]),
    // FF-GEN-19
    plainOrder('unveil', ['unveil'], ['keep', 'unveil', JUDGE]),
    // FF-MOV-18
    plainOrder('climber', ['letGo'], ['hold', 'let-go', JUDGE]),
    plainOrder('curse', ['dyingCurse'], ['curse', 'spare']),
    // Whichever way they run, fall back or close up.
    plainOrder('driven', ['recoil', 'flee', 'panic', 'closeUp'], [JUDGE]),
  ],
};
