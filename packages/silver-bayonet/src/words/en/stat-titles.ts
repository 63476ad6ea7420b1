import type { Stats } from '../../data/stats.ts';

/** SB-GEN-15: the line of a soldier or monster, as players call it. */
export const STAT_TITLES: Readonly<Record<keyof Stats | 'recruitment', string>> = {
  speed: 'Speed',
  melee: 'Melee',
  accuracy: 'Accuracy',
  defence: 'Defence',
  courage: 'Courage',
  health: 'Health',
  recruitment: 'Recruitment',
};
