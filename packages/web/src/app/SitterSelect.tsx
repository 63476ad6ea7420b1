import type { Level } from '@vedette/bots';
import type { Sitter } from '../referee/game-file.ts';
import { say } from '../words/say.ts';

const SITTERS: readonly Sitter[] = ['person', 'recruit', 'regular', 'veteran', 'random'];

interface SitterSelectProps {
  readonly label: string;
  readonly value: Sitter;
  /** Strengths that the game's bots have; all when absent. */
  readonly levels?: readonly Level[];
  /** People sit at devices of their own. */
  readonly friends?: boolean;
  readonly change: (sitter: Sitter) => void;
}

/** Who decides for a seat: a person, or a bot of some strength. */
export function SitterSelect({ label, value, levels, friends = false, change }: SitterSelectProps) {
  const offered = SITTERS.filter((id) => id === 'person' || (levels?.includes(id) ?? true));
  return (
    <label>
      <span className="label-small">{label}</span>
      <select value={value} onChange={({ target }) => change(target.value as Sitter)}>
        {offered.map((id) => (
          <option key={id} value={id}>
            {friends && id === 'person' ? say.online.person : say.newGame.sitters[id]}
          </option>
        ))}
      </select>
    </label>
  );
}
