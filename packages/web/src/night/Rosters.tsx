import type { AnyMuster } from '../muster/musters.ts';
import { PrintedPage } from '../muster/PrintedPage.tsx';
import { pagesOf } from '../muster/print-pages.ts';
import type { EveningPlan } from '../referee/messages.ts';
import type { PaperSize } from './Paper.tsx';

interface RostersProps {
  readonly plan: EveningPlan;
  readonly muster: AnyMuster;
  readonly size: PaperSize;
}

/** Everybody who comes, side by side on as few pages as hold them. */
export function Rosters({ plan, muster, size }: RostersProps) {
  return plan.units.map((unit, seat) => {
    const sheet = muster.sheet(unit);
    const pages = pagesOf(sheet.blocks, 'sheet', 'compact');
    return pages.map((blocks, i) => (
      <PrintedPage
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
        key={`${seat} ${i}`}
        sheet={sheet}
        legal
        what="sheet"
        paper={size}
        room="compact"
        blocks={blocks}
        number={i + 1}
        of={pages.length}
      />
    ));
  });
}
