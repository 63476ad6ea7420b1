import type { DuelEvent } from '../../events.ts';
import { type DuelState, duellist } from '../../state.ts';
import { cards } from './names.ts';

const DICE = { power: 'power', skill: 'skill' } as const;

const ENDINGS: Readonly<Record<'fallen' | 'time', string>> = {
  fallen: 'One of them has fallen.',
  time: 'Honour is served.',
};

/** Why a duel is over. */
export function ending(reason: string): string {
  return ENDINGS[reason as keyof typeof ENDINGS];
}

/** A fact in one line, with its numbers. */
export function describe(event: DuelEvent, s: DuelState): string {
  if (event.type === 'drawn')
    return `${event.turns} turns, honour is served, and the surgeon goes home unpaid.`;
  const { name } = duellist(s, event.seat);
  switch (event.type) {
    case 'cardChosen':
      return `${name} slips the ${cards[event.card]} up a sleeve.`;
    case 'initiative':
      return `${name} is quicker, ${Math.max(...event.rolls)} to ${Math.min(...event.rolls)}.`;
    case 'walked':
      return `${name} walks ${event.cost} to ${event.x}, ${event.y}.`;
    case 'struck': {
      const sum = `${event.power} + ${event.skill} + ${event.modifier} = ${event.total} against ${event.needed}`;
      return `${name} strikes: ${sum}, ${event.hit ? 'and finds flesh' : 'and finds air'}.`;
    }
    case 'fateSpent':
      return `${name} tempts fate: the ${DICE[event.die]} die now shows ${event.face}.`;
    case 'cardPlayed':
      return `${name} plays the ${cards[event.card]}.`;
    case 'hurt':
      return `${name} takes ${event.points}; ${Math.max(0, event.health)} left.`;
    case 'healed':
      return `${name} swallows something brown and regains ${event.points}, to ${event.health}.`;
    case 'backedOff':
      return `${name} gives ${event.paces} paces.`;
    case 'stoodFast':
      return `${name} declines to fall; ${event.fate} fate left.`;
    case 'fell':
      return `${name} falls. The seconds look at their watches.`;
  }
}
