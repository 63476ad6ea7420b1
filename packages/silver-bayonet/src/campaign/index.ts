export { default } from './ruleset.ts';
export { campaign } from './shown/campaign.ts';
