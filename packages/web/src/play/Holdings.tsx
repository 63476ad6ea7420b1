import type { Holding } from '@vedette/engine';

/** Dice or points that a side holds; dice have a colour, and a letter is enough to tell them apart. */
export function Holdings({ holdings }: { readonly holdings: readonly Holding[] }) {
  return (
    <ul className="holdings">
      {holdings.map(({ id, name, count, die }) => (
        <li key={id} className={`die die-${die?.colour ?? 'plain'}`} title={`${name}: ${count}`}>
          <span className="visually-hidden">{name}: </span>
          <span aria-hidden="true" className="die-letter">
            {die === undefined ? name : die.mark}
          </span>
          {count}
        </li>
      ))}
    </ul>
  );
}
