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

/** FF-GEN-19: what is hidden before anybody sees the table, whatever the scenario. */
export const FIRST_TASKS = ['guises', 'corruption'] as const;

/** What only a scenario with secret aims has: everybody draws his. */
export const AIMS_TASK = 'aims';
export const ALL_TASKS = [...FIRST_TASKS, AIMS_TASK, ...STANDARD_TASKS] as const;
export type FirstTask = (typeof FIRST_TASKS)[number] | typeof AIMS_TASK;
