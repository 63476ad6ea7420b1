import type { Refusal } from '@vedette/engine';
import { type NamedWords, nobodyMeant } from '@vedette/scenario';
import type { Scenario, When } from '../format/scenario.ts';
import { fault } from './finding.ts';
import { forgotten } from './forgotten.ts';
import { futile } from './futile.ts';
import { impossible } from './impossible.ts';

type Word = 'actor' | 'other' | 'each';

const ONE: readonly Word[] = ['actor'];
const TWO: readonly Word[] = ['actor', 'other'];
/** FF-SCN-11: who lies in a slot is the one that it is done to. */
const SLEEPER: readonly Word[] = ['actor', 'other', 'each'];

/** FF-GEN-16: whom each event names. */
const NAMED: Readonly<Record<When['event'], readonly Word[]>> = {
  deployed: [],
  'round-start': [],
  'round-end': [],
  'turn-start': [],
  'turn-end': [],
  turnover: [],
  'time-changed': [],
  noise: ONE,
  taken: ONE,
  'room-entered': ONE,
  exited: TWO,
  killed: TWO,
  left: TWO,
  revealed: TWO,
  touched: TWO,
  'passed-through': TWO,
};

/** What can be played and cannot have been meant: `actor` and its like where nobody is named, what comes to nothing. */
export function mistakes(scenario: Scenario): readonly Refusal[] {
  const named = namedIn(scenario);
  const rules = (scenario.rules ?? []).flatMap((rule, i) => {
    const { event } = rule.when;
    const parts = ['when', 'if', 'do'] as const;
    return parts.flatMap((key) =>
      nobodyMeant({ path: `/rules/${i}/${key}`, value: rule[key] }, event, NAMED[event], named),
    );
  });
  const actions = (scenario.actions ?? []).flatMap((action, i) => {
    const { slot, beside } = action.at ?? {};
    const given = slot !== undefined ? SLEEPER : beside === undefined ? ONE : TWO;
    return nobodyMeant({ path: `/actions/${i}/do`, value: action.do }, action.id, given, named);
  });
  const seen = new Set<string>();
  // A procedure that several rules call is told of once.
  const nobody = [...rules, ...actions].filter(({ path = '' }) => !seen.has(path) && seen.add(path));
  return [...nobody, ...forgotten(scenario), ...futile(scenario), ...impossible(scenario)];
}

function namedIn({ procedures = {} }: Scenario): NamedWords {
  return {
    words: ['actor', 'other', 'each'],
    keys: ['who', 'of', 'sameRoom', 'source', 'named'],
    gives: (part, key) => {
      const op: unknown = Reflect.get(part, 'op');
      const eachOne = op === 'each' && key === 'do';
      return eachOne || (op === 'quality' && (key === 'pass' || key === 'fail')) ? ['each'] : [];
    },
    calls: (part) => {
      const { op, procedure } = part as { readonly op?: unknown; readonly procedure?: unknown };
      if (op !== 'do' || typeof procedure !== 'string' || !Object.hasOwn(procedures, procedure)) return null;
      return { path: `/procedures/${procedure}`, value: procedures[procedure] };
    },
    eventsWith: (word) =>
      Object.entries(NAMED).flatMap(([event, words]) => (words.some((one) => one === word) ? [event] : [])),
    instead: {
      actor: '{"side": "attacker"}',
      other: '{"side": "defender"}',
      each: '{"side": "everybody"}',
    },
    // A blast goes off somewhere, not among a side.
    insteadIn: (part, key) =>
      key === 'of' && Reflect.get(part, 'op') === 'blast' ? '{"anchor": "NAME"}' : null,
    fault,
    rule: 'FF-SCN-01',
  };
}
