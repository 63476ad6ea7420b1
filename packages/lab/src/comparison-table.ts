import type { Comparison, Difference } from './comparison.ts';
import type { Summary } from './summary.ts';
import { percent } from './table.ts';
import { inWords } from './verdict.ts';
import type { Estimate } from './wilson.ts';

/** What a change is worth, for people. */
export function comparisonTable(
  { share, points, roles }: Comparison,
  { asItIs, changed }: { readonly asItIs: Summary; readonly changed: Summary },
): string {
  const rows: readonly (readonly [string, string])[] = [
    ['pairs of equal dice', String(share.pairs)],
    ['win share of a', wins(asItIs.share)],
    ['  changed', wins(changed.share)],
    ['  difference', difference(share, inPercent)],
    ...(points === null ? [] : [['points of a over b', difference(points, inPoints)] as const]),
    ...Object.entries(roles).map(
      ([role, won]) => [`win share of ${role}`, difference(won, inPercent)] as const,
    ),
    ['checksums', `${asItIs.checksum}, changed ${changed.checksum}`],
  ];
  const widest = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(widest)}  ${value}\n`).join('');
}

/** The whole of it in a sentence. */
export function worthOf({ share }: Comparison): string {
  const { verdict } = share;
  const by = `${inPercent(share.difference)}, between ${inPercent(share.low)} and ${inPercent(share.high)}`;
  if (verdict.is === 'ahead') return `The change is worth ${by} of the wins to a, sure.`;
  if (verdict.is === 'behind') return `The change costs a wins, sure: ${by}.`;
  return `What the change is worth is ${inWords(verdict, 'pairs')} (${by} of the wins to a).`;
}

function wins({ share, low, high }: Estimate): string {
  return `${percent(share)}, between ${percent(low)} and ${percent(high)}`;
}

const WORDS = { ahead: 'more, sure', behind: 'less, sure' } as const;

function difference(
  { difference: mean, low, high, verdict }: Difference,
  said: (n: number) => string,
): string {
  const word = verdict.is === 'open' ? inWords(verdict, 'pairs') : WORDS[verdict.is];
  return `${said(mean)}, between ${said(low)} and ${said(high)}: ${word}`;
}

function inPercent(share: number): string {
  return `${sign(share)}${percent(Math.abs(share))}`;
}

function inPoints(points: number): string {
  return `${sign(points)}${Math.abs(points).toFixed(2)}`;
}

function sign(number: number): string {
  return number < 0 ? '-' : '+';
}
