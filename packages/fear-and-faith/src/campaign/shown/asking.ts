import type { Asking, Json, Pending } from '@vedette/engine';
import { profile } from '../../data/profiles/profiles.ts';
import { ownAsProfile } from '../../muster/members.ts';
import type { OwnProfile } from '../../muster/party.ts';
import type { FaithCampaign } from '../game.ts';
import { OWN } from '../prepare/own-scenario.ts';
import type { CampaignState } from '../state.ts';
import type { Words } from '../words/index.ts';

type Asked = Pending<FaithCampaign>;

/** Matters that no party settles by itself. */
const FOR_PLAYERS: ReadonlySet<Asked['kind']> = new Set([
  'next',
  'players',
  'scenario',
  'ownScenario',
  'correct',
]);

/** How a question is put, by the kind of its answer. */
export function askingIn(words: Words): (pending: Asked, s: CampaignState) => Asking {
  return (pending, s) => ({
    answer: answerTo(words, pending, s),
    forPlayers: FOR_PLAYERS.has(pending.kind),
    chances: [],
  });
}

/** What is no purchase stands beside the list. */
const PLAIN = ['none', 'elsewhere'];

function answerTo({ shown }: Words, pending: Asked, s: CampaignState): Asking['answer'] {
  switch (pending.kind) {
    case 'players': {
      const { options, max } = pending.question;
      return { kind: 'some', chosen: options.slice(0, max) };
    }
    case 'recruit': {
      const { own = [] } = s.players[pending.seat]!.party;
      const offers = pending.question.options
        .filter((id) => !PLAIN.includes(id))
        .map((id) => ({ id, note: numbersOf(shown, id, own) }));
      return { kind: 'one', list: { ...shown.recruits, offers } };
    }
    case 'advance': {
      const offers = pending.question.options.filter((id) => !PLAIN.includes(id));
      return {
        kind: 'one',
        list: { ...shown.buying, offers: offers.map((id) => ({ id, note: shown.advance(id) })) },
      };
    }
    case 'report': {
      const { scenario, sides } = pending.question;
      const evil = s.game!.sides.map(({ seat }) => s.players[seat]!.party.side === 'evil');
      const facts = JSON.parse(JSON.stringify({ scenario, sides, evil })) as Json;
      return { kind: 'document', asked: { kind: 'report', facts } };
    }
    case 'correct': {
      const facts = { ...pending.question, players: s.players.map(({ name }) => name) };
      return {
        kind: 'document',
        asked: { kind: 'correct', facts: JSON.parse(JSON.stringify(facts)) as Json },
      };
    }
    case 'scenario':
      return { kind: 'one', scenarios: true, own: OWN };
    case 'ownScenario':
      return { kind: 'scenario' };
    default:
      return { kind: 'one' };
  }
}

/** FF-PARTY-01: what somebody is, before he is hired. */
function numbersOf(shown: Words['shown'], id: string, own: readonly OwnProfile[]): string {
  const mine = own.find((one) => one.id === id);
  const { quality, combat, rules } = mine === undefined ? profile(id) : ownAsProfile(mine);
  return shown.numbers(quality, combat, rules);
}
