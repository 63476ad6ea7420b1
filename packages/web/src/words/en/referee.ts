/** What the referee says when something cannot be. */
export const referee = {
  silent: 'The referee does not answer any more.',
  ill: 'The referee has fallen ill.',
  noRuleset: (id: string) => `There is no game called "${id}" here.`,
  noGameOpen: 'No game is open.',
  noReplayOpen: 'No replay is open.',
  noGameFile: 'That file holds no Vedette game.',
  gameNotKept: 'That game is not kept in this browser.',
  noCampaign: (id: string) => `"${id}" has no campaign here.`,
  noCampaignFile: 'That file holds no Vedette campaign.',
  campaignNotKept: 'That campaign is not kept in this browser.',
  otherCampaign: 'That is no game of this campaign.',
  gameNotOver: 'That game is not over.',
  thrownAway: 'This was thrown away, here or in another tab.',
  changedElsewhere: 'This was changed in another tab.',
};
