import { type CampaignForms, type Json, spoken } from '@vedette/engine';
import type { Correction } from '../correct/correction.ts';
import type { AfterGameReport } from '../report/report.ts';
import { type CorrectFacts, correctionEdited, correctPage, recordAsIs } from './correct.ts';
import { blankReport, type ReportFacts, reportEdited, reportPage } from './report.ts';
import { type FormWords, tongues } from './words.ts';

/** Facts and drafts are what these same forms were asked with and have made. */
const reportIn = (draft: Json) => (draft as unknown as { readonly report: AfterGameReport }).report;
const correctIn = (draft: Json) => (draft as unknown as { readonly correct: Correction }).correct;

function reportForms(words: FormWords): CampaignForms {
  const factsIn = (facts: Json) => facts as unknown as ReportFacts;
  return {
    begin: ({ facts }) => ({ report: blankReport(factsIn(facts)) }),
    page: ({ facts }, draft) => reportPage(words, factsIn(facts), reportIn(draft)),
    edit: ({ facts }, draft, edit) => ({ report: reportEdited(factsIn(facts), reportIn(draft), edit) }),
  };
}

function correctForms(words: FormWords): CampaignForms {
  const factsIn = (facts: Json) => facts as unknown as CorrectFacts;
  return {
    begin: ({ facts }) => ({ correct: recordAsIs(factsIn(facts)) }),
    page: ({ facts }, draft) => correctPage(words, factsIn(facts), correctIn(draft)),
    edit: ({ facts }, draft, edit) => ({ correct: correctionEdited(factsIn(facts), correctIn(draft), edit) }),
  };
}

/** The forms of a campaign's documents, without its rules, so that a page can draw them at once. */
export const formsSpoken = spoken(tongues, (words): CampaignForms => {
  const forms: Readonly<Record<string, CampaignForms>> = {
    report: reportForms(words),
    correct: correctForms(words),
  };
  return {
    begin: (asked, seed) => forms[asked.kind]!.begin(asked, seed),
    page: (asked, draft) => forms[asked.kind]!.page(asked, draft),
    edit: (asked, draft, edit) => forms[asked.kind]!.edit(asked, draft, edit),
  };
});
