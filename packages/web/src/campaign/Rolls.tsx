import type { MemberSheet, RollCell, UnitRoll } from '@vedette/engine';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { SitterSelect } from '../app/SitterSelect.tsx';
import { Badge } from '../muster/Badge.tsx';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import { listed } from '../words/format.ts';
import { say } from '../words/say.ts';
import { counted } from './counted.ts';
import type { Campaigning } from './use-campaign.ts';

/** Every unit with its roll: who has learned what, and who has paid for it. */
interface RollsProps {
  readonly book: CampaignBook;
  readonly sit: Campaigning['sit'];
}

export function Rolls({ book, sit }: RollsProps) {
  const { units, words, sitters } = book;
  return (
    <section className="campaign-companies" aria-labelledby="companies-title">
      <h2 id="companies-title">{words.units}</h2>
      {units.map((roll, seat) => (
        <Roll
          key={roll.player}
          campaign={book.id}
          roll={roll}
          columns={words.columns}
          standing={`${words.standing} ${roll.standing}`}
          sitter={
            <SitterSelect
              label={say.campaign.sitter(roll.player)}
              value={sitters[seat] ?? 'person'}
              change={(sitter) => void sit(seat, sitter)}
            />
          }
        />
      ))}
    </section>
  );
}

interface RollProps {
  readonly campaign: string;
  readonly roll: UnitRoll;
  readonly columns: readonly string[];
  readonly standing: string;
  /** Who decides for it between the games. */
  readonly sitter: ReactNode;
}

function Roll({ campaign, roll, columns, standing, sitter }: RollProps) {
  const { player, unit, members, notes } = roll;
  return (
    <details className="company" open>
      <summary>
        <h3>{unit}</h3>
        <span className="quiet">{player}</span>
        <strong>{standing}</strong>
      </summary>
      <table className="muster-roll">
        <thead>
          <tr>
            <th scope="col">{say.campaign.roll.name}</th>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <Row key={member.id} campaign={campaign} member={member} columns={columns} />
          ))}
        </tbody>
      </table>
      {notes.map(({ title, words }) => (
        <p key={title} className="quiet">
          {title} {words}
        </p>
      ))}
      <div className="roll-sitter">{sitter}</div>
    </details>
  );
}

interface RowProps {
  readonly campaign: string;
  readonly member: MemberSheet;
  readonly columns: readonly string[];
}

function Row({ campaign, member, columns }: RowProps) {
  const { id, name, line, badge, cells } = member;
  return (
    <tr>
      <th scope="row">
        <span className="roll-name">
          <Badge {...badge} />
          <span>
            <Link href={`/campaign/${campaign}/man/${id}`}>{name}</Link> <span className="quiet">{line}</span>
          </span>
        </span>
      </th>
      {columns.map((title, i) => (
        <Cell key={title} title={title} cell={cells[i]} />
      ))}
    </tr>
  );
}

function Cell({ title, cell }: { readonly title: string; readonly cell: RollCell | undefined }) {
  if (cell === undefined || cell.words.length === 0)
    return <td className="roll-clean">{say.campaign.roll.clean}</td>;
  return (
    <td data-label={title}>
      {listed(counted(cell.words))}
      {cell.aside === undefined ? null : (
        <>
          {' '}
          <span className="quiet">{cell.aside}</span>
        </>
      )}
    </td>
  );
}
