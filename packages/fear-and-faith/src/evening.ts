import type { Evening, EveningCard } from '@vedette/engine';
import { sheetOf } from './muster/builder/sheet.ts';
import type { PartyDocument } from './muster/party.ts';
import { allOperations } from './scenario/check/operations-of.ts';
import type { Scenario } from './scenario/format/scenario.ts';
import { creature } from './scenario/story/creature.ts';
import type { tongues } from './words/index.ts';

type Words = (typeof tongues.en)['evening'];
type MusterText = (typeof tongues.en)['muster'];

const LONG_NIGHT = 12;
/** FF-GEN-19: what a counter turns out to be that is nothing. */
const NOTHING = 'nothing';

/** FF-SCN-01: what lies face down and secret aims to cut out, whoever the scenario brings, and the rounds of a night. */
export function eveningOf(words: Words, muster: MusterText, scenario: Scenario): Evening {
  const { aims = [], limit } = scenario;
  const secret = aims.map(({ name, text }) => ({ title: name, text, copies: 1 }));
  return {
    decks: [
      { title: words.counters, cards: countersOf(words, scenario) },
      { title: words.aims, cards: secret },
    ].filter(({ cards }) => cards.length > 0),
    foes: guestsOf(muster, scenario),
    tracks: [{ title: words.rounds, count: limit?.rounds ?? LONG_NIGHT, shape: 'square' }],
  };
}

function countersOf(words: Words, { tokens = [] }: Scenario): readonly EveningCard[] {
  return tokens.flatMap(({ name, faces = {}, known = false }) =>
    Object.entries(faces).map(([face, copies]) => ({
      title:
        face === NOTHING ? words.nothing : words.face(tokens.find(({ id }) => id === face)?.name ?? face),
      text: known ? words.known(name) : words.unknown(name),
      copies,
    })),
  );
}

/** Those who are on no roster: printed profiles, and those of the scenario's own. */
function guestsOf(muster: MusterText, scenario: Scenario): Evening['foes'] {
  const brought = allOperations(scenario).flatMap(({ value }) =>
    value.op === 'bring' ? [value.profile] : [],
  );
  const ids = [...new Set(brought)];
  const party: PartyDocument = {
    format: 'vedette-party',
    version: 1,
    ruleset: 'fear-and-faith',
    name: scenario.name,
    side: 'evil',
    limit: 1,
    own: Object.entries(scenario.bestiary ?? {}).map(([id, { rules = [], tags = [], ...own }]) => ({
      id,
      side: 'neutral',
      rules: [...rules],
      tags: [...tags],
      ...own,
    })),
    entries: ids.map((id, i) => ({
      id: `guest-${i + 1}`,
      profile: id,
      name: creature(scenario, id).title,
    })),
  };
  return sheetOf(muster, party).blocks.map((block) => ({ ...block, lead: false }));
}
