import type { Pending, Prompt } from '@vedette/engine';
import type { DuelEvent } from './events.ts';
import { idOf } from './figure-id.ts';
import type { Duel } from './game.ts';
import { type DuelState, duellist } from './state.ts';
import { STRIKE_DICE, strikeDice } from './telling.ts';

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
  return { about: { figures: [idOf(pending.seat)] }, ...asked(pending, duellist(s, pending.seat).name) };
}

const FATE_DIE = { spends: ['die'] } as const;

function asked(pending: Pending<Duel>, name: string): Omit<Prompt, 'about'> {
  switch (pending.kind) {
    case 'chooseCard':
      return {
        title: `Which card does ${name} hide?`,
        options: [
          { id: 'lunge', words: 'Lunge: +3 on a strike' },
          { id: 'parry', words: 'Parry: +3 guard against one' },
          { id: 'draught', words: 'Draught: 3 health' },
        ],
      };
    case 'walk':
      return { title: `Where does ${name} walk, up to ${pending.question.budget} paces?`, options: [] };
    case 'strike':
      return {
        title: `Does ${name} strike?`,
        options: [
          { id: 'strike', words: 'Strike', spends: ['action'] },
          { id: 'hold', words: 'Hold the blade', ends: 'activation' },
        ],
      };
    case 'spendFate': {
      const { power, skill, total, needed } = pending.question;
      return {
        title: `${power} and ${skill} make ${total} against ${needed}. Spend a fate die?`,
        roll: { dice: strikeDice(pending.question), total, needed },
        options: [
          { id: 'keep', words: 'Let it stand' },
          { id: 'power', words: 'Power die again', die: STRIKE_DICE.power, ...FATE_DIE },
          { id: 'skill', words: 'Skill die again', die: STRIKE_DICE.skill, ...FATE_DIE },
        ],
      };
    }
    case 'playCard':
      return {
        title: `Play the ${pending.question.card} now?`,
        options: [
          { id: 'keep', words: 'Not yet' },
          { id: 'play', words: 'Play it' },
        ],
      };
    case 'strikeBack':
      return {
        title: `${name} is still standing.`,
        options: [
          { id: 'strike-back', words: 'Strike back' },
          { id: 'back-off', words: 'Back off 2 paces' },
        ],
        standing: {
          when: 'After a blow',
          answers: { 'strike-back': 'strike back', 'back-off': 'back off' },
        },
      };
    case 'standFast':
      return {
        title: `${name} is about to fall.`,
        options: [
          { id: 'spend', words: 'Spend a fate die and stand', ...FATE_DIE },
          { id: 'fall', words: 'Fall', ends: 'match', grave: true },
        ],
      };
  }
}
