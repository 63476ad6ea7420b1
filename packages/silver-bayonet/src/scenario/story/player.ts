import type { Seat } from '@vedette/engine';
import type { SilverBayonetState } from '../../state.ts';
import type { Player } from '../format/who.ts';
import type { Context } from './context.ts';

const STORED = 'stored:';

/** SB-OPS-21: the players meant, in decision order (SB-TURN-13). */
export function playersOf(s: SilverBayonetState, player: Player, { player: own }: Context): readonly Seat[] {
  switch (player) {
    case 'actor-player':
      return own === null ? [] : [own];
    case 'opponent':
      return own === null ? [] : s.order.filter((seat) => seat !== own);
    case 'each':
      return s.order;
    case 'primary':
      return s.order.slice(0, 1);
    default:
      return s.story.players[player.slice(STORED.length)] ?? [];
  }
}
