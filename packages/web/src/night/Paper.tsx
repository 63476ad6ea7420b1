import type { ReactNode } from 'react';

export const PAPERS = ['a4', 'letter'] as const;
export type PaperSize = (typeof PAPERS)[number];

interface PaperProps {
  readonly label: string;
  readonly size: PaperSize;
  readonly children: ReactNode;
}

/** One sheet of an evening. */
export function Paper({ label, size, children }: PaperProps) {
  return (
    <section className={`paper-page paper-${size} night-page`} aria-label={label}>
      {children}
    </section>
  );
}
