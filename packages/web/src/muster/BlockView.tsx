import type { Field, FieldBlock } from '@vedette/engine';
import type { Act } from './act.ts';
import { Findings } from './Findings.tsx';
import type { Placed } from './findings.ts';
import { NumberEntry } from './NumberEntry.tsx';
import { chosenNote, Lines, OneList, OneOfButtons } from './OneEntry.tsx';
import { Counts, Ticks } from './SomeEntry.tsx';
import { TextEntry } from './TextEntry.tsx';

interface BlockViewProps {
  readonly block: FieldBlock;
  readonly found: Placed;
  readonly act: Act;
}

/** Choices under one heading, with what the rules say about them. */
export function BlockView({ block, found, act }: BlockViewProps) {
  const { at, title, aside, rows, lines } = block;
  return (
    <fieldset>
      <legend>
        {title} {aside === undefined ? null : <span className="count">{aside}</span>}
      </legend>
      <Findings list={found.at(at)} act={act} />
      {lines === undefined ? null : <Lines list={lines} />}
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are places; what stands in them changes.
        <Row key={i} row={row} act={act} />
      ))}
    </fieldset>
  );
}

interface RowProps {
  readonly row: readonly Field[];
  readonly act: Act;
}

/** Equal fields stand in columns; one that leads on from the one before stands close to it. */
function Row({ row, act }: RowProps) {
  const [first] = row;
  if (first === undefined) return null;
  const leadsOn = row.some((field) => field.kind === 'one' && field.lead !== undefined);
  if (row.length > 1 && !leadsOn)
    return (
      <div className={`columns columns-${Math.min(row.length, 3)}`}>
        {row.map((field) => (
          <div key={field.at} className="column">
            <FieldView field={field} act={act} />
            <Note field={field} />
          </div>
        ))}
      </div>
    );
  return (
    <div className={rowClass(first)}>
      {row.map((field) => (
        <FieldView key={field.at} field={field} act={act} />
      ))}
      <Note field={first} />
    </div>
  );
}

function rowClass(field: Field): string | undefined {
  if (field.kind !== 'one') return undefined;
  if (field.shown === 'list') return 'special-row';
  return field.offers.some(({ parts }) => parts !== undefined) ? undefined : 'button-row';
}

function Note({ field }: { readonly field: Field }) {
  const note = field.kind === 'one' && field.shown === 'list' ? chosenNote(field) : undefined;
  return note === undefined ? null : <p className="quiet special-meaning">{note}</p>;
}

interface FieldViewProps {
  readonly field: Field;
  readonly act: Act;
}

function FieldView({ field, act }: FieldViewProps) {
  switch (field.kind) {
    case 'text':
      return <TextEntry field={field} act={act} />;
    case 'number':
      return <NumberEntry field={field} act={act} />;
    case 'tick':
      return (
        <label className="radio-row">
          <input
            type="checkbox"
            checked={field.value}
            onChange={({ target }) => act({ do: 'set', at: field.at, to: target.checked })}
          />
          {field.label}
        </label>
      );
    case 'some':
      return field.shown === 'counts' ? (
        <Counts field={field} act={act} />
      ) : (
        <Ticks field={field} act={act} />
      );
    case 'one':
      if (field.shown === 'buttons') return <OneOfButtons field={field} act={act} />;
      return field.lead === undefined ? (
        <OneList field={field} act={act} />
      ) : (
        <span className="host">
          <span aria-hidden="true">{field.lead}</span>
          <OneList field={field} act={act} />
        </span>
      );
  }
}

/** Fields side by side, each under its label. */
export function Fields({ list, act }: { readonly list: readonly Field[]; readonly act: Act }) {
  return (
    <div className={`fields fields-${Math.min(list.length, 4)}`}>
      {list.map((field) =>
        field.kind === 'one' && field.shown === 'list' ? (
          <div key={field.at} className="name-field">
            <span className="label-small" aria-hidden="true">
              {field.label}
            </span>
            <OneList field={field} act={act} />
          </div>
        ) : (
          <FieldView key={field.at} field={field} act={act} />
        ),
      )}
    </div>
  );
}
