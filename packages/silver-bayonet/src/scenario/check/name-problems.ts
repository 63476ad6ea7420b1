import type { Refusal } from '@vedette/engine';
import { type NamedWords, nobodyMeant } from '@vedette/scenario';
import type { ScenarioEvent } from '../format/rule.ts';
import type { Scenario } from '../format/scenario.ts';
import { fault } from './finding.ts';

type Word = 'actor' | 'other' | 'clue' | 'actor-player' | 'opponent' | 'own' | 'enemy';

const PLAYER: readonly Word[] = ['actor-player', 'opponent', 'own', 'enemy'];
const ONE: readonly Word[] = ['actor', ...PLAYER];
const TWO: readonly Word[] = ['other', ...ONE];

/** SB-OPS-17, SB-OPS-18: whom each event names. */
const NAMED: Readonly<Record<ScenarioEvent, readonly Word[]>> = {
  setup: [],
  deployed: [],
  'turn-start': [],
  'turn-end': [],
  'initiative-rolled': PLAYER,
  'phase-start': [],
  'activation-start': ONE,
  'zone-entered': ONE,
  contact: TWO,
  damaged: TWO,
  'figure-down': TWO,
  'figure-exited': ONE,
  'clue-investigated': ONE,
  'object-secured': ONE,
};

/** SB-OPS-10: a card is drawn by somebody, at its marker. */
const ON_A_CARD: readonly Word[] = ['clue', ...ONE];

/** SB-OPS-18: `actor` and its like only where somebody is named. */
export function nameProblems(scenario: Scenario): readonly Refusal[] {
  const named = namedIn(scenario);
  const rules = (scenario.rules ?? []).flatMap((rule, i) => {
    const { event } = rule.when;
    const parts = ['when', 'if', 'do'] as const;
    return parts.flatMap((key) =>
      nobodyMeant({ path: `/rules/${i}/${key}`, value: rule[key] }, event, NAMED[event], named),
    );
  });
  const cards = Object.entries(scenario.decks ?? {}).flatMap(([deck, all]) =>
    all.cards.flatMap((card, i) =>
      nobodyMeant({ path: `/decks/${deck}/cards/${i}/do`, value: card.do }, 'card', ON_A_CARD, named),
    ),
  );
  const actions = (scenario.actions ?? []).flatMap((action, i) =>
    (['who', 'if', 'do'] as const).flatMap((key) =>
      nobodyMeant({ path: `/actions/${i}/${key}`, value: action[key] }, 'action', ONE, named),
    ),
  );
  const seen = new Set<string>();
  // A procedure that several rules call is told of once.
  return [...rules, ...cards, ...actions].filter(({ path = '' }) => !seen.has(path) && seen.add(path));
}

function namedIn({ procedures = {} }: Scenario): NamedWords {
  return {
    words: ['clue', ...TWO],
    keys: ['who', 'to', 'of', 'on', 'touching', 'toward', 'away', 'side', 'by', 'edgeCentre'],
    gives: (part, key) => {
      const op: unknown = Reflect.get(part, 'op');
      // Each of those players has an edge of his own.
      if ((op === 'arrive' || op === 'join') && key === 'at') return ['own'];
      const checked = op === 'check' && (key === 'pass' || key === 'fail');
      return checked || (op === 'terror' && key === 'on') ? ONE : [];
    },
    calls: (part) => {
      const { op, procedure } = part as { readonly op?: unknown; readonly procedure?: unknown };
      if (op !== 'do' || typeof procedure !== 'string' || !Object.hasOwn(procedures, procedure)) return null;
      return { path: `/procedures/${procedure}`, value: procedures[procedure] };
    },
    eventsWith: (word) =>
      Object.entries(NAMED).flatMap(([event, words]) => (words.some((one) => one === word) ? [event] : [])),
    instead: {
      actor: '{"of": {"is": "soldier"}}',
      other: '{"of": {"is": "monster"}}',
      clue: '{"clue": "random"}',
      'actor-player': '"each"',
      opponent: '"each"',
    },
    insteadIn: (_part, key) => (key === 'edgeCentre' ? '"undeployed"' : null),
    fault,
    rule: 'SB-OPS-18',
  };
}
