import type { ReactNode } from 'react';
import { say } from '../words/say.ts';

export const PAPERS = ['a4', 'letter'] as const;
export type PaperSize = (typeof PAPERS)[number];

/** Which page it is, of so many. */
interface Place {
  readonly number: number;
  readonly of: number;
}

/** A page of an evening, told where it has come to lie. */
export type Leaf = (place: Place) => ReactNode;

interface PaperProps extends Place {
  readonly label: string;
  /** What is played. */
  readonly title: string;
  readonly size: PaperSize;
  readonly children: ReactNode;
}

/** One sheet of an evening. */
export function Paper({ label, title, size, number, of, children }: PaperProps) {
  return (
    <section className={`paper-page paper-${size} night-page`} aria-label={label}>
      {children}
      <footer>
        <span>{say.muster.printing.foot}</span>
        <span>{title}</span>
        <span>{say.muster.printing.page(number, of)}</span>
      </footer>
    </section>
  );
}
