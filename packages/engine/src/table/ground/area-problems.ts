import type { Area, TableData } from './piece.ts';
import type { Problems } from './problem.ts';

/** Notes what is wrong with the areas of a table; `most` is the greatest side of one. */
export function areaProblems({ areas, width, depth }: TableData, most: number, problems: Problems): void {
  if (areas === undefined) return;
  if (areas.length === 0) problems.add('/areas', { fault: 'no-area' });
  areas.forEach((area, i) => {
    const at = `/areas/${i}`;
    for (const name of ['width', 'depth'] as const) {
      if (!(area[name] > 0 && area[name] <= most))
        problems.add(`${at}/${name}`, { fault: 'area-side', side: name, is: area[name], most });
    }
    const { x, y } = area;
    if (!(x >= 0 && y >= 0 && x + area.width <= width && y + area.depth <= depth))
      problems.add(at, { fault: 'area-off', width, depth });
    const other = areas.findIndex((before, k) => k < i && meet(before, area));
    if (other >= 0) problems.add(at, { fault: 'areas-meet', other });
  });
}

function meet(a: Area, b: Area): boolean {
  const besides = a.x > b.x + b.width || b.x > a.x + a.width;
  const above = a.y > b.y + b.depth || b.y > a.y + a.depth;
  return !besides && !above;
}
