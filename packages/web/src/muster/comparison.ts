import { ITEMS, type Stats } from '@vedette/silver-bayonet/library';
import { budget, type Unit, unitCost } from '@vedette/silver-bayonet/muster';
import { en } from '../words/en.ts';
import { signed } from './arms.ts';
import { figuresOf } from './sheet.ts';

const words = en.muster.comparing;

export interface ComparedRow {
  readonly title: string;
  readonly values: readonly [string, string];
}

/** Two units in the same words, line by line. */
export function compared(first: Unit, second: Unit): readonly ComparedRow[] {
  const [left, right] = [summary(first), summary(second)];
  return left.map(({ title, value }, i) => ({ title, values: [value, right[i]!.value] }));
}

function summary(unit: Unit): readonly { readonly title: string; readonly value: string }[] {
  const figures = figuresOf(unit);
  const of = (stat: keyof Stats) => figures.map(({ stats }) => stats[stat]);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const arms = figures.flatMap((figure) => figure.arms);
  const courage = figures.length === 0 ? 0 : sum(of('courage')) / figures.length;
  return [
    { title: words.figures, value: String(1 + unit.soldiers.length) },
    { title: words.points, value: en.muster.spent(unitCost(unit), budget(unit.officer)) },
    { title: words.health, value: String(sum(of('health'))) },
    { title: words.guns, value: String(arms.filter(({ loads }) => loads).length) },
    { title: words.melee, value: signed(Math.max(0, ...of('melee'))) },
    { title: words.accuracy, value: signed(Math.max(0, ...of('accuracy'))) },
    { title: words.courage, value: `${courage < 0 ? '−' : '+'}${Math.abs(courage).toFixed(1)}` },
    { title: en.muster.special, value: counted(specials(unit)) },
    {
      title: words.attributes,
      value: counted(figures.flatMap((f) => f.attributes.map(({ title }) => title))),
    },
  ];
}

/** Special Armoury items by title. */
function specials({ officer, soldiers }: Unit): readonly string[] {
  return [officer, ...soldiers].flatMap(({ special }) =>
    special.map((entry) => ITEMS.find(({ id }) => id === entry.item)?.title ?? entry.item),
  );
}

/** "Medic, Strong (2)". */
function counted(titles: readonly string[]): string {
  const sorted = [...new Set(titles)].sort();
  if (sorted.length === 0) return words.none;
  return sorted
    .map((title) => {
      const n = titles.filter((other) => other === title).length;
      return n === 1 ? title : `${title} (${n})`;
    })
    .join(', ');
}
