import { resultTitle } from '../../../words/en/results.ts';
import { scenarioText } from '../../../words/en/scenarios.ts';
import type { ReportFigure } from '../../report/report.ts';
import { rewardTitle } from './rewards.ts';

/** The words of the forms. */
export const forms = {
  scenarioText,
  recruits: {
    left: (points: number, room: number) =>
      `${points} points and ${room} ${room === 1 ? 'place' : 'places'} left`,
    offered: 'On offer',
    sworn: 'Recruits',
    none: 'Nobody new',
    done: (n: number) => (n === 1 ? 'Swear him in' : `Swear in all ${n}`),
  },
  officer: { done: 'Takes command' },
  correct: {
    title: 'A record, as it ought to be',
    member: 'Whose record',
    gone: 'Gone from the roll',
    serves: 'Is on the roll',
    xp: 'Experience',
    burdens: { injuries: 'Injuries', madness: 'Madness', nextGame: 'In the next game' },
    burden: resultTitle,
    honours: 'Honours',
    honour: (tier: number) => `Of tier ${tier}`,
    reward: rewardTitle,
    kit: 'Choose the equipment anew',
    note: 'Why, for the chronicle',
    same: 'All as it was',
    done: 'Write it so',
  },
  equip: {
    same: 'As they are',
    done: 'So equipped',
    fixed: (items: string) => `Special items stay as they are. ${items}`.trim(),
  },
  report: {
    fate: (name: string) => `How ${name} came out of it`,
    fates: {
      standing: 'stood to the end',
      left: 'left the table',
      down: 'left lying',
      removed: 'out of action',
      collapsed: 'broke in terror',
    } satisfies Readonly<Record<ReportFigure['fate'], string>>,
    marks: {
      infected: 'infected',
      'mummys-curse': 'cursed by a mummy',
    } satisfies Readonly<Record<ReportFigure['marks'][number], string>>,
    marksOf: (name: string) => `What ${name} takes home besides`,
    extraXp: 'Extra XP',
    bonusXp: 'Bonus experience',
    power: 'Power Dice left',
    skill: 'Skill Dice left',
    study: 'To be studied',
    artefacts: 'Artefacts, separated by commas',
    done: 'Hand in the report',
  },
};
