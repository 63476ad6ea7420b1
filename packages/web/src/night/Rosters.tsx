import type { AnyMuster } from '../muster/musters.ts';
import { PrintedPage } from '../muster/PrintedPage.tsx';
import { pagesOf } from '../muster/print-pages.ts';
import type { EveningPlan } from '../referee/messages.ts';
import type { Leaf, PaperSize } from './Paper.tsx';

/** Everybody who comes, side by side on as few pages as hold them. */
export function rosters(plan: EveningPlan, muster: AnyMuster, size: PaperSize): readonly Leaf[] {
  return plan.units.flatMap((unit, seat) => {
    const sheet = muster.sheet(unit);
    return pagesOf(sheet.blocks, 'sheet', 'compact').map(
      (blocks, i): Leaf =>
        ({ number, of }) => (
          <PrintedPage
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
            key={`${seat} ${i}`}
            sheet={sheet}
            legal
            what="sheet"
            paper={size}
            room="compact"
            blocks={blocks}
            first={i === 0}
            number={number}
            of={of}
          />
        ),
    );
  });
}
