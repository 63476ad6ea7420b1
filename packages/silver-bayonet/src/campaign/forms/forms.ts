import { type CampaignForms, type DocumentAsked, type Json, speaking, spoken } from '@vedette/engine';
import { correctForm } from './correct.ts';
import { equipForm } from './equip.ts';
import type { FormDrafts, FormFacts, FormKind } from './facts.ts';
import type { Form } from './form.ts';
import { officerForm } from './officer.ts';
import { recruitsForm } from './recruits.ts';
import { reportForm } from './report.ts';
import { tongues, use } from './words.ts';

const FORMS: { readonly [Kind in FormKind]: Form<Kind> } = {
  recruits: recruitsForm,
  newOfficer: officerForm,
  equip: equipForm,
  report: reportForm,
  correct: correctForm,
};

/** Facts and drafts are what these same forms were asked with and have made. */
function formOf({ kind }: DocumentAsked): Form<FormKind> {
  return FORMS[kind as FormKind];
}

function factsIn({ facts }: DocumentAsked): FormFacts[FormKind] {
  return facts as unknown as FormFacts[FormKind];
}

/** The forms of a campaign without its rules, so that a page can draw them at once. */
const forms: CampaignForms = {
  begin: (asked, seed) => formOf(asked).begin(factsIn(asked), seed) as unknown as Json,
  page: (asked, draft) => formOf(asked).page(factsIn(asked), draft as unknown as FormDrafts[FormKind]),
  edit: (asked, draft, edit) =>
    formOf(asked).edit(factsIn(asked), draft as unknown as FormDrafts[FormKind], edit) as unknown as Json,
};

/** In every language that they have. */
export const formsSpoken = spoken(
  tongues,
  speaking(use, () => ({ ...forms })),
);
