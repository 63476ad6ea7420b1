import type { Asking, Json, Pending } from '@vedette/engine';
import { ADVANCES } from '../../data/advances.ts';
import { campaign as briefs } from '../../words/en/briefs/campaign.ts';
import type { FaithCampaign } from '../game.ts';
import type { CampaignState } from '../state.ts';
import type { Words } from '../words/index.ts';

type Asked = Pending<FaithCampaign>;

/** Matters that no party settles by itself. */
const FOR_PLAYERS: ReadonlySet<Asked['kind']> = new Set(['next', 'players', 'scenario']);

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
      const offers = pending.question.options.filter((id) => !PLAIN.includes(id)).map((id) => ({ id }));
      return { kind: 'one', list: { ...shown.recruits, offers } };
    }
    case 'advance': {
      const offers = pending.question.options.filter((id) => !PLAIN.includes(id));
      return {
        kind: 'one',
        list: { ...shown.buying, offers: offers.map((id) => ({ id, note: noteOn(id) })) },
      };
    }
    case 'report': {
      const { scenario, sides } = pending.question;
      const evil = s.game!.sides.map(({ seat }) => s.players[seat]!.party.side === 'evil');
      const facts = JSON.parse(JSON.stringify({ scenario, sides, evil })) as Json;
      return { kind: 'document', asked: { kind: 'report', facts } };
    }
    default:
      return { kind: 'one' };
  }
}

/** What an advance does, in a line. */
function noteOn(id: string): string {
  const { rule } = ADVANCES.find((one) => one.id === id)!;
  return briefs[rule as keyof typeof briefs];
}
