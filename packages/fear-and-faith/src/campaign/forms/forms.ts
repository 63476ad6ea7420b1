import { type CampaignForms, type Json, spoken } from '@vedette/engine';
import type { AfterGameReport } from '../report/report.ts';
import { blankReport, type ReportFacts, reportEdited, reportPage } from './report.ts';
import { tongues } from './words.ts';

interface Draft {
  readonly report: AfterGameReport;
}

/** Facts and drafts are what these same forms were asked with and have made. */
const factsIn = (facts: Json) => facts as unknown as ReportFacts;
const draftIn = (draft: Json) => draft as unknown as Draft;

/** The form of a campaign's only document, without its rules, so that a page can draw it at once. */
export const formsSpoken = spoken(
  tongues,
  (words): CampaignForms => ({
    begin: ({ facts }) => ({ report: blankReport(factsIn(facts)) }),
    page: ({ facts }, draft) => reportPage(words, factsIn(facts), draftIn(draft).report),
    edit: ({ facts }, draft, edit) => ({ report: reportEdited(factsIn(facts), draftIn(draft).report, edit) }),
  }),
);
