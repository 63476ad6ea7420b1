import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import type { Scenario } from '../../scenario/format/scenario.ts';
import { type SceneDraft, scene } from '../../scene.spec-support.ts';
import { type Aim, aimsOf } from './aims.ts';

/** A story told by its keys only. */
function story(scenario: object): Partial<Scenario> {
  return scenario as Partial<Scenario>;
}

const figures = [
  { id: 'a', y: 4 },
  { id: 'b', side: 1, y: 32 },
  { id: 'wolf', side: null, type: 'werewolf', y: 18 },
];

function aims(draft: Partial<SceneDraft>, seat = 0): readonly Aim[] {
  return aimsOf(looking(scene({ figures, ...draft })), seat);
}

function worth(all: readonly Aim[], fits: (aim: Aim) => boolean): number {
  return all.find(fits)?.worth ?? 0;
}

const killOf = (figure: string) => (aim: Aim) => aim.what === 'kill' && aim.figure === figure;
const card = (id: string, list: readonly object[]) => ({ card: id, name: id, text: id, do: list });

describe('what a scenario makes worth doing', () => {
  it('where nothing is rewarded, putting anybody out of action, and nothing else', () => {
    const all = aims({ clues: [{ id: 'c', deck: 'main', x: 18, y: 10, z: 0 }], decks: { main: ['ace'] } });
    expect(all.map(({ what }) => what)).toEqual(['kill', 'kill']);
    expect(worth(all, killOf('b'))).toBeGreaterThan(1);
  });

  it('each step to a reward has its share, until it is earned', () => {
    const rewards = [{ id: 'r', xp: 2, text: 'r', if: { tally: 'clues', min: 2 } }];
    const clues = [{ id: 'c', deck: 'main', x: 18, y: 10, z: 0 }];
    const draft = { scenario: story({ rewards }), clues };
    expect(worth(aims(draft), ({ what }) => what === 'clue')).toBe(1);
    const state = scene({ figures, ...draft });
    state.deeds.push({ what: 'investigated', seat: 0, figure: 'a', deck: 'main' });
    expect(worth(aimsOf(looking(state), 0), ({ what }) => what === 'clue')).toBe(2);
    state.deeds.push({ what: 'investigated', seat: 0, figure: 'a', deck: 'main' });
    expect(worth(aimsOf(looking(state), 0), ({ what }) => what === 'clue')).toBe(0);
  });

  it('monsters of the kind that counts, and no others', () => {
    const rewards = [{ id: 'r', xp: 1, text: 'r', per: { tally: 'kills', monster: 'werewolf' } }];
    const counted = worth(aims({ scenario: story({ rewards }) }), killOf('wolf'));
    const others = [{ id: 'r', xp: 1, text: 'r', per: { tally: 'kills', monster: 'troll' } }];
    const uncounted = worth(aims({ scenario: story({ rewards: others }) }), killOf('wolf'));
    expect(counted - uncounted).toBeCloseTo(1);
  });

  it('an object where it lies, its way out for whoever has it, and the neck of an enemy who has it', () => {
    const scenario = story({
      objects: [
        {
          id: 'chest',
          name: 'Chest',
          carry: { pickup: 'action', drop: 'free' },
          secure: { edges: ['north'] },
        },
      ],
      rewards: [{ id: 'r', xp: 2, text: 'r', if: { tally: 'secured', objects: ['chest'], min: 1 } }],
    });
    const objects = [{ id: 'chest', x: 18, y: 18, z: 0, stuck: false }];
    expect(worth(aims({ scenario, objects }), ({ what }) => what === 'object')).toBe(2);
    const own = figures.map((one) => (one.id === 'a' ? { ...one, carries: ['chest'] } : one));
    const exit = aims({ scenario, figures: own }).find(({ what }) => what === 'exit');
    expect(exit).toMatchObject({ figure: 'a', edges: ['north'], worth: 2 });
    const theirs = figures.map((one) => (one.id === 'b' ? { ...one, carries: ['chest'] } : one));
    expect(worth(aims({ scenario, figures: theirs }), killOf('b'))).toBeGreaterThan(2);
  });

  it('clues whose cards hide what is wanted', () => {
    const scenario = story({
      objects: [{ id: 'ring', name: 'Ring', carry: { pickup: 'end-move', drop: 'never' } }],
      decks: {
        main: { cards: [card('ace', [{ op: 'give-object', object: 'ring', to: 'actor' }]), card('two', [])] },
      },
      rewards: [{ id: 'r', xp: 2, text: 'r', if: { tally: 'secured', objects: ['ring'], min: 1 } }],
    });
    const clues = [{ id: 'c', deck: 'main', x: 18, y: 10, z: 0 }];
    const found = (cards: string[]) =>
      worth(aims({ scenario, clues, decks: { main: cards } }), ({ what }) => what === 'clue');
    expect(found(['ace'])).toBeGreaterThan(found(['ace', 'two']));
    expect(found(['two'])).toBe(0);
  });

  it('a zone that must be entered for the story to go on', () => {
    const scenario = story({
      zones: { bridge: { shape: { rect: [16, 16, 4, 4] } } },
      rules: [
        {
          id: 'troll',
          when: { event: 'zone-entered', zones: ['bridge'] },
          limit: 1,
          do: [{ op: 'place-monster', monster: 'troll', at: { point: [18, 20] } }],
        },
      ],
      rewards: [{ id: 'r', xp: 2, text: 'r', if: { tally: 'kills', monster: 'troll', min: 1 } }],
    });
    const zone = aims({ scenario }).find(({ what }) => what === 'zone');
    expect(zone).toMatchObject({ id: 'bridge', at: { x: 18, y: 18 } });
  });

  it('the way home, for a side that is in front and not the stronger', () => {
    const rewards = [{ id: 'r', xp: 1, text: 'r', per: { tally: 'clues' } }];
    const state = scene({ figures, turn: 3, scenario: story({ rewards }) });
    const exits = () => aimsOf(looking(state), 0).filter(({ what }) => what === 'exit').length;
    expect(exits()).toBe(0);
    state.deeds.push({ what: 'investigated', seat: 0, figure: 'a', deck: 'main' });
    expect(exits()).toBe(1);
  });
});
