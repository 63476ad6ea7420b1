import type { CardNote, CardWeapon, FigureCard, Lookup } from '@vedette/engine';
import { Fragment, type ReactNode } from 'react';
import { openSlip } from '../../library/slip.ts';
import { say } from '../../words/say.ts';
import { CardLine } from './CardLine.tsx';
import { CardStats } from './CardStats.tsx';

interface CardBodyProps {
  readonly card: FigureCard;
  /** What he is by nature and carries by its names alone: what he can do now is what is looked for. */
  readonly glance?: boolean;
}

/** All that stands below the name on a card. */
export function CardBody({ card, glance = false }: CardBodyProps) {
  const { stats, weapons, conditions, attributes, items, injuries, may } = card;
  const named = [...attributes, ...items, ...injuries];
  return (
    <>
      <CardLine card={card} />
      {stats.length === 0 ? null : <CardStats stats={stats} />}
      <Notes title={say.card.weapons} notes={weapons} line={(weapon) => <WeaponLine weapon={weapon} />} />
      <Notes title={say.card.conditions} notes={conditions} line={noteLine} />
      {glance ? (
        <Names notes={named} />
      ) : (
        <>
          <Notes title={say.card.attributes} notes={attributes} line={noteLine} />
          <Notes title={say.card.items} notes={items} line={noteLine} />
          <Notes title={say.card.injuries} notes={injuries} line={noteLine} />
        </>
      )}
      {may.length === 0 ? null : <p className="card-may">{may.join(' ')}</p>}
    </>
  );
}

interface NotesProps<Note> {
  readonly title: string;
  readonly notes: readonly Note[];
  readonly line: (note: Note) => ReactNode;
}

function Notes<Note extends CardNote>({ title, notes, line }: NotesProps<Note>) {
  if (notes.length === 0) return null;
  return (
    <ul className="card-notes" aria-label={title}>
      {notes.map((note, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are told apart by nothing else.
        <li key={`${i}${note.title}`}>{line(note)}</li>
      ))}
    </ul>
  );
}

/** "Large · Veteran · Holy Water". */
function Names({ notes }: { readonly notes: readonly CardNote[] }) {
  if (notes.length === 0) return null;
  return (
    <p className="card-names">
      {notes.map(({ title, to }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are told apart by nothing else.
        <Fragment key={`${i}${title}`}>
          {i === 0 ? null : ' · '}
          <LookUp to={to}>{title}</LookUp>
        </Fragment>
      ))}
    </p>
  );
}

const noteLine = ({ title, text, to }: CardNote): ReactNode => (
  <>
    <LookUp to={to}>{title}</LookUp> {text}
  </>
);

function WeaponLine({
  weapon: { title, to, stateWords, state, reach, text },
}: {
  readonly weapon: CardWeapon;
}) {
  return (
    <>
      <LookUp to={to}>{title}</LookUp>{' '}
      {stateWords === null ? null : <em className={`weapon-${state}`}>{stateWords}</em>}
      {[reach, text].flatMap((part) => (part === null || part === '' ? [] : [` · ${part}`])).join('')}
    </>
  );
}

/** A name that opens what the library says of it. */
export function LookUp({ to, children }: { readonly to: Lookup | null; readonly children: string }) {
  if (to === null) return <strong>{children}</strong>;
  return (
    <button
      type="button"
      className="word-link card-link"
      aria-haspopup="dialog"
      title={say.card.look(children)}
      onClick={() => openSlip(to)}
    >
      {children}
    </button>
  );
}
