import type { CampaignBook } from '../referee/campaign-messages.ts';
import { say } from '../words/say.ts';

/** How far a game and what follows it have come. */
export function ChapterSteps({ book }: { readonly book: CampaignBook }) {
  const { present, words } = book;
  if (present === null) return null;
  const now = words.chapters.findIndex(({ id }) => id === present.chapter);
  return (
    <ol className="stages" aria-label={say.campaign.chapters}>
      {words.chapters.map(({ id, title }, i) => (
        <li
          key={id}
          className={i < now ? 'stage-done' : undefined}
          aria-current={i === now ? 'step' : undefined}
        >
          {title}
        </li>
      ))}
    </ol>
  );
}
