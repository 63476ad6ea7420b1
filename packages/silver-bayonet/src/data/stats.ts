/** SB-GEN-15, without Recruitment, which is never used on the table. */
export interface Stats {
  readonly speed: number;
  readonly melee: number;
  readonly accuracy: number;
  readonly defence: number;
  readonly courage: number;
  readonly health: number;
}

/** A stat line in the order in which the books print it. */
export function stats(
  speed: number,
  melee: number,
  accuracy: number,
  defence: number,
  courage: number,
  health: number,
): Stats {
  return { speed, melee, accuracy, defence, courage, health };
}

/** A line of a figure's own. Written out, so that all of them have one form however they came about: they are read often. */
export function ownStats({ speed, melee, accuracy, defence, courage, health }: Stats): Stats {
  return stats(speed, melee, accuracy, defence, courage, health);
}
