import { StandingList } from './StandingList.tsx';
import { select, usePlay } from './store.ts';

/** The companies of the game in play. */
export function Companies() {
  const { scene, viewer } = usePlay((s) => s.snapshot)!;
  const selected = usePlay((s) => s.selected);
  return <StandingList scene={scene} viewer={viewer} selected={selected} onSelect={select} />;
}
