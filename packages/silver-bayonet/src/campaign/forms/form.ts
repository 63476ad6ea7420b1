import type { DocumentPage, Edit } from '@vedette/engine';
import type { FormDrafts, FormFacts, FormKind } from './facts.ts';

/** How one kind of document is put together. */
export interface Form<Kind extends FormKind> {
  begin(facts: FormFacts[Kind], seed: string): FormDrafts[Kind];
  page(facts: FormFacts[Kind], draft: FormDrafts[Kind]): DocumentPage;
  edit(facts: FormFacts[Kind], draft: FormDrafts[Kind], edit: Edit): FormDrafts[Kind];
}
