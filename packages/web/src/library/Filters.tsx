import { say } from '../words/say.ts';
import { ENTRY_KINDS } from './entry.ts';
import { BOOKS } from './games.ts';
import type { Filter } from './search.ts';

interface FiltersProps {
  readonly filter: Filter;
  readonly choose: (filter: Filter) => void;
  /** Whether something is being looked for, which should be seen. */
  readonly searching: boolean;
}

/** Whose rules, and which kind of thing; pressed again, everything. */
export function Filters({ filter, choose, searching }: FiltersProps) {
  const { games, kinds, kind: titles } = say.library.filters;
  return (
    <div className={searching ? 'library-filters library-filters-searching' : 'library-filters'}>
      <Chips
        label={games}
        chips={BOOKS.map(({ id, title }) => ({ id, title }))}
        chosen={filter.game}
        choose={(game) => choose({ ...filter, game })}
      />
      <Chips
        label={kinds}
        chips={ENTRY_KINDS.map((id) => ({ id, title: titles[id] }))}
        chosen={filter.kind}
        choose={(kind) => choose({ ...filter, kind })}
      />
    </div>
  );
}

interface ChipsProps<Id extends string> {
  readonly label: string;
  readonly chips: readonly { readonly id: Id; readonly title: string }[];
  readonly chosen: Id | null;
  readonly choose: (id: Id | null) => void;
}

function Chips<Id extends string>({ label, chips, chosen, choose }: ChipsProps<Id>) {
  return (
    <fieldset className="chips" aria-label={label}>
      {chips.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          className="chip"
          aria-pressed={id === chosen}
          onClick={() => choose(id === chosen ? null : id)}
        >
          {title}
        </button>
      ))}
    </fieldset>
  );
}
