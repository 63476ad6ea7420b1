import { bearingAside, bearingShort } from './bearings.ts';
import { StandingList } from './StandingList.tsx';
import { select, usePlay } from './store.ts';

/** The companies of the game in play. */
export function Companies() {
  const { scene, viewer } = usePlay((s) => s.snapshot)!;
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
    <StandingList scene={scene} viewer={viewer} selected={selected} onSelect={select} bearingOf={bearingOf} />
  );
}
