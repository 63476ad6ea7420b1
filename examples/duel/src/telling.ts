import type { Cue, DieKind, RolledDie, Seat, Telling, TellingKind } from '@vedette/engine';
import type { DuelEvent } from './events.ts';
import { idOf } from './figure-id.ts';
import { other } from './state.ts';
import type { Words } from './words/index.ts';

type DieName = keyof Words['dice'];

const COLOURS: Readonly<Record<DieName, DieKind['colour']>> = { power: 'blue', skill: 'red', plain: 'plain' };

/** DU-06 */
export function dieKind({ dice }: Words, name: DieName): DieKind {
  return { ...dice[name], sides: 10, colour: COLOURS[name] };
}

/** The two dice of a strike as they lie. */
export function strikeDice(
  words: Words,
  roll: { readonly power: number; readonly skill: number },
): readonly RolledDie[] {
  return (['power', 'skill'] as const).map((name) => ({ die: dieKind(words, name), face: roll[name] }));
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
export function telling(words: Words, event: DuelEvent): Telling {
  const { type } = event;
  const cues = cuesOf(event);
  const base = { kind: KINDS[type], figures: concerned(event), dice: [], modifiers: [] };
  return { ...base, ...more(words, event), ...(cues.length === 0 ? {} : { cues }) };
}

function concerned(event: DuelEvent): readonly string[] {
  if (event.type === 'drawn') return [];
  const seats: readonly Seat[] = event.type === 'struck' ? [event.seat, event.target] : [event.seat];
  return seats.map(idOf);
}

function more(words: Words, event: DuelEvent): Partial<Telling> {
  switch (event.type) {
    case 'initiative':
      return { dice: event.rolls.map((face) => ({ die: dieKind(words, 'plain'), face })) };
    case 'fateSpent':
      return { dice: [{ die: dieKind(words, event.die), face: event.face }] };
    case 'struck': {
      const { seat, total, needed, hit } = event;
      return {
        dice: strikeDice(words, event),
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

/** What is seen of it on the ground. */
function cuesOf(event: DuelEvent): readonly Cue[] {
  switch (event.type) {
    case 'walked':
      return [{ kind: 'move', figure: idOf(event.seat), to: { x: event.x, y: event.y, z: 0 } }];
    case 'struck': {
      const to = idOf(event.target);
      return [
        { kind: 'dice', by: to },
        { kind: 'blow', from: idOf(event.seat), to, landed: event.hit },
      ];
    }
    case 'fateSpent':
      return [{ kind: 'dice', by: idOf(event.seat) }];
    case 'hurt':
      return [{ kind: 'harm', figure: idOf(event.seat), points: event.points }];
    case 'healed':
      return [{ kind: 'harm', figure: idOf(event.seat), points: -event.points }];
    case 'backedOff': {
      const to = { x: event.x, y: event.y, z: 0 };
      const figure = idOf(event.seat);
      return [
        { kind: 'back-off', figure, to },
        { kind: 'move', figure, to },
      ];
    }
    case 'fell':
      return [{ kind: 'death', figure: idOf(event.seat) }];
    default:
      return [];
  }
}
