import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import { say } from '../words/say.ts';
import { type StandingLine, standingLines } from './standings.ts';

const HEIGHT = 240;
/** Lines differ by more than their colour. */
const DASHES: readonly number[][] = [[], [8, 4], [2, 4], [12, 4, 2, 4]];

/** How the units have grown, with the same in figures for whoever does not see the lines. */
export default function StandingChart({ book }: { readonly book: CampaignBook }) {
  const lines = standingLines(book);
  const names = book.units.map(({ player }) => player);
  return (
    <div className="rank-chart">
      <Lines lines={lines} names={names} what={book.words.standing} />
      <details open={lines[0]!.length <= 4}>
        <summary>{say.campaign.chart.table}</summary>
        <div className="wide-table">
          <table className="reckoning">
            <thead>
              <tr>
                <td />
                {lines[0]!.map((_, game) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a game is its number.
                  <th key={game} scope="col">
                    {game === 0 ? say.campaign.chart.start : say.campaign.chart.after(game)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line, seat) => (
                <tr key={names[seat]}>
                  <th scope="row">{names[seat]}</th>
                  {line.map((rank, game) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a game is its number.
                    <td key={game}>{rank}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}

interface LinesProps {
  readonly lines: readonly StandingLine[];
  readonly names: readonly string[];
  /** What they are compared by. */
  readonly what: string;
}

function Lines({ lines, names, what }: LinesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawn = JSON.stringify({ lines, names });
  useEffect(() => {
    const { lines, names } = JSON.parse(drawn) as Omit<LinesProps, 'what'>;
    const element = frame.current;
    if (element === null) return;
    let plot: uPlot | null = null;
    const draw = () => {
      plot?.destroy();
      plot = new uPlot(optionsFor(element, names, lines), dataOf(lines), element);
    };
    draw();
    const size = new ResizeObserver(() => plot?.setSize({ width: element.clientWidth, height: HEIGHT }));
    size.observe(element);
    // Lamplight, or the system's own night, changes the inks.
    const lamp = new MutationObserver(draw);
    lamp.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const night = matchMedia('(prefers-color-scheme: dark)');
    night.addEventListener('change', draw);
    return () => {
      size.disconnect();
      lamp.disconnect();
      night.removeEventListener('change', draw);
      plot?.destroy();
    };
  }, [drawn]);
  return (
    <figure>
      <div ref={frame} className="rank-lines" role="img" aria-label={say.campaign.chart.label(what, names)} />
      <figcaption className="rank-key">
        {names.map((name, seat) => (
          <span key={name} className={`rank-line-${seat % 4}`}>
            <svg viewBox="0 0 32 8" aria-hidden="true">
              <path d="M0 4H32" strokeDasharray={DASHES[seat % 4]!.join(' ')} />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function dataOf(lines: readonly StandingLine[]): uPlot.AlignedData {
  return [lines[0]!.map((_, game) => game), ...lines.map((line) => [...line])];
}

function optionsFor(
  element: HTMLElement,
  names: readonly string[],
  lines: readonly StandingLine[],
): uPlot.Options {
  const ink = inkOf(element, 'rank-ink');
  const rule = inkOf(element, 'rank-rule');
  const axis = { stroke: ink, font: '15px "Alegreya Sans", sans-serif', ticks: { show: false } };
  const most = Math.max(4, ...lines.flat());
  return {
    width: element.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false, range: [0, Math.max(1, lines[0]!.length - 1)] }, y: { range: [0, most] } },
    axes: [
      { ...axis, incrs: [1, 2, 5, 10, 20], grid: { show: false } },
      { ...axis, incrs: [1, 2, 5, 10, 20], grid: { stroke: rule, width: 1 } },
    ],
    series: [
      {},
      ...names.map((label, seat) => {
        const stroke = inkOf(element, `rank-line-${seat % 4}`);
        return {
          label,
          stroke,
          width: 2.5,
          dash: DASHES[seat % 4]!,
          points: { show: true, size: 8, fill: stroke },
        };
      }),
    ],
  };
}

/** A colour of the style sheet as the canvas takes it. */
function inkOf(element: HTMLElement, name: string): string {
  const probe = document.createElement('span');
  probe.className = name;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
