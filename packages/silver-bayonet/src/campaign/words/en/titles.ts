import type { Pending } from '@vedette/engine';
import { resultTitle } from '../../../words/en/results.ts';
import type { SilverCampaign } from '../../game.ts';
import type { CampaignState } from '../../state.ts';
import { capital, diceWords, memberName, optionWords, playerName } from './names.ts';
import { rewardTitle } from './rewards.ts';

/** An option in words, with its number where it has one. */
export function optionOf({ kind, question }: Pending<SilverCampaign>, id: string, s: CampaignState): string {
  if (kind === 'reward') return rewardTitle(id, question.tier);
  const words = optionWords(s, kind, id);
  if (kind !== 'keep' && kind !== 'field') return words;
  return `${words}, ${question.costs[id]} points`;
}

/** SB-CAMP-26: those that the rule leaves no choice about are no longer asked for. */
function extraDice({ dice, max }: { readonly dice: number; readonly max: number }): string {
  if (dice > max) return `${dice} Fate Dice against the odds: one of each, and which besides?`;
  return `${capital(diceWords(dice, 'fate'))} against the odds: which?`;
}

/** What is asked. */
export function titleOf(pending: Pending<SilverCampaign>, s: CampaignState): string {
  const name = (id: string) => memberName(s, id);
  switch (pending.kind) {
    case 'next':
      return s.history.length === 0 ? 'Is everybody ready?' : 'Does the war go on?';
    case 'correct':
      return 'What ought the books to say?';
    case 'players':
      return 'Who takes the field?';
    case 'scenario':
      return 'What is it this time?';
    case 'ownScenario':
      return 'Which scenario of your own?';
    case 'field':
      return `Who goes along? ${pending.question.points} points at most.`;
    case 'extraDice':
      return extraDice(pending.question);
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
      return pending.question.text;
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
