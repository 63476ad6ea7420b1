import { drawn } from './heat-map.ts';
import type { Spread } from './spread.ts';
import type { Casualties, Summary } from './summary.ts';
import type { Estimate } from './wilson.ts';

/** A summary for people; a and b by the names they go by. */
export function tableOf(summary: Summary, names: { readonly a: string; readonly b: string }): string {
  const { games, wins, share, length, reasons, bias, checksum } = summary;
  const rows: (readonly [string, string])[] = [
    ['games', `${games}, checksum ${checksum}`],
    [`a, ${names.a}`, `${wins.a} won`],
    [`b, ${names.b}`, `${wins.b} won`],
    ['drawn', String(wins.draw)],
    ['win share of a', estimate(share)],
    ['decisions a game', spread(length.decisions)],
    ...(length.turns === null ? [] : [['turns', spread(length.turns)] as const]),
    ['ended by', listed(reasons)],
    ['first seat wins', estimate(bias.firstSeat)],
    ...(bias.firstPlayer === null ? [] : [['first player wins', estimate(bias.firstPlayer)] as const]),
    ...Object.entries(bias.sides).map(([side, won]) => [`${side} wins`, estimate(won)] as const),
    ...fortunes(summary),
  ];
  const widest = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `${name.padEnd(widest)}  ${value}`);
  return [...lines, ...deaths(summary)].map((line) => `${line}\n`).join('');
}

function fortunes({ earned, casualties }: Summary): (readonly [string, string])[] {
  const rows: (readonly [string, string])[] = [];
  if (earned !== null) rows.push(['points of a', spread(earned.a)], ['points of b', spread(earned.b)]);
  if (casualties !== null) {
    rows.push(['fallen of a', fallen(casualties.a)], ['fallen of b', fallen(casualties.b)]);
    if (casualties.others.total > 0) rows.push(['others fallen', fallen(casualties.others)]);
  }
  return rows;
}

function deaths({ deaths: map }: Summary): readonly string[] {
  if (map === null || map.counts.flat().every((count) => count === 0)) return [];
  return ['', `where they fell, ${map.width} by ${map.depth}`, ...drawn(map)];
}

/** Of a number of games, to the tenth of a hundredth. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function estimate({ share, low, high }: Estimate): string {
  return `${percent(share)}, between ${percent(low)} and ${percent(high)}`;
}

function spread({ mean, least, lower, median, upper, most }: Spread): string {
  const quarters = [least, lower, median, upper, most].map((number) => String(Math.round(number * 10) / 10));
  return `${mean.toFixed(1)} on average, quartiles ${quarters.join(' | ')}`;
}

function fallen({ perGame, byCause }: Casualties): string {
  return `${perGame.toFixed(2)} a game: ${listed(byCause)}`;
}

function listed(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).map(([word, count]) => `${word} ${count}`);
  return parts.length === 0 ? 'none' : parts.join(', ');
}
