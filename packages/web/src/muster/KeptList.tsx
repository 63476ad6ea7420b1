import type { Json } from '@vedette/engine';
import { useCallback, useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { foldersOf, SORTS, type Sort, type Sought, soughtIn, tagsIn } from './finding-units.ts';
import { forgetUnit, type KeptUnit, keptUnits, type Shelved, shelveUnit } from './kept.ts';
import type { AnyMuster } from './musters.ts';
import { UnitRow } from './UnitRow.tsx';

interface KeptListProps {
  readonly muster: AnyMuster;
  /** Keeps it and opens it. */
  readonly add: (unit: Json) => Promise<void>;
  readonly tell: (trouble: string) => void;
}

/** The units of this browser, by folder; those that are looked for. */
export function KeptList({ muster, add, tell }: KeptListProps) {
  const { words, ruleset } = muster;
  const [kept, setKept] = useState<readonly KeptUnit[] | null>(null);
  const [sought, setSought] = useState<Sought>({ words: '', folder: null, sort: 'changed' });
  const refresh = useCallback(() => {
    keptUnits(ruleset).then(setKept, (error: unknown) => tell(wordsOf(error)));
  }, [ruleset, tell]);
  useEffect(refresh, [refresh]);
  const copyOf = (unit: Json) => muster.renamed(unit, say.muster.copyOf(muster.summary(unit).name));
  const forget = async ({ id, unit }: KeptUnit) => {
    if (!confirm(say.muster.forgetSure(muster.summary(unit).name))) return;
    await forgetUnit(id);
    refresh();
  };
  const shelve = async (id: string, shelved: Shelved) => {
    await shelveUnit(id, shelved);
    refresh();
  };
  const all = kept ?? [];
  const folders = foldersOf(all);
  const found = soughtIn(muster, all, sought);
  return (
    <section aria-labelledby="kept-title">
      <h2 id="kept-title">{words.kept}</h2>
      {kept?.length === 0 ? <p className="quiet">{words.none}</p> : null}
      {all.length > 1 ? <Search sought={sought} folders={folders} set={setSought} /> : null}
      {all.length > 0 && found.length === 0 ? <p role="status">{say.muster.shelf.nothing}</p> : null}
      {inFolders(found).map(([folder, units]) => (
        <div key={folder}>
          {folder === '' ? null : <h3 className="folder">{folder}</h3>}
          <ul className="unit-list">
            {units.map((entry) => (
              <UnitRow
                key={entry.id}
                muster={muster}
                unit={entry.unit}
                link={`/muster/${entry.id}`}
                tags={entry.tags ?? []}
                note={entry.legal ? null : say.muster.notLegal}
              >
                <Link className="secondary" href={`/muster/${entry.id}`}>
                  {say.muster.change}
                </Link>
                <Link className="secondary" href={`/muster/${entry.id}/print`}>
                  {say.muster.print}
                </Link>
                <button type="button" className="plain" onClick={() => void add(copyOf(entry.unit))}>
                  {say.muster.duplicate}
                </button>
                <button type="button" className="plain" onClick={() => void forget(entry)}>
                  {say.muster.forget}
                </button>
                <Shelve entry={entry} folders={folders} shelve={(where) => void shelve(entry.id, where)} />
              </UnitRow>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** What lies in no folder comes first. */
function inFolders(units: readonly KeptUnit[]): readonly (readonly [string, readonly KeptUnit[]])[] {
  const names = [...new Set(units.map(({ folder = '' }) => folder))].sort((a, b) => a.localeCompare(b));
  return names.map((name) => [name, units.filter(({ folder = '' }) => folder === name)]);
}

interface SearchProps {
  readonly sought: Sought;
  readonly folders: readonly string[];
  readonly set: (sought: Sought) => void;
}

function Search({ sought, folders, set }: SearchProps) {
  const words = say.muster.shelf;
  return (
    <div className="unit-search">
      <label>
        <span className="label-small">{words.search}</span>
        <input
          type="search"
          value={sought.words}
          onChange={({ target }) => set({ ...sought, words: target.value })}
        />
      </label>
      {folders.length === 0 ? null : (
        <label>
          <span className="label-small">{words.folder}</span>
          <select
            value={sought.folder ?? ''}
            onChange={({ target }) => set({ ...sought, folder: target.value === '' ? null : target.value })}
          >
            <option value="">{words.everywhere}</option>
            {folders.map((folder) => (
              <option key={folder} value={folder}>
                {folder}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        <span className="label-small">{words.sort}</span>
        <select value={sought.sort} onChange={({ target }) => set({ ...sought, sort: target.value as Sort })}>
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {words.sorts[sort]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface ShelveProps {
  readonly entry: KeptUnit;
  readonly folders: readonly string[];
  readonly shelve: (where: Shelved) => void;
}

/** Into which folder it goes, and what it is marked with. */
function Shelve({ entry, folders, shelve }: ShelveProps) {
  const [folder, setFolder] = useState(entry.folder ?? '');
  const [tags, setTags] = useState((entry.tags ?? []).join(', '));
  const id = useId();
  const words = say.muster.shelf;
  return (
    <details className="shelve">
      <summary>{words.shelve}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          shelve({ folder: folder.trim(), tags: tagsIn(tags) });
        }}
      >
        <label>
          <span className="label-small">{words.folder}</span>
          <input
            type="text"
            list={id}
            maxLength={60}
            value={folder}
            onChange={({ target }) => setFolder(target.value)}
          />
          <datalist id={id}>
            {folders.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        </label>
        <label>
          <span className="label-small">{words.tags}</span>
          <input type="text" maxLength={200} value={tags} onChange={({ target }) => setTags(target.value)} />
        </label>
        <button type="submit" className="secondary">
          {words.put}
        </button>
      </form>
    </details>
  );
}
