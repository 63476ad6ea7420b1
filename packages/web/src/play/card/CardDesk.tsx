import type { Scene } from '@vedette/engine';
import { useEffect } from 'react';
import { say } from '../../words/say.ts';
import { CardSheet } from './CardSheet.tsx';
import { type CardSource, clearDesk, unpinCard, useDesk } from './card-desk.ts';
import { OpenCard } from './OpenCard.tsx';
import { useCardTriggers } from './use-card-triggers.ts';

interface CardDeskProps {
  readonly source: CardSource;
  readonly scene: Pick<Scene, 'figures' | 'sides'>;
  /** Whose card the key shows where nothing else has the focus. */
  readonly focused: string | null;
}

/** Cards of figures over a table: the one that is looked at, and those kept side by side. */
export function CardDesk({ source, scene, focused }: CardDeskProps) {
  const open = useDesk((s) => s.open);
  const pinned = useDesk((s) => s.pinned);
  useEffect(() => useDesk.setState({ source, focused }), [source, focused]);
  useEffect(() => clearDesk, []);
  useCardTriggers();
  const figureOf = (id: string) => scene.figures.find((figure) => figure.id === id);
  const shown = open === null ? undefined : figureOf(open.figure);
  const kept = pinned.flatMap((id) => figureOf(id) ?? []);
  return (
    <>
      {kept.length === 0 ? null : (
        <section className="card-tray" aria-label={say.card.pinned}>
          {kept.map((figure) => (
            <section key={figure.id} className="figure-card" aria-label={say.card.of(figure.name)}>
              <CardSheet
                figure={figure}
                sides={scene.sides}
                pinned={true}
                close={() => unpinCard(figure.id)}
              />
            </section>
          ))}
        </section>
      )}
      {shown === undefined ? null : <OpenCard key={shown.id} figure={shown} sides={scene.sides} />}
    </>
  );
}
