import { engineWords, type KernelRefusals, type SentencesOf } from '@vedette/engine';
import type { ParamsRefusals } from '../../protocol/params-refusals.ts';

const own: SentencesOf<ParamsRefusals> = {
  'params.dice': ({ at }) =>
    `${at}: must be {"seed": a text} or {"script": a list of faces, whole numbers from 1}.`,
  'params.dice-or-seed': ({ at }) => `${at}: give dice or a seed, not both.`,
  'params.match-or-save': ({ at }) => `${at}: give a match or a save.`,
  'params.no-options': ({ at }) => `${at}: a position has its own options.`,
  'params.not-both': ({ at }) => `${at}: give a scenario or a position, not both.`,
  'params.scenario-or-position': ({ at }) => `${at}: give a scenario or a position.`,
  'params.seats': ({ at }) => `${at}: a scenario needs seats; a position has its own.`,
};

/** What is wrong with a request, in English, before any game is known. */
export const refusals: SentencesOf<KernelRefusals & ParamsRefusals> = {
  ...engineWords.en.refusals,
  ...own,
};
