import { type Edit, type Json, type Random, random } from '@vedette/engine';
import { AGES } from '../../data/weapons/ranged.ts';
import { profileIn } from '../members.ts';
import { LONGEST_NAME, MOST_WRITTEN, type PartyDocument, type PartyEntry } from '../party.ts';
import { ANY_TERMS } from '../terms.ts';
import { entryId, having, listing, ownId, replaced, shifted, withEntries, withOwn } from './draft.ts';
import { entryChanged } from './edit-entry.ts';
import { blankOwn, ownChanged } from './edit-own.ts';
import { modelName, newProfileName, partyName } from './names.ts';
import { newEntry } from './new-entry.ts';
import { RECRUIT, WRITE_OWN } from './recruits.ts';

/** The party after a change of the form; one that fits nothing leaves it as it is. */
export function editParty(party: PartyDocument, edit: Edit): PartyDocument {
  const chance = random(edit.seed);
  if (edit.do === 'add') return joined(party, edit.recruit, chance);
  const [, part, number, ...place] = edit.at.split('/');
  switch (part) {
    case 'entries':
      return editEntries(party, Number(number), place, edit, chance);
    case 'own':
      return editOwn(party, Number(number), place, edit);
    case 'advances':
      return edit.do === 'remove' ? withoutAdvance(party, Number(number)) : party;
    default:
      return editHead(party, part, edit, chance);
  }
}

function editHead(
  party: PartyDocument,
  field: string | undefined,
  edit: Edit,
  chance: Random,
): PartyDocument {
  if (edit.do === 'suggest') return { ...party, name: partyName(party.side, party.name, chance) };
  if (edit.do !== 'set') return party;
  const { to } = edit;
  if (field === 'name' && typeof to === 'string') return { ...party, name: to };
  if (field === 'side' && (to === 'good' || to === 'evil')) return { ...party, side: to };
  if (field === 'age')
    return having(
      party,
      'age',
      AGES.find((id) => id === to),
    );
  if (field === 'limit' && isNumber(to, 1, MOST_WRITTEN.limit)) return { ...party, limit: to };
  if (field === 'pool' && isNumber(to, 0, MOST_WRITTEN.limit))
    return having(party, 'pool', to === 0 ? undefined : to);
  return party;
}

function isNumber(to: Json, min: number, max: number): to is number {
  return typeof to === 'number' && Number.isInteger(to) && to >= min && to <= max;
}

/** Somebody of a profile comes along; or a profile is written, and somebody of it comes. */
function joined(party: PartyDocument, wanted: string, chance: Random): PartyDocument {
  if (wanted === WRITE_OWN) {
    const own = party.own ?? [];
    if (own.length >= MOST_WRITTEN.own) return party;
    const mine = blankOwn(ownId(party), newProfileName(party.side), party.side);
    return joined(withOwn(party, [...own, mine]), `${RECRUIT}${mine.id}`, chance);
  }
  if (!wanted.startsWith(RECRUIT) || party.entries.length >= MOST_WRITTEN.entries) return party;
  const profile = profileIn(party, wanted.slice(RECRUIT.length), ANY_TERMS);
  return profile === null ? party : withEntries(party, [...party.entries, newEntry(party, profile, chance)]);
}

function editEntries(
  party: PartyDocument,
  index: number,
  place: readonly string[],
  edit: Edit,
  chance: Random,
): PartyDocument {
  const { entries } = party;
  const entry = entries[index];
  if (entry === undefined) return party;
  const profile = profileIn(party, entry.profile, ANY_TERMS);
  const names = entries.map(({ name }) => name);
  switch (edit.do) {
    case 'suggest':
      return withEntries(
        party,
        replaced(entries, index, { ...entry, name: modelName(profile, names, chance) }),
      );
    case 'remove':
      return withEntries(
        party,
        entries.filter((_, i) => i !== index),
      );
    case 'move':
      return withEntries(party, shifted(entries, index, edit.by));
    case 'copy': {
      if (entries.length >= MOST_WRITTEN.entries) return party;
      const twin = twinOf(party, entry, modelName(profile, names, chance));
      return withEntries(party, [...entries.slice(0, index + 1), twin, ...entries.slice(index + 1)]);
    }
    default:
      return withEntries(party, replaced(entries, index, entryChanged(party, entry, place, edit)));
  }
}

/** Another like this one, without what only this one has lived through. */
function twinOf(party: PartyDocument, entry: PartyEntry, name: string): PartyEntry {
  const { record: _, ...plain } = entry;
  return { ...plain, id: entryId(party), name };
}

function editOwn(party: PartyDocument, index: number, place: readonly string[], edit: Edit): PartyDocument {
  const own = party.own ?? [];
  const mine = own[index];
  if (mine === undefined) return party;
  switch (edit.do) {
    case 'remove':
      return withOwn(
        party,
        own.filter((_, i) => i !== index),
      );
    case 'move':
      return withOwn(party, shifted(own, index, edit.by));
    case 'copy': {
      if (own.length >= MOST_WRITTEN.own) return party;
      const twin = { ...mine, id: ownId(party), name: nextName(mine.name) };
      return withOwn(party, [...own.slice(0, index + 1), twin, ...own.slice(index + 1)]);
    }
    case 'set':
    case 'count':
      return place[0] === 'id'
        ? withOwn(party, replaced(own, index, { ...mine, id: ownId(party) }))
        : withOwn(party, replaced(own, index, ownChanged(mine, place, edit)));
    default:
      return party;
  }
}

/** "Thing", "Thing 2", "Thing 3". */
function nextName(name: string): string {
  const [, stem = name, number = '1'] = /^(.*?)(?: (\d+))?$/.exec(name) ?? [];
  const next = ` ${Number(number) + 1}`;
  return `${stem.slice(0, LONGEST_NAME - next.length)}${next}`;
}

function withoutAdvance(party: PartyDocument, index: number): PartyDocument {
  return listing(
    party,
    'advances',
    (party.advances ?? []).filter((_, i) => i !== index),
  );
}
