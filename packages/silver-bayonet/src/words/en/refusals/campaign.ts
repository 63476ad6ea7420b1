import type { SentencesOf } from '@vedette/engine';
import type { CampaignRefusals } from '../../../refusals.ts';

export const campaign: SentencesOf<CampaignRefusals> = {
  'campaign.no-member': ({ member }) => `Nobody here goes by "${member}".`,
  'campaign.no-past': ({ name }) => `${name} starts with 0 XP and no past.`,
  'campaign.no-veteran': 'Nobody new brings experience along.',
  'campaign.not-new': ({ unit }) =>
    `${unit} has a past; a campaign starts with a new unit, or from a position.`,
  'campaign.officer-stays': ({ name }) => `${name} leads them: an Officer is not struck off by hand.`,
  'campaign.players': ({ id, min, max }) => `"${id}" cannot need ${min} players and take ${max}.`,
  'campaign.players-now': ({ id, players, min, max }) =>
    `"${id}" is for ${min === max ? min : `${min} to ${max}`} players, and ${players} are going.`,
  'campaign.too-many-scenarios': ({ most }) => `${most} scenarios of one's own are all that fit in the book.`,
  'campaign.scenario-twice': ({ id }) => `There is a scenario "${id}" already.`,
  'equip.special-fixed': 'In this campaign special items stay as they are.',
  'reorganise.over-budget': ({ cost, points }) =>
    `They cost ${cost}; the Officer's Recruitment is ${points}.`,
  'report.cannot-carry': ({ entry, artefact }) => `${entry} cannot carry ${artefact}.`,
  'report.figures': ({ player, figures, figures2 }) =>
    `${player} had ${figures} figures in the game, not ${figures2}.`,
  'report.no-figure': ({ figure }) => `There is no figure "${figure}" on this side.`,
  'report.other-figure': ({ id, name, givenId, given }) =>
    `Here comes ${id}, ${name}; the report has ${givenId}, ${given}.`,
  'report.player': ({ player, player2 }) => `This seat was ${player}'s, not ${player2}'s.`,
  'report.rewards': ({ sum, bonusXp }) => `The lines add up to ${sum}, and ${bonusXp} points are claimed.`,
  'report.scenario': ({ scenario, scenario2 }) => `The game was "${scenario}", not "${scenario2}".`,
  'report.shared': 'Allies earn their bonus together: both sides have the same number of points.',
  'report.sides': ({ sides, sides2 }) => `${sides} units took the field, not ${sides2}.`,
};
