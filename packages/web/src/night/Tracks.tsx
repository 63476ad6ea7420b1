import type { Boxes } from '@vedette/engine';

/** Rows to tick. */
export function Tracks({ list }: { readonly list: readonly Boxes[] }) {
  return (
    <div className="night-tracks">
      {list.map(({ title, count, shape }) => (
        <p key={title} className={`tick-${shape}`}>
          <span>{title}</span>{' '}
          <span className="boxes" aria-hidden="true">
            {Array.from({ length: count }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes are all alike.
              <i key={i} />
            ))}
          </span>
        </p>
      ))}
    </div>
  );
}
