import type { Pending, Prompt } from '@vedette/engine';
import type { DuelEvent } from './events.ts';
import type { Duel } from './game.ts';
import { type DuelState, duellist } from './state.ts';

/** A fact in one line, with its numbers. */
export function describe(event: DuelEvent, s: DuelState): string {
  if (event.type === 'drawn')
    return `${event.turns} turns, honour is served, and the surgeon goes home unpaid.`;
  const { name } = duellist(s, event.seat);
  switch (event.type) {
    case 'cardChosen':
      return `${name} slips the ${event.card} up a sleeve.`;
    case 'initiative':
      return `${name} is quicker, ${Math.max(...event.rolls)} to ${Math.min(...event.rolls)}.`;
    case 'walked':
      return `${name} walks ${event.cost} to ${event.x}, ${event.y}.`;
    case 'struck': {
      const sum = `${event.power} + ${event.skill} + ${event.modifier} = ${event.total} against ${event.needed}`;
      return `${name} strikes: ${sum}, ${event.hit ? 'and finds flesh' : 'and finds air'}.`;
    }
    case 'fateSpent':
      return `${name} tempts fate: the ${event.die} die now shows ${event.face}.`;
    case 'cardPlayed':
      return `${name} plays the ${event.card}.`;
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

/** A question in words. */
export function prompt(pending: Pending<Duel>, s: DuelState): Prompt {
  const { name } = duellist(s, pending.seat);
  switch (pending.kind) {
    case 'chooseCard':
      return {
        title: `Which card does ${name} hide?`,
        options: {
          lunge: 'Lunge: +3 on a strike',
          parry: 'Parry: +3 guard against one',
          draught: 'Draught: 3 health',
        },
      };
    case 'walk':
      return { title: `Where does ${name} walk, up to ${pending.question.budget} paces?`, options: {} };
    case 'strike':
      return { title: `Does ${name} strike?`, options: { strike: 'Strike', hold: 'Hold the blade' } };
    case 'spendFate': {
      const { power, skill, total, needed } = pending.question;
      return {
        title: `${power} and ${skill} make ${total} against ${needed}. Spend a fate die?`,
        options: { keep: 'Let it stand', power: 'Power die again', skill: 'Skill die again' },
      };
    }
    case 'playCard':
      return {
        title: `Play the ${pending.question.card} now?`,
        options: { keep: 'Not yet', play: 'Play it' },
      };
    case 'strikeBack':
      return {
        title: `${name} is still standing.`,
        options: { 'strike-back': 'Strike back', 'back-off': 'Back off 2 paces' },
      };
    case 'standFast':
      return {
        title: `${name} is about to fall.`,
        options: { spend: 'Spend a fate die and stand', fall: 'Fall' },
      };
  }
}
