import type { Pending, Prompt } from '@vedette/engine';
import { plain } from '../../words/names.ts';
import type { SilverCampaign } from '../game.ts';
import type { CampaignState } from '../state.ts';
import { capital, memberName, optionWords, playerName, resultTitle } from './names.ts';

/** A question in words. */
export function prompt(pending: Pending<SilverCampaign>, s: CampaignState): Prompt {
  const { kind, question } = pending;
  const offered: readonly string[] = 'options' in question ? question.options : [];
  return {
    title: titleOf(pending, s),
    options: Object.fromEntries(offered.map((id) => [id, optionWords(s, kind, id)])),
  };
}

function titleOf(pending: Pending<SilverCampaign>, s: CampaignState): string {
  const name = (id: string) => memberName(s, id);
  switch (pending.kind) {
    case 'next':
      return 'Does the war go on?';
    case 'players':
      return 'Who takes the field?';
    case 'scenario':
      return 'What is it this time?';
    case 'field':
      return `Who goes along? ${pending.question.points} points at most.`;
    case 'extraDice':
      return `${pending.question.dice} Fate Dice against the odds: which?`;
    case 'report':
      return `How did game ${pending.question.number} go?`;
    case 'rollNext':
      return 'Whose wounds are looked at next?';
    case 'reroll': {
      const { member, die, result } = pending.question;
      return `${name(member)}: ${die}, ${resultTitle(result)}. Spend a die that is left?`;
    }
    case 'bonus':
      return `Who has distinguished himself? ${pending.question.points} points.`;
    case 'shareBonus':
      return `Who has distinguished himself? ${pending.question.left} points are left.`;
    case 'reward':
      return `Tier ${pending.question.tier} for ${name(pending.question.member)}: what for?`;
    case 'research':
      return `Something to study: ${plain(pending.question.entry)}.`;
    case 'studyWho':
      return 'Who dares?';
    case 'studyDie':
      return 'Which die?';
    case 'officer':
      return `Does ${name(pending.question.member)} go on?`;
    case 'succession':
      return `${capital(playerName(s, pending.seat))} has no Officer.`;
    case 'newOfficer':
      return 'Who takes command?';
    case 'newUnit':
      return 'Which unit takes its place?';
    case 'keep':
      return `Who stays? ${pending.question.points} points.`;
    case 'recruits':
      return `Recruits for ${pending.question.points} points, ${pending.question.room} at most?`;
    case 'equip':
      return `What does ${name(pending.question.member)} carry now?`;
    case 'extraItem':
      return `One special item more for ${name(pending.question.member)}.`;
    case 'artefact':
      return `Who carries it now: ${pending.question.name}?`;
  }
}
