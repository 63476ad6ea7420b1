import type { Scene, SceneFigure } from '@vedette/engine';
import type { ReactNode } from 'react';
import { LoneCounter } from '../table/LoneCounter.tsx';
import { en } from '../words/en.ts';
import { Holdings } from './Holdings.tsx';

interface StandingListProps {
  readonly scene: Pick<Scene, 'sides' | 'figures'>;
  readonly viewer: number | null;
  readonly selected: string | null;
  readonly onSelect: (figure: string) => void;
}

/** Everybody on the table, by side; the viewer's own company first. */
export function StandingList({ scene, viewer, selected, onSelect }: StandingListProps) {
  const seats = scene.sides
    .map((_, seat) => seat)
    .sort((a, b) => Number(b === viewer) - Number(a === viewer));
  const monsters = scene.figures.filter(({ side, place }) => side === null && place !== 'waiting');
  return (
    <section className="companies" aria-label={en.play.companies}>
      {seats.map((seat) => {
        const { name, coat, holdings } = scene.sides[seat]!;
        return (
          <Roll
            key={seat}
            title={name}
            coat={coat}
            figures={scene.figures.filter(({ side }) => side === seat)}
            extra={seat === viewer ? null : <Holdings holdings={holdings} />}
            selected={selected}
            onSelect={onSelect}
          />
        );
      })}
      {monsters.length === 0 ? null : (
        <Roll
          title={en.play.monsters}
          coat="monster"
          figures={monsters}
          extra={null}
          selected={selected}
          onSelect={onSelect}
        />
      )}
    </section>
  );
}

interface RollProps {
  readonly title: string;
  readonly coat: string;
  readonly figures: readonly SceneFigure[];
  readonly extra: ReactNode;
  readonly selected: string | null;
  readonly onSelect: (figure: string) => void;
}

function Roll({ title, coat, figures, extra, selected, onSelect }: RollProps) {
  return (
    <section className="roll">
      <header>
        <h2>{title}</h2>
        {extra}
      </header>
      <ul>
        {figures.map((figure) => (
          <li key={figure.id}>
            <button
              type="button"
              className={figure.place === 'out' ? 'man man-out' : 'man'}
              aria-pressed={figure.id === selected}
              onClick={() => onSelect(figure.id)}
            >
              <LoneCounter figure={figure} coat={coat} />
              <span className="man-name">{figure.name}</span>
              <span className="man-state">{stateOf(figure)}</span>
              {figure.health === null ? null : (
                <span className="man-health">
                  {figure.health.left}/{figure.health.full}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Rifleman · unloaded: rifle". */
function stateOf({ type, signs, place }: SceneFigure): string {
  const where = place === 'out' ? [en.play.out] : place === 'waiting' ? [en.play.waiting] : [];
  const said = signs.filter(({ kind }) => kind !== 'frightful').map(({ words }) => words);
  return [type, ...where, ...(place === 'out' ? [] : said)].join(' · ');
}
