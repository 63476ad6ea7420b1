export { default } from './ruleset.ts';
export { campaigns } from './shown/campaign.ts';
