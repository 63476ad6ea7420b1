import { useEffect, useRef } from 'react';
import type { Catalogue } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { ScenarioPicture } from './ScenarioPicture.tsx';

interface ScenarioGalleryProps {
  readonly ruleset: string;
  readonly catalogue: Pick<Catalogue, 'scenarios' | 'units'>;
  readonly value: string;
  readonly choose: (id: string) => void;
}

/** Every scenario with its ground and what it is about, one's own first; on a phone a strip to be leafed through. */
export function ScenarioGallery({ ruleset, catalogue, value, choose }: ScenarioGalleryProps) {
  const { scenarios, units } = catalogue;
  const strip = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one chosen, or another list, is looked for anew.
  useEffect(() => {
    const card = strip.current?.querySelector<HTMLElement>('li[data-chosen]');
    if (strip.current === null || card == null) return;
    strip.current.scrollTo({ left: card.offsetLeft - (strip.current.clientWidth - card.clientWidth) / 2 });
  }, [value, scenarios]);
  const inModes = new Set(scenarios.flatMap(({ mode }) => mode ?? [])).size > 1;
  return (
    <fieldset className="bare scenarios">
      <legend>{say.newGame.scenario}</legend>
      <ul className="gallery" ref={strip}>
        {scenarios.map((scenario) => {
          const { id, title, premise } = scenario;
          return (
            <li key={id} className="gallery-card" data-chosen={id === value || undefined}>
              <input
                type="radio"
                name="scenario"
                value={id}
                checked={id === value}
                onChange={() => choose(id)}
                aria-labelledby={`scenario-title-${id}`}
                aria-describedby={`scenario-note-${id} scenario-blurb-${id}`}
              />
              <ScenarioPicture ruleset={ruleset} scenario={scenario} units={units} />
              <strong id={`scenario-title-${id}`}>{title}</strong>
              <span id={`scenario-note-${id}`} className="scenario-note">
                {noteOf(scenario, inModes)}
              </span>
              <span id={`scenario-blurb-${id}`} className="scenario-blurb">
                {premise}
              </span>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** Whose it is, for how many, and who fights whom where a game has both. */
function noteOf({ document, players, mode }: Catalogue['scenarios'][number], inModes: boolean): string {
  const { newGame } = say;
  return [
    ...(document === undefined ? [] : [newGame.own.group]),
    newGame.playerCount(players.min, players.max),
    ...(mode === null || !inModes ? [] : [newGame.modes[mode]]),
  ].join(' · ');
}
