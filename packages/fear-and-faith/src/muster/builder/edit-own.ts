import type { Edit } from '@vedette/engine';
import { COMBATS, QUALITIES } from '../../data/profiles/profiles.ts';
import { isRuleText } from '../../data/rule-text.ts';
import { CHOSEN_TAGS } from '../../data/tags.ts';
import { MOST_WRITTEN, type OwnProfile } from '../party.ts';
import { counted } from './draft.ts';

/** FF-PARTY-15: something to begin with, which is changed afterwards. */
export function blankOwn(id: string, name: string, side: 'good' | 'evil'): OwnProfile {
  const human = side === 'good';
  return {
    id,
    name,
    side,
    quality: 4,
    combat: 2,
    rules: [],
    tags: human ? ['human', 'living'] : ['monster'],
  };
}

/** A profile of one's own after a change of one of its fields. */
export function ownChanged(own: OwnProfile, [field]: readonly string[], edit: Edit): OwnProfile {
  if (edit.do === 'count') return counting(own, field, edit.offer, edit.by);
  if (edit.do !== 'set') return own;
  const { to } = edit;
  if (field === 'name' && typeof to === 'string') return { ...own, name: to };
  if (field === 'side' && (to === 'good' || to === 'evil' || to === 'neutral')) return { ...own, side: to };
  if (typeof to !== 'number' || !Number.isInteger(to)) return own;
  if (field === 'quality' && to >= QUALITIES.best && to <= QUALITIES.worst) return { ...own, quality: to };
  if (field === 'combat' && to >= COMBATS.least && to <= COMBATS.most) return { ...own, combat: to };
  return own;
}

function counting(own: OwnProfile, field: string | undefined, offer: string, by: 1 | -1): OwnProfile {
  if (field === 'rules') {
    if (by > 0 && (!isRuleText(offer) || own.rules.length >= MOST_WRITTEN.rules)) return own;
    return { ...own, rules: counted(own.rules, offer, by) };
  }
  const tag = CHOSEN_TAGS.find((id) => id === offer);
  if (field !== 'tags' || tag === undefined) return own;
  const others = own.tags.filter((id) => id !== tag);
  return { ...own, tags: by > 0 ? [...others, tag] : others };
}
