import { type CardNote, type CardStat, type FigureCard, reader, type Seat, trendOf } from '@vedette/engine';
import { gap } from '@vedette/engine/table';
import { idOf, seatOf } from './figure-id.ts';
import type { Duel } from './game.ts';
import { hooks } from './hooks.ts';
import { mayStrikeBack } from './rules/exchange.ts';
import { damageOf } from './rules/strike.ts';
import { PACES, TOUCHING } from './rules/walk.ts';
import { shelfId } from './shelf-id.ts';
import { type Duellist, type DuelState, duellist, FATE_DICE, FULL_HEALTH, other } from './state.ts';
import type { Words } from './words/index.ts';

/** A duellist on a card, in these words. */
export function cardIn(words: Words): (s: DuelState, figure: string) => FigureCard {
  return (s, id) => {
    const seat = seatOf(id);
    const figure = duellist(s, seat);
    return {
      figure: idOf(seat),
      title: figure.name,
      line: [words.board.duellist, where(words, s, seat)],
      to: null,
      stats: stats(words, figure),
      weapons: [
        {
          title: words.card.blade,
          text: words.card.damage(damageOf(reader<Duel>({ hooks }, s), seat, other(seat), 0)),
          to: { rule: 'DU-06' },
          state: 'ready',
          stateWords: null,
          reach: null,
        },
      ],
      conditions: [],
      attributes: traits(words, figure),
      items: hand(words, figure),
      injuries: [],
      may: may(words, s, seat),
    };
  };
}

function where({ card }: Words, s: DuelState, seat: Seat): string {
  const opponent = duellist(s, other(seat));
  const away = gap(duellist(s, seat), opponent);
  if (away <= TOUCHING) return card.inTouch(opponent.name);
  return card.away(`${Math.round(away * 10) / 10}`, opponent.name);
}

/** DU-02. */
function stats({ card }: Words, { skill, guard, health, fate }: Duellist): readonly CardStat[] {
  const stat = (name: keyof typeof card.stats, value: number, base: number, written = `${value}`) => ({
    ...card.stats[name],
    value: written,
    base: name === 'skill' ? card.added(base) : `${base}`,
    trend: trendOf(value - base),
    changes: [],
  });
  return [
    stat('skill', skill, skill, card.added(skill)),
    stat('guard', guard, guard),
    stat('health', Math.max(0, health), FULL_HEALTH),
    stat('fate', fate, FATE_DICE),
  ];
}

function traits({ shelf }: Words, { kit }: Duellist): readonly CardNote[] {
  if (kit === '') return [];
  return kit.split('+').map((entry) => {
    const id = entry.split(':')[0] as keyof typeof shelf.traits;
    const { title, line } = shelf.traits[id];
    return { title, text: line, to: { shelf: 'attributes', id: shelfId(id) } };
  });
}

/** DU-03: his card, as far as whoever looks may know it. */
function hand({ card, shelf }: Words, { card: held }: Duellist): readonly CardNote[] {
  if (held === null) return [];
  if (held.value === null) return [{ title: card.hidden, text: card.hiddenText, to: { rule: 'DU-03' } }];
  const { title, line } = shelf.cards[held.value];
  return [{ title, text: line, to: { shelf: 'armoury', id: shelfId(held.value) } }];
}

/** DU-05, DU-09. */
function may({ card }: Words, s: DuelState, seat: Seat): readonly string[] {
  if (s.ended !== null || s.phase === 'cards') return [];
  const hadTurn = s.phase === 'turn' && s.order.indexOf(seat) < s.next;
  const answers = mayStrikeBack(reader<Duel>({ hooks }, s), other(seat), seat);
  return [hadTurn ? card.waits : card.walk(PACES), answers ? card.strikesBack : card.givesGround];
}
