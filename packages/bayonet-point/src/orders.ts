import { JUDGE, type OrderBook, plainOrder } from '@vedette/engine';
import type { BayonetPoint } from './game.ts';

/** What can be ordered for the other's units, and for what belongs to nobody's. */
export const orders: OrderBook<BayonetPoint> = {
  // BP-SEQ-02
  turnOf: ({ step, active }) => (step === 'activations' ? active : null),
  reactions: ['standIn', 'counterCharge', 'pursue', 'fightWhom', 'fightWith', 'runOrGround', 'rally'],
  list: [
    // BP-CAV-09
    plainOrder('counter-charge', ['counterCharge'], ['counter-charge', 'receive', JUDGE]),
    // BP-CHG-11, BP-MOR-09
    plainOrder('pursue', ['pursue'], ['hold-back', 'press-on', 'pursue', JUDGE]),
    // BP-MOR-11
    plainOrder('break', ['runOrGround'], ['ground', 'run', JUDGE]),
    // BP-MOR-16
    plainOrder('rally', ['rally'], ['rally', 'run-on', JUDGE]),
  ],
};
