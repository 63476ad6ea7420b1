/** FF-SET-01: what is done before every game, in this order; a scenario leaves out what it settles itself. */
export const STANDARD_TASKS = [
  'roles',
  'terrain',
  'time',
  'moon',
  'weather',
  'rounds',
  'haunts',
  'anchors',
  'side',
  'deploy-defender',
  'deploy-attacker',
  'swap',
  'deployment-rolls',
] as const;
export type StandardTask = (typeof STANDARD_TASKS)[number];
