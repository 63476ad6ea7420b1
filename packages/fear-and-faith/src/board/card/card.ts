import type { FigureCard, Lookup } from '@vedette/engine';
import { LISTS } from '../../data/profiles/lists.ts';
import { PROFILES, SPECIAL_PROFILES } from '../../data/profiles/profiles.ts';
import type { Look } from '../../game.ts';
import { looking } from '../../hooks.ts';
import { ownLibraryId } from '../../library/ids.ts';
import { friends, model as modelOf, onTable } from '../../models.ts';
import type { FaithState, Model } from '../../state.ts';
import type { BoardWords } from '../board-words.ts';
import { sight } from '../sight.ts';
import { mayDo } from './may.ts';
import { conditionsOf, itemsOf, rulesOf } from './notes.ts';
import { statsOf } from './stats.ts';
import { weaponsOf } from './weapons.ts';

/** A model on a card: its numbers as the rules read them now, what it has and what it may do. */
export function card(s: FaithState, id: string, from: string | null, words: BoardWords): FigureCard {
  const look = looking(s);
  const model = modelOf(s, id);
  // FF-SCN-31: of a counter nobody knows more than its number.
  if (model.conditions.faceDown !== undefined) return blank(s, model, words);
  const viewer = from === null || from === id ? null : modelOf(s, from);
  return {
    figure: id,
    title: model.name,
    line: [
      words.titled(titleOf(model)),
      words.card.partyName(s, model.party),
      ...whereOf(look, model, viewer, words),
    ],
    to: kindOf(model),
    stats: statsOf(look, model, words),
    weapons: weaponsOf(look, model, words),
    conditions: conditionsOf(model, words),
    attributes: rulesOf(model, words),
    items: itemsOf(s, model, words),
    injuries: [],
    may: mayDo(look, model, words),
  };
}

function blank(s: FaithState, { id, name, party }: Model, words: BoardWords): FigureCard {
  return {
    figure: id,
    title: words.counter(name),
    line: [words.unknown, words.card.partyName(s, party)],
    to: { rule: 'FF-SCN-31' },
    stats: [],
    weapons: [],
    conditions: [],
    attributes: [],
    items: [],
    injuries: [],
    may: [],
  };
}

const KNOWN = [...PROFILES, ...SPECIAL_PROFILES];

function titleOf({ profile }: Model): string {
  return KNOWN.find(({ id }) => id === profile)?.title ?? profile;
}

/** FF-PARTY-19: what the library has of it; profiles of players' own it has not. */
function kindOf({ profile }: Model): Lookup | null {
  const printed = PROFILES.find(({ id }) => id === profile);
  if (printed === undefined) return null;
  const good = LISTS.find(({ id }) => id === printed.list)?.side === 'good';
  const shelf = good || printed.tags.includes('human') ? 'soldiers' : 'monsters';
  return { shelf, id: ownLibraryId(profile) };
}

function whereOf(look: Look, model: Model, viewer: Model | null, words: BoardWords): readonly string[] {
  const { where } = words.card;
  if (model.standing === 'reserve') return [where.reserve];
  if (model.standing === 'hidden') return [where.hiding];
  if (!onTable(model)) return [where.out];
  const room = look.table.indoors(model);
  const inside = room === null ? [] : [where.room(words.sceneryName(look.s, room.id))];
  return [...inside, ...(viewer === null || !onTable(viewer) ? [] : seenFrom(look.s, viewer, model, words))];
}

/** FF-RNG-07, FF-RNG-18. */
function seenFrom(s: FaithState, viewer: Model, model: Model, words: BoardWords): readonly string[] {
  const { where } = words.card;
  const { visible, cover, distance, lines } = sight(s, { figure: viewer.id }, model.id, undefined, words);
  const away = where.away(distance, viewer.name);
  if (friends(viewer, model)) return [away];
  if (!visible) return [away, where.unseen(viewer.name)];
  if (!cover) return [away];
  const by = lines.find((line) => line.by !== null)?.by ?? null;
  return [away, by === null ? where.plainCover : where.cover(by)];
}
