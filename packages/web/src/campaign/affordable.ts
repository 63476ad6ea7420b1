/** Of these, in their order, as many as the points pay for and there are places. */
export function affordable(
  ids: readonly string[],
  costs: Readonly<Record<string, number>>,
  points: number,
  max: number,
): readonly string[] {
  const chosen: string[] = [];
  let left = points;
  for (const id of ids) {
    const cost = costs[id] ?? 0;
    if (cost > left || chosen.length >= max) continue;
    chosen.push(id);
    left -= cost;
  }
  return chosen;
}
