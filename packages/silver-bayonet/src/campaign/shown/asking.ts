import type { Asking, DocumentAnswer, Json, OneAnswer, Pending, SomeAnswer } from '@vedette/engine';
import { attributeIn } from '../../muster/record.ts';
import type { OfPoints } from '../choices/within-points.ts';
import type { SilverCampaign } from '../game.ts';
import { odds } from '../odds.ts';
import { oddsQuerySchema } from '../odds-query.ts';
import { OWN } from '../prepare/own-scenario.ts';
import type { CampaignState } from '../state.ts';
import { words } from '../words/now.ts';
import { factsOf } from './form-facts.ts';

type Asked = Pending<SilverCampaign>;

/** Matters that no unit settles by itself. */
const FOR_PLAYERS: ReadonlySet<Asked['kind']> = new Set([
  'next',
  'players',
  'scenario',
  'ownScenario',
  'correct',
]);

/** How a question is put, by the kind of its answer. */
export function asking(pending: Asked, s: CampaignState): Asking {
  return {
    answer: answerTo(pending, s),
    forPlayers: FOR_PLAYERS.has(pending.kind),
    chances: pending.kind === 'reroll' ? chancesOf(pending.question, s) : [],
  };
}

function answerTo(pending: Asked, s: CampaignState): Asking['answer'] {
  switch (pending.kind) {
    case 'players': {
      // Usually everybody plays.
      const { options, max } = pending.question;
      return { kind: 'some', chosen: options.slice(0, max) };
    }
    case 'field':
      return withinPoints(pending.question, words.shown.march);
    case 'keep':
      return withinPoints(pending.question, words.shown.stay);
    case 'extraDice':
    case 'bonus':
    case 'studyWho':
      return { kind: 'some' };
    case 'newUnit':
      return { kind: 'unit', ...words.shown.newUnit };
    case 'recruits':
      return form('recruits', factsOf.recruits(pending.question, s, pending.seat));
    case 'newOfficer':
      return form('newOfficer', factsOf.newOfficer(pending.question, s, pending.seat));
    case 'correct':
      return form('correct', factsOf.correct(pending.question, s));
    case 'equip':
      return form('equip', factsOf.equip(pending.question, s));
    case 'report':
      return form('report', factsOf.report(pending.question, s));
    case 'reward':
      return rewardOf(pending.question.options);
    case 'scenario':
      return { kind: 'one', scenarios: true, own: OWN };
    case 'ownScenario':
      return { kind: 'scenario' };
    default:
      return { kind: 'one' };
  }
}

function withinPoints({ costs, points }: OfPoints, give: string): SomeAnswer {
  return { kind: 'some', budget: { costs, most: points }, give };
}

function form(kind: string, facts: unknown): DocumentAnswer {
  // Facts travel: whatever is left out is not there.
  return { kind: 'document', asked: { kind, facts: JSON.parse(JSON.stringify(facts)) as Json } };
}

/** SB-CAMP-15: a stat at a click; attributes are many, and each has to be told about. */
function rewardOf(options: readonly string[]): OneAnswer {
  const offers = options.flatMap((id) => {
    const gained = attributeIn(id);
    if (gained === null) return [];
    const note = words.meanings[gained];
    return [note === undefined ? { id } : { id, note }];
  });
  return offers.length === 0 ? { kind: 'one' } : { kind: 'one', list: { ...words.shown.attributes, offers } };
}

type Reroll = Extract<Asked, { readonly kind: 'reroll' }>['question'];

/** SB-CAMP-03: of the tables whose rolls can be foretold. */
function chancesOf({ table, member }: Reroll, s: CampaignState): Asking['chances'] {
  const query = oddsQuerySchema.safeParse({ table, infected: isInfected(s, member), rerolling: [] });
  if (!query.success) return [];
  const found = odds.odds(s, query.data) as Record<string, number>;
  return Object.entries(found).map(([id, chance]) => ({ title: words.resultTitle(id), chance }));
}

function isInfected({ game }: CampaignState, member: string): boolean {
  return (game?.sides ?? []).some(({ fielded }, i) => {
    const figure = game?.report?.sides[i]?.figures[fielded.indexOf(member)];
    return figure?.marks.includes('infected') ?? false;
  });
}
