import type { Coat, Scene, SceneFigure, SceneGroup } from '@vedette/engine';
import type { ReactNode } from 'react';
import { LoneCounter } from '../table/LoneCounter.tsx';
import { say } from '../words/say.ts';
import { Holdings } from './Holdings.tsx';

interface StandingListProps {
  readonly scene: Pick<Scene, 'sides' | 'figures' | 'groups'>;
  readonly viewer: number | null;
  readonly selected: string | null;
  readonly onSelect: (figure: string) => void;
  /** How the nearest of these stands to the figure in question, in a few words, and what is to be said besides. */
  readonly bearingOf?: (
    figures: readonly string[],
  ) => { readonly short: string; readonly aside: string } | null;
}

/** Everybody on the table, by side; the viewer's own company first. */
export function StandingList({ scene, viewer, selected, onSelect, bearingOf }: StandingListProps) {
  const lists = { selected, onSelect, bearingOf: bearingOf ?? nowhere };
  const seats = scene.sides
    .map((_, seat) => seat)
    .sort((a, b) => Number(b === viewer) - Number(a === viewer));
  const monsters = scene.figures.filter(({ side, place }) => side === null && place !== 'waiting');
  return (
    <section className="companies" aria-label={say.play.companies}>
      {seats.map((seat) => {
        const { name, coat, holdings } = scene.sides[seat]!;
        return (
          <Roll
            key={seat}
            title={name}
            coat={coat}
            figures={scene.figures.filter(({ side }) => side === seat)}
            groups={scene.groups?.filter(({ side }) => side === seat) ?? []}
            extra={
              seat !== viewer ? (
                <Holdings holdings={holdings} />
              ) : scene.sides.length > 1 ? (
                <span className="roll-yours">{say.play.yours}</span>
              ) : null
            }
            {...lists}
          />
        );
      })}
      {monsters.length === 0 ? null : (
        <Roll
          title={say.play.monsters}
          coat="monster"
          figures={monsters}
          groups={[]}
          extra={null}
          {...lists}
        />
      )}
    </section>
  );
}

const nowhere = () => null;

interface Lists extends Required<Pick<StandingListProps, 'selected' | 'onSelect' | 'bearingOf'>> {
  readonly coat: Coat;
  readonly figures: readonly SceneFigure[];
}

interface RollProps extends Lists {
  readonly title: string;
  readonly groups: readonly SceneGroup[];
  readonly extra: ReactNode;
}

function Roll({ title, groups, extra, ...lists }: RollProps) {
  const grouped = new Set(groups.map(({ id }) => id));
  const { figures } = lists;
  return (
    <section className="roll">
      <header>
        <h2>{title}</h2>
        {extra}
      </header>
      {groups.map((group) => (
        <GroupRoll
          key={group.id}
          group={group}
          {...lists}
          figures={figures.filter((figure) => figure.group === group.id)}
        />
      ))}
      <Men {...lists} figures={figures.filter(({ group }) => group === undefined || !grouped.has(group))} />
    </section>
  );
}

/** A group in one line; its men when it is unfolded. */
function GroupRoll({ group, ...lists }: Lists & { readonly group: SceneGroup }) {
  const { figures, coat, selected, onSelect, bearingOf } = lists;
  const left = figures.filter(({ place }) => place !== 'out');
  const [first] = left.length === 0 ? figures : left;
  return (
    <details className="group-roll" onToggle={() => first !== undefined && onSelect(first.id)}>
      <summary
        className={left.length === 0 ? 'man man-out' : 'man'}
        data-selected={figures.some(({ id }) => id === selected)}
      >
        {first === undefined ? null : <LoneCounter figure={first} coat={coat} />}
        <span className="man-name">{group.name}</span>
        <span className="man-state">
          {stateOfGroup(group, left)}
          <BearingWords {...bearingOf(left.map(({ id }) => id))} />
        </span>
        <span className="man-health">{say.play.strength(left.length, figures.length)}</span>
      </summary>
      <Men {...lists} />
    </details>
  );
}

/** "Veteran infantry · running · 2 down". */
function stateOfGroup({ type, signs }: SceneGroup, left: readonly SceneFigure[]): string {
  const lying = left.filter((figure) => figure.signs.some(({ kind }) => kind === 'down')).length;
  const down = lying > 0 && !signs.some(({ kind }) => kind === 'down') ? [say.play.lying(lying)] : [];
  const off = left.length > 0 && left.every(({ place }) => place === 'waiting') ? [say.play.waiting] : [];
  return [type, ...off, ...signs.map(({ words }) => words), ...down].join(' · ');
}

function Men({ figures, coat, selected, onSelect, bearingOf }: Lists) {
  return (
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
            <span className="man-state">
              {stateOf(figure)}
              <BearingWords {...bearingOf([figure.id])} />
            </span>
            {figure.health === null ? null : (
              <span className="man-health">
                {figure.health.left}/{figure.health.full}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

function BearingWords({ short, aside }: { readonly short?: string; readonly aside?: string }) {
  if (short === undefined) return null;
  return (
    <span className="man-bearing">
      {short}
      <span className="visually-hidden"> {aside}</span>
    </span>
  );
}

/** "Rifleman · unloaded: rifle". */
function stateOf({ type, signs, place }: SceneFigure): string {
  const where = place === 'out' ? [say.play.out] : place === 'waiting' ? [say.play.waiting] : [];
  const said = signs.filter(({ kind }) => kind !== 'frightful').map(({ words }) => words);
  return [type, ...where, ...(place === 'out' ? [] : said)].join(' · ');
}
