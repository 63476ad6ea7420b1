import { coatOf, symbolOf } from '@vedette/silver-bayonet/muster';
import { Badge } from '../muster/Badge.tsx';
import type { MemberSheet, PlayerSheet } from '../referee/campaign-messages.ts';
import { en } from '../words/en.ts';
import { counted } from './counted.ts';

/** Every company with its roll: who has learned what, and who has paid for it. */
export function Companies({ players }: { readonly players: readonly PlayerSheet[] }) {
  return (
    <section className="campaign-companies" aria-labelledby="companies-title">
      <h2 id="companies-title">{en.campaign.companies}</h2>
      {players.map((player) => (
        <Company key={player.name} player={player} />
      ))}
    </section>
  );
}

const DICE = ['power', 'skill', 'monster'] as const;

function Company({ player }: { readonly player: PlayerSheet }) {
  const { name, unit, rank, members, baggage, fate } = player;
  const dice = DICE.filter((die) => fate[die] > 0).map((die) => `${fate[die]} ${en.campaign.dice[die]}`);
  return (
    <details className="company" open>
      <summary>
        <h3>{unit.name}</h3>
        <span className="quiet">{name}</span>
        <strong>{en.campaign.rank(rank)}</strong>
      </summary>
      <table className="muster-roll">
        <thead>
          <tr>
            <th scope="col">{en.campaign.roll.name}</th>
            <th scope="col">{en.campaign.roll.tier}</th>
            <th scope="col">{en.campaign.roll.xp}</th>
            <th scope="col">{en.campaign.roll.honours}</th>
            <th scope="col">{en.campaign.roll.scars}</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <Row key={member.id} member={member} nation={unit.nation} />
          ))}
        </tbody>
      </table>
      {dice.length === 0 ? null : (
        <p className="quiet">
          {en.campaign.noted} {dice.join(', ')}
        </p>
      )}
      {baggage.length === 0 ? null : (
        <p className="quiet">
          {en.campaign.baggage} {baggage.join(', ')}
        </p>
      )}
    </details>
  );
}

function Row({ member, nation }: { readonly member: MemberSheet; readonly nation: string }) {
  const { name, rank, type, tier, xp, nextTier, honours, scars, ailing, artefacts } = member;
  return (
    <tr>
      <th scope="row">
        <span className="roll-name">
          <Badge {...symbolOf(type)} coat={coatOf(nation)} />
          <span>
            {name} <span className="quiet">{rank ?? type.replaceAll('-', ' ')}</span>
          </span>
        </span>
      </th>
      <td data-label={en.campaign.roll.tier}>{tier}</td>
      <td data-label={en.campaign.roll.xp}>
        {xp} {nextTier === null ? null : <span className="quiet">{en.campaign.roll.next(nextTier)}</span>}
      </td>
      <Entries label={en.campaign.roll.honours} list={[...honours, ...artefacts]} />
      <Entries
        label={en.campaign.roll.scars}
        list={[...scars, ...ailing.map((words) => en.campaign.roll.ailing(words))]}
      />
    </tr>
  );
}

function Entries({ label, list }: { readonly label: string; readonly list: readonly string[] }) {
  if (list.length === 0) return <td className="roll-clean">{en.campaign.roll.clean}</td>;
  return <td data-label={label}>{counted(list).join(', ')}</td>;
}
