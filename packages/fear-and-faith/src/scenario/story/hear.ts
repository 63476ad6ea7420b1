import type { Seat } from '@vedette/engine';
import type { FaithCx } from '../../game.ts';
import { model as modelOf } from '../../models.ts';
import type { ModelId } from '../../state.ts';
import type { Filter } from '../format/filter.ts';
import type { When } from '../format/scenario.ts';
import { isTrue } from './condition.ts';
import { fits } from './filter.ts';
import { type Heard, unheard } from './heard.ts';
import { performAll } from './perform.ts';
import { seatsOf } from './sides.ts';

/** Something of which the scenario may make something. */
export interface Happening {
  readonly event: When['event'];
  readonly actor?: ModelId;
  readonly other?: ModelId;
  readonly thing?: string;
  /** The kind of token, or the id of the room, that it is about. */
  readonly kind?: string;
  readonly seat?: Seat;
  /** The how-manieth: of that player's turns or turnovers, or the round. */
  readonly nth?: number;
  readonly to?: 'day' | 'night';
  /** FF-RNG-29: of what a noise is. */
  readonly of?: 'firearm' | 'blast';
  /** FF-SCN-21: all who came out of hiding with the actor, and those whom the actor has frightened already. */
  readonly together?: readonly ModelId[];
  readonly spared?: readonly ModelId[];
}

/** FF-GEN-16 step 8: the scenario hears what happens: its rules on an event, in the order of the document. */
export function hear(cx: FaithCx, happening: Happening): void {
  const { s } = cx;
  const { rules } = s.story.document;
  if (rules === undefined) return;
  for (const rule of rules) {
    if (rule.when.event !== happening.event || s.ended !== null) continue;
    const heard = heardIn(cx, happening, rule.rule);
    const ran = s.story.ran[rule.id] ?? 0;
    if (rule.limit !== undefined && ran >= rule.limit) continue;
    if (!isMeant(cx, rule.when, happening, heard)) continue;
    if (rule.if !== undefined && !isTrue(cx, rule.if, heard)) continue;
    s.story = { ...s.story, ran: { ...s.story.ran, [rule.id]: ran + 1 } };
    if (rule.text !== undefined)
      cx.emit({ type: 'story', rule: heard.rule, model: heard.actor, text: rule.text });
    performAll(cx, rule.do, heard);
  }
}

function heardIn({ s }: FaithCx, happening: Happening, rule: string | undefined): Heard {
  const plain = unheard(s.story);
  const { actor = null, other = null, thing = null, kind = null, seat = null } = happening;
  const { together = [], spared = [] } = happening;
  return { actor, other, each: null, thing, kind, seat, rule: rule ?? plain.rule, together, spared };
}

function isMeant(cx: FaithCx, when: When, happening: Happening, heard: Heard): boolean {
  const { s } = cx;
  const suits = (filter: Filter | undefined, id: ModelId | undefined) =>
    filter === undefined || (id !== undefined && fits(cx, anywhere(filter), modelOf(s, id), heard));
  const whose = (name: string | undefined) =>
    name === undefined || (happening.seat !== undefined && seatsOf(s, name, heard).includes(happening.seat));
  const counted = (list: readonly number[] | undefined) =>
    list === undefined || (happening.nth !== undefined && list.includes(happening.nth));
  if ('whose' in when && !whose(when.whose)) return false;
  if ('turns' in when && !counted(when.turns)) return false;
  if ('rounds' in when && !counted(when.rounds)) return false;
  if ('which' in when && !counted(when.which)) return false;
  if ('token' in when && when.token !== undefined && when.token !== happening.kind) return false;
  if ('room' in when && when.room !== undefined && when.room !== happening.kind) return false;
  if ('of' in when && when.of !== undefined && when.of !== happening.of) return false;
  if ('to' in when && when.to !== undefined && when.to !== happening.to) return false;
  if ('other' in when && !suits(when.other, happening.other)) return false;
  return !('who' in when) || suits(when.who, happening.actor);
}

/** Who is named by an event may be out of play by now. */
function anywhere(filter: Filter): Filter {
  return filter.standing === undefined && filter.left === undefined
    ? { ...filter, standing: ['table', 'reserve', 'hidden', 'out'] }
    : filter;
}
