import type { Holding } from '@vedette/engine';

/** Dice or points that a side holds, each with its letter for those who do not see the colour. */
export function Holdings({
  holdings,
  inFull = false,
}: {
  readonly holdings: readonly Holding[];
  /** The whole name instead of its letter, where there is room. */
  readonly inFull?: boolean;
}) {
  return (
    <ul className="holdings">
      {holdings.map(({ id, name, count }) => (
        <li key={id} className={`die die-${id}`} title={`${name}: ${count}`}>
          <span className="visually-hidden">{name}: </span>
          <span aria-hidden="true" className="die-letter">
            {inFull ? name : name.charAt(0)}
          </span>
          {count}
        </li>
      ))}
    </ul>
  );
}
