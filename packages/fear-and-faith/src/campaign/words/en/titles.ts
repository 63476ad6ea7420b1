import type { Pending } from '@vedette/engine';
import { isAdvance } from '../../../data/advances.ts';
import type { FaithCampaign } from '../../game.ts';
import { anybody } from '../../members.ts';
import type { CampaignState } from '../../state.ts';
import { names, points } from './names.ts';

type Asked = Pending<FaithCampaign>;

/** What is asked. */
export function titleOf(pending: Asked, s: CampaignState): string {
  const who = names.player(s, pending.seat);
  switch (pending.kind) {
    case 'next':
      return s.history.length === 0 ? 'Is everybody ready?' : 'Another night?';
    case 'correct':
      return 'What ought the books to say?';
    case 'players':
      return 'Who goes out tonight?';
    case 'scenario':
      return 'What is it this time?';
    case 'ownScenario':
      return 'Which scenario of your own?';
    case 'package':
      return `What does ${names.member(s, pending.question.member)} change into this time?`;
    case 'master':
      return `Whom does ${names.member(s, pending.question.member)} serve from now on?`;
    case 'report':
      return `How did game ${pending.question.number} go?`;
    case 'replace':
      return `${names.member(s, pending.question.member)} is dead. Who comes instead?`;
    case 'recruit':
      return recruit(who, pending.question);
    case 'consent':
      return `May ${pending.question.player} have this: ${names.profile(pending.question.profile)}?`;
    case 'banType':
      return `What does ${pending.question.name} know how to ban?`;
    case 'newMaster':
      return `Whom does ${pending.question.name} serve?`;
    case 'advance':
      return `${who} has ${points(pending.question.points)}. An advance for ten?`;
    case 'advanceOn':
      return `${nameOf(pending.question.advance)}: for whom?`;
    case 'cure':
      return `${who} has ${points(pending.question.points)}. Is anybody healed for ten?`;
    case 'breakCurse':
      return `${who} has ${points(pending.question.points)}. Break a curse for ten?`;
  }
}

function recruit(who: string, question: Extract<Asked, { kind: 'recruit' }>['question']): string {
  if (question.for === 'replacement') return `${who}: ${question.left} points of others. Who?`;
  return `${who} has ${points(question.left)}. Is anybody new to join?`;
}

function nameOf(advance: string): string {
  return isAdvance(advance) ? names.advance(advance) : advance;
}

const FIXED: Readonly<Record<string, string>> = {
  'next/play': 'Play on',
  'next/correct': 'Correct the books by hand',
  'next/end': 'Enough',
  'scenario/own': 'One of our own',
  'replace/same': 'Another just like that',
  'replace/others': 'Others of the same roster',
  'recruit/none': 'Nobody else',
  'recruit/elsewhere': 'Look elsewhere',
  'consent/agree': 'By all means',
  'consent/refuse': 'Certainly not',
  'banType/vampires': 'Vampires',
  'banType/werewolves': 'Werewolves',
  'banType/ghosts': 'Ghosts',
  'banType/demons': 'Demons',
  'package/none': 'Nothing special',
  'package/tough-and-savage': 'Something tough and savage',
  'package/faster': 'Something faster',
  'advance/none': 'Save it',
  'cure/none': 'Nobody',
  'breakCurse/none': 'Leave it',
};

/** One of the answers. */
export function optionOf(pending: Asked, id: string, s: CampaignState): string {
  const fixed = FIXED[`${pending.kind}/${id}`];
  if (fixed !== undefined) return fixed;
  if (pending.kind === 'players') return names.player(s, Number(id));
  if (pending.kind === 'scenario') return names.scenario(s, id);
  if (pending.kind === 'advance') return nameOf(id);
  if (pending.kind === 'recruit') {
    const { costs, for: what } = pending.question;
    const title = names.profile(id, s.players[pending.seat]?.party.own);
    const cost = costs[id] ?? 0;
    return `${title}, ${what === 'replacement' ? `${cost} points` : points(cost)}`;
  }
  return anybody(s, id) === null ? id : names.member(s, id);
}
