import { Link } from 'wouter';
import { usePlay } from '../play/play-state.ts';
import { say } from '../words/say.ts';

/** From the table of this device to one with a friend; a campaign keeps its games here. */
export function WithAFriend() {
  const game = usePlay((s) => s.snapshot)!;
  if (game.outcome !== null || game.campaign !== null || game.scene.sides.length < 2) return null;
  return (
    <Link className="plain" href={`/game/${game.game}/friend`}>
      {say.online.carryOn.link}
    </Link>
  );
}
