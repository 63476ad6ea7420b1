import { INSANITIES } from '../../../data/nerve.ts';
import { PROFILES } from '../../../data/profiles/profiles.ts';
import type { ReportFigure } from '../../report/report.ts';
import { names } from './names-of-harm.ts';

/** The words of the forms. */
export const forms = {
  fate: (name: string) => `How ${name} came out of it`,
  fates: {
    stayed: 'was there to the end',
    away: 'fled, collapsed or left',
    killed: 'was killed',
    lost: 'was lost in solid matter',
  } satisfies Readonly<Record<ReportFigure['fate'], string>>,
  insanity: (name: string) => `The mind of ${name}`,
  sane: 'sound',
  insanities: Object.fromEntries(INSANITIES.map((id) => [id, names.insanity[id]])),
  bitten: (name: string) => `What knocked ${name} down`,
  unbitten: 'nothing infectious',
  infections: names.infection,
  turned: (name: string) => `What ${name} became`,
  itself: 'stayed itself',
  form: (profile: string) => PROFILES.find(({ id }) => id === profile)?.title ?? profile,
  score: 'Victory points of the scenario',
  besides: 'Victory points besides',
  won: 'Won the game',
  done: 'Hand in the report',
  correct: {
    title: 'A record, as it ought to be',
    member: 'Whose record',
    insanity: 'The mind',
    infection: 'In the blood',
    clean: 'nothing',
    bank: 'In the bank of the party',
    note: 'Why, for the chronicle',
    same: 'All as it was',
    done: 'Write it so',
  },
};
