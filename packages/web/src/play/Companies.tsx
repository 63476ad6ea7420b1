import { say } from '../words/say.ts';
import { useAsked } from './asked.ts';
import { bearingAside, bearingRoom, bearingShort } from './bearings.ts';
import { pick } from './picking.ts';
import { usePlay } from './play-state.ts';
import { select } from './pointing-at.ts';
import { StandingList } from './StandingList.tsx';
import { giveAnswer } from './store.ts';
import { whoIsMeant } from './who.ts';

/** The companies of the game in play; where it is asked who, and they are in view, one chooses here. */
export function Companies({ chooses }: { readonly chooses: boolean }) {
  const { scene, viewer } = usePlay((s) => s.snapshot)!;
  const question = useAsked();
  const selected = usePlay((s) => s.selected);
  const bearings = usePlay((s) => s.bearings);
  const threats = usePlay((s) => s.ground?.threats);
  const unit = usePlay((s) => s.chart?.unit ?? 'inch');
  const name = scene.figures.find(({ id }) => id === bearings?.from)?.name;
  const bearingOf = (figures: readonly string[]) => {
    if (bearings === null || name === undefined || figures.includes(bearings.from)) return null;
    const [bearing] = bearings.list
      .filter(({ figure }) => figures.includes(figure))
      .sort((a, b) => a.distance - b.distance);
    if (bearing === undefined) return null;
    const threat = threats?.find(({ figure }) => figure === bearing.figure);
    const { planned } = bearings;
    return {
      short: bearingShort(bearing, unit),
      aside: bearingAside(bearing, threat === undefined ? { name, planned } : { name, planned, threat }),
    };
  };
  return (
    <StandingList
      scene={scene}
      viewer={viewer}
      selected={selected}
      onSelect={select}
      measured={
        bearings === null || name === undefined
          ? null
          : {
              from: bearings.planned ? say.table.asPlanned(name) : say.table.asStanding(name),
              stale: bearings.stale === true,
            }
      }
      bearingOf={bearingOf}
      bearingRoom={bearingRoom(unit)}
      answers={chooses ? whoIsMeant(question, scene, viewer) : []}
      answer={(id) => {
        if (question !== null) void giveAnswer(pick(question, id));
      }}
    />
  );
}
