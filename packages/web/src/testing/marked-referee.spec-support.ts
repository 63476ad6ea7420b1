import { spoken } from '@vedette/engine';
import { marked } from '@vedette/engine/testing';
import { en } from '@vedette/referee/words';

/** What the referee understands stays as it is; whatever it says stands between marks. */
const { compassForms, clockForm, particles, towards, self, aimsAt } = en.ear;

export const words = spoken(
  {
    en: {
      ...marked(en),
      ear: { ...marked(en.ear), compassForms, clockForm, particles, towards, self, aimsAt },
    },
  },
  (own) => own,
);
