/** FF-GEN-02, shortest first. */
export const STICKS = ['short', 'medium', 'long'] as const;
export type Stick = (typeof STICKS)[number];

/** FF-GEN-02, FF-GEN-03: millimetres at the scale that everything is reckoned in. */
export const LENGTH: Readonly<Record<Stick, number>> = { short: 75, medium: 120, long: 180 };

/** FF-GEN-03: a table's side. */
export const TABLE_SIDE = 900;

/** FF-GEN-03: figures of 15 mm have everything at two thirds, for show only. */
export const SMALL_SCALE = 2 / 3;

/** FF-GEN-07: in favour of whoever acts. */
export const TOLERANCE = 0.5;

/** FF-GEN-08 */
export const CONTACT = {
  gap: 1,
  levels: 15,
  /** Over a low obstacle. */
  obstacleHeight: 25,
  obstacleThickness: 15,
} as const;

/** FF-GEN-02: one category less; null: there is none below Short. */
export function lower(stick: Stick): Stick | null {
  return STICKS[STICKS.indexOf(stick) - 1] ?? null;
}

/** FF-GEN-02: one category more; Long stays Long. */
export function higher(stick: Stick): Stick {
  return STICKS[STICKS.indexOf(stick) + 1] ?? stick;
}
