import type { Holding } from '@vedette/engine';

/** Dice have a colour that tells them apart; a letter is enough for those who do not see it. */
const COLOURED: readonly string[] = ['power', 'skill', 'monster'];

/** Dice or points that a side holds. */
export function Holdings({ holdings }: { readonly holdings: readonly Holding[] }) {
  return (
    <ul className="holdings">
      {holdings.map(({ id, name, count }) => (
        <li key={id} className={`die die-${id}`} title={`${name}: ${count}`}>
          <span className="visually-hidden">{name}: </span>
          <span aria-hidden="true" className="die-letter">
            {COLOURED.includes(id) ? name.charAt(0) : name}
          </span>
          {count}
        </li>
      ))}
    </ul>
  );
}
