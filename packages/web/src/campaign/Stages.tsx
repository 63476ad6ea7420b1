import type { PresentGame } from '../referee/campaign-messages.ts';
import { en } from '../words/en.ts';

const STAGES = [
  'preparation',
  'report',
  'injuries',
  'experience',
  'research',
  'reorganisation',
  're-equipment',
  'power-rank',
] as const satisfies readonly PresentGame['stage'][];

/** How far a game and what follows it have come. */
export function Stages({ stage }: { readonly stage: PresentGame['stage'] }) {
  const now = STAGES.indexOf(stage);
  return (
    <ol className="stages" aria-label={en.campaign.stages.label}>
      {STAGES.map((one, i) => (
        <li
          key={one}
          className={i < now ? 'stage-done' : undefined}
          aria-current={i === now ? 'step' : undefined}
        >
          {en.campaign.stages[one]}
        </li>
      ))}
    </ol>
  );
}
