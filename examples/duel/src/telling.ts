import type { DieKind, RolledDie, Seat, Telling, TellingKind } from '@vedette/engine';
import type { DuelEvent } from './events.ts';
import { idOf } from './figure-id.ts';
import { other } from './state.ts';

/** DU-06 */
export const STRIKE_DICE: Readonly<Record<'power' | 'skill', DieKind>> = {
  power: { name: 'Power die', sides: 10, colour: 'blue', mark: 'P' },
  skill: { name: 'Skill die', sides: 10, colour: 'red', mark: 'S' },
};
const PLAIN_DIE: DieKind = { name: 'Die', sides: 10, colour: 'plain', mark: '' };

/** The two dice of a strike as they lie. */
export function strikeDice(roll: { readonly power: number; readonly skill: number }): readonly RolledDie[] {
  return (['power', 'skill'] as const).map((kind) => ({ die: STRIKE_DICE[kind], face: roll[kind] }));
}

const KINDS: Readonly<Record<DuelEvent['type'], TellingKind>> = {
  cardChosen: 'story',
  initiative: 'dice',
  walked: 'move',
  struck: 'attack',
  fateSpent: 'dice',
  cardPlayed: 'story',
  hurt: 'harm',
  healed: 'story',
  backedOff: 'move',
  stoodFast: 'story',
  fell: 'harm',
  drawn: 'ending',
};

/** What a fact is to those who follow the duel. */
export function telling(event: DuelEvent): Telling {
  return { kind: KINDS[event.type], figures: concerned(event), dice: [], modifiers: [], ...more(event) };
}

function concerned(event: DuelEvent): readonly string[] {
  if (event.type === 'drawn') return [];
  const seats: readonly Seat[] = event.type === 'struck' ? [event.seat, event.target] : [event.seat];
  return seats.map(idOf);
}

function more(event: DuelEvent): Partial<Telling> {
  switch (event.type) {
    case 'initiative':
      return { dice: event.rolls.map((face) => ({ die: PLAIN_DIE, face })) };
    case 'fateSpent':
      return { dice: [{ die: STRIKE_DICE[event.die], face: event.face }] };
    case 'struck': {
      const { seat, total, needed, hit } = event;
      return {
        dice: strikeDice(event),
        attempt: { who: idOf(seat), total, needed, passes: 'at-least', passed: hit },
      };
    }
    case 'hurt':
      // Nobody is hurt here but by the other's blade.
      return { hurt: { figure: idOf(event.seat), by: idOf(other(event.seat)), points: event.points } };
    case 'fell':
      return { lost: idOf(event.seat) };
    default:
      return {};
  }
}
