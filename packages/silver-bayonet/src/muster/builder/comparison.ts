import type { Stats } from '../../data/stats.ts';
import { budget, unitCost } from '../cost.ts';
import type { Unit } from '../unit.ts';
import { itemTitle, signed } from './arms.ts';
import { figuresOf } from './figures.ts';
import { words } from './words.ts';

/** What can be held beside another unit's. */
export function compared(unit: Unit): readonly { readonly title: string; readonly value: string }[] {
  const { comparing } = words;
  const figures = figuresOf(unit);
  const of = (stat: keyof Stats) => figures.map(({ stats }) => stats[stat]);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const arms = figures.flatMap((figure) => figure.arms);
  const courage = figures.length === 0 ? 0 : sum(of('courage')) / figures.length;
  return [
    { title: comparing.figures, value: String(1 + unit.soldiers.length) },
    { title: comparing.points, value: words.spent(unitCost(unit), budget(unit.officer)) },
    { title: comparing.health, value: String(sum(of('health'))) },
    { title: comparing.guns, value: String(arms.filter(({ loads }) => loads).length) },
    { title: comparing.melee, value: signed(Math.max(0, ...of('melee'))) },
    { title: comparing.accuracy, value: signed(Math.max(0, ...of('accuracy'))) },
    { title: comparing.courage, value: `${courage < 0 ? '−' : '+'}${Math.abs(courage).toFixed(1)}` },
    { title: words.special, value: counted(specials(unit)) },
    {
      title: comparing.attributes,
      value: counted(figures.flatMap((f) => f.attributes.map(({ title }) => title))),
    },
  ];
}

/** Special Armoury items by title. */
function specials({ officer, soldiers }: Unit): readonly string[] {
  return [officer, ...soldiers].flatMap(({ special }) => special.map((entry) => itemTitle(entry.item)));
}

/** "Medic, Strong (2)". */
function counted(titles: readonly string[]): string {
  const sorted = [...new Set(titles)].sort();
  if (sorted.length === 0) return words.comparing.none;
  return sorted
    .map((title) => {
      const n = titles.filter((other) => other === title).length;
      return n === 1 ? title : `${title} (${n})`;
    })
    .join(', ');
}
