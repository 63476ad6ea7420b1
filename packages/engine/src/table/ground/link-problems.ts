import { shapeProblems } from './outline-problems.ts';
import type { Link, LinkEnd, TableData } from './piece.ts';
import type { Problems } from './problem.ts';
import { surfacesAt } from './surface.ts';
import { tableOf } from './table.ts';

/** Notes what is wrong with the links of a table. */
export function linkProblems(data: TableData, problems: Problems): void {
  const sound = problems.found.length === 0;
  data.links.forEach((link, i) => {
    const before = problems.found.length;
    checkLink(link, `/links/${i}`, problems);
    // Only sound pieces tell where one can stand.
    if (!sound || problems.found.length > before) return;
    for (const [e, end] of link.ends.entries()) checkLevel(data, end, `/links/${i}/ends/${e}`, problems);
  });
}

function checkLink(link: Link, at: string, problems: Problems): void {
  const { cost, ends } = link;
  if (!(cost >= 0 && Number.isFinite(cost))) problems.add(`${at}/cost`, { fault: 'link-cost', cost });
  if (ends.length !== 2) {
    problems.add(`${at}/ends`, { fault: 'link-ends' });
    return;
  }
  for (const [e, end] of ends.entries()) checkEnd(end, `${at}/ends/${e}`, problems);
}

function checkEnd(end: LinkEnd, at: string, problems: Problems): void {
  const away = [
    problems.far(end.x, `${at}/x`),
    problems.far(end.y, `${at}/y`),
    problems.far(end.z, `${at}/z`),
  ];
  if (!(end.within >= 0 && Number.isFinite(end.within)))
    problems.add(`${at}/within`, { fault: 'link-within', within: end.within });
  if (away.includes(true)) return;
  if (end.opening !== undefined) shapeProblems(end.opening, `${at}/opening`, problems);
  const { width, depth } = problems;
  if (end.x < 0 || end.y < 0 || end.x > width || end.y > depth)
    problems.add(at, { fault: 'link-off', x: end.x, y: end.y, width, depth });
}

function checkLevel(data: TableData, end: LinkEnd, at: string, problems: Problems): void {
  const levels = surfacesAt(tableOf(data), end.x, end.y).map(({ z }) => z);
  if (levels.some((z) => Math.abs(z - end.z) <= problems.step)) return;
  problems.add(`${at}/z`, { fault: 'link-level', level: end.z, levels });
}
