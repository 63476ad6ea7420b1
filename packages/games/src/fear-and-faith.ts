import type { GameLibrary } from '@vedette/engine';

/** Until its package is here: the chapters of its catalogue. */
const library: GameLibrary = {
  entries: [],
  briefs: {},
  chapters: {
    'FF-GEN': 'Dice, measuring, terms',
    'FF-PARTY': 'Raising a party',
    'FF-SET': 'Setting up',
    'FF-ACT': 'Activation',
    'FF-GRP': 'Groups',
    'FF-MOV': 'Movement',
    'FF-RNG': 'Shooting',
    'FF-HTH': 'Hand to hand',
    'FF-FEAR': 'Fear',
    'FF-MOR': 'Morale',
    'FF-MAG': 'Magic',
    'FF-SPEC': 'Special rules',
    'FF-SCN': 'Scenarios',
    'FF-CAMP': 'Campaigns',
    'FF-OPT': 'Options',
  },
  words: {},
};

export default library;
