import type { Stats } from '@vedette/silver-bayonet/library';
import { en } from '../words/en.ts';
import { statCells } from './sheet.ts';

export function StatLine({ stats }: { readonly stats: Stats }) {
  return (
    <dl className="stat-line">
      {statCells(stats).map(({ stat, value }) => (
        <div key={stat}>
          <dt>{en.muster.stats[stat]}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
