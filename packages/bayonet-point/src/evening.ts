import type { Evening } from '@vedette/engine';
import { HEAD } from './muster/builder/draft.ts';
import { sheetOf } from './muster/builder/sheet.ts';
import { isChoice, type Playable, type Scenario } from './scenario/format/scenario.ts';
import { words } from './words/now.ts';

/** More than a game ever has. */
const TURNS = 12;

/** BP-SCN-05, BP-SCN-09: the turns of an evening, secret aims to cut out, and guests on cards of their own. */
export function eveningOf(scenario: Scenario): Evening {
  const { decks, foes } = isChoice(scenario) ? { decks: [], foes: [] } : cutOuts(scenario);
  const turns = isChoice(scenario) ? TURNS : scenario.limit.turns;
  return {
    decks,
    foes,
    // As many as it lasts, where that is no matter of dice.
    tracks: [
      { title: words.evening.turns, count: typeof turns === 'number' ? turns : TURNS, shape: 'square' },
    ],
  };
}

function cutOuts({ aims = [], guests = [] }: Playable): Pick<Evening, 'decks' | 'foes'> {
  const text = words.scenarioText;
  const cards = aims.map(({ name, text: said }) => ({ title: text(name), text: text(said), copies: 1 }));
  const figures = guests.map((guest) => {
    const { id: _id, ...figure } = guest;
    return figure;
  });
  return {
    decks: cards.length === 0 ? [] : [{ title: words.evening.aims, cards }],
    foes: sheetOf({ ...HEAD, name: '', limit: null, units: [], figures }).blocks,
  };
}
