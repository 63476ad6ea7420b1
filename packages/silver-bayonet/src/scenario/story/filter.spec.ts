import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, type SceneDraft, scene } from '../../scene.spec-support.ts';
import type { Filter } from '../format/who.ts';
import { type Context, contextOf } from './context.ts';
import { fits, HURT } from './filter.ts';

function field(rest: Partial<SceneDraft> = {}) {
  return scene({
    figures: [
      { id: 'officer', type: 'officer', x: 5, y: 5, attributes: ['tactician'], gear: ['holy-symbol'] },
      { id: 'a', x: 8, y: 5, gear: ['musket', { item: 'pistol', upgrades: ['silver-shot'] }] },
      { id: 'b', side: 1, x: 5, y: 30, carries: ['eye', 'book'] },
      { id: 'rider', side: 1, type: 'light-cavalryman', x: 9, y: 30, mounted: true },
      { id: 'bandit', side: null, type: 'bandit', x: 18, y: 18 },
      { id: 'ghoul', side: null, type: 'ghoul', x: 20, y: 18 },
    ],
    scenario: {
      zones: {
        yard: { shape: { rect: [0, 0, 10, 10] } },
        loft: { shape: { rect: [0, 0, 36, 36] }, level: 3 },
      },
      statuses: { asleep: { act: false } },
    },
    ...rest,
  });
}

/** Who of a scene fits, for seat 0. */
function found(filter: Filter, s = field(), context: Partial<Context> = {}): string[] {
  const given = contextOf({ player: 0, ...context });
  return s.figures.filter((figure) => fits(looking(s), filter, figure, given)).map(({ id }) => id);
}

const SOLDIERS = ['officer', 'a', 'b', 'rider'];
const ALL = [...SOLDIERS, 'bandit', 'ghoul'];

describe('SB-OPS-19 filters', () => {
  it('SB-OPS-19 is: soldiers with their Officer, monsters, all', () => {
    expect(found({ is: 'soldier' })).toEqual(SOLDIERS);
    expect(found({ is: 'monster' })).toEqual(['bandit', 'ghoul']);
    expect(found({ is: 'figure' })).toEqual(ALL);
    expect(found({})).toEqual(ALL);
  });

  it('SB-OPS-19 side: seen from actor-player; monsters are enemies, and nobody is either without a player', () => {
    expect(found({ side: 'own' })).toEqual(['officer', 'a']);
    expect(found({ side: 'enemy' })).toEqual(['b', 'rider', 'bandit', 'ghoul']);
    expect(found({ side: 'own' }, field(), { player: null })).toEqual([]);
    expect(found({ side: 'enemy' }, field(), { player: null })).toEqual([]);
  });

  it('SB-OPS-19 side: units together against the monsters are one side (SB-COOP-05)', () => {
    const together = field({ scenario: { mode: 'solo' } });
    expect(found({ side: 'own' }, together)).toEqual(SOLDIERS);
    expect(found({ side: 'enemy' }, together)).toEqual(['bandit', 'ghoul']);
  });

  it('SB-OPS-19 monster, group', () => {
    expect(found({ monster: 'ghoul' })).toEqual(['ghoul']);
    const s = field();
    s.story.groups['bandit'] = 'gang';
    expect(found({ group: 'gang' }, s)).toEqual(['bandit']);
    expect(found({ group: 'other' }, s)).toEqual([]);
  });

  it('SB-OPS-19 attribute, item, status', () => {
    expect(found({ attribute: 'tactician' })).toEqual(['officer']);
    expect(found({ item: 'holy-symbol' })).toEqual(['officer']);
    expect(found({ item: 'silver-shot' })).toEqual(['a']);
    const s = field();
    of(s, 'a').gear[1]!.state = 'lost';
    expect(found({ item: 'silver-shot' }, s)).toEqual([]);
    of(s, 'b').kit = 'status:asleep';
    expect(found({ status: 'asleep' }, s)).toEqual(['b']);
  });

  it('SB-OPS-19 zone, board', () => {
    expect(found({ zone: 'yard' })).toEqual(['officer', 'a']);
    expect(found({ zone: 'loft' })).toEqual([]);
    expect(found({ board: 'main' })).toEqual(ALL);
    expect(found({ board: 'hold' })).toEqual([]);
  });

  it('SB-OPS-19 undamaged: no Health lost so far, healed up again or not', () => {
    const s = field();
    of(s, 'bandit').marks[HURT] = 1;
    expect(found({ is: 'monster', undamaged: true }, s)).toEqual(['ghoul']);
  });

  it('SB-OPS-19 carrying: exactly that many, or that object', () => {
    expect(found({ is: 'soldier', carrying: 0 })).toEqual(['officer', 'a', 'rider']);
    expect(found({ carrying: 2 })).toEqual(['b']);
    expect(found({ carrying: 1 })).toEqual([]);
    expect(found({ carrying: 'book' })).toEqual(['b']);
  });

  it('SB-OPS-19 mounted', () => {
    expect(found({ mounted: true })).toEqual(['rider']);
    expect(found({ is: 'soldier', mounted: false })).toEqual(['officer', 'a', 'b']);
  });

  it('SB-OPS-19 stored, notStored; a name that holds nothing has nobody', () => {
    const s = field();
    s.story.figures['sentries'] = ['a', 'b'];
    expect(found({ stored: 'sentries' }, s)).toEqual(['a', 'b']);
    expect(found({ is: 'soldier', notStored: 'sentries' }, s)).toEqual(['officer', 'rider']);
    expect(found({ stored: 'nobody' }, s)).toEqual([]);
    expect(found({ is: 'soldier', notStored: 'nobody' }, s)).toEqual(SOLDIERS);
  });

  it('SB-OPS-19 near: base edge to whatever it is measured from', () => {
    // The bandit's base ends at 18.492, the ghoul's begins at 19.508.
    expect(found({ near: { within: 1.015, of: 'actor' } }, field(), { actor: 'bandit' })).toEqual(['bandit']);
    expect(found({ near: { within: 1.016, of: 'actor' } }, field(), { actor: 'bandit' })).toEqual([
      'bandit',
      'ghoul',
    ]);
    expect(found({ near: { within: 0, of: { point: [18, 18] } } })).toEqual(['bandit']);
    expect(found({ near: { within: 3, of: { anchor: 'centre' } } })).toEqual(['bandit', 'ghoul']);
    expect(found({ near: { within: 5, of: { zone: 'yard' } } })).toEqual(['officer', 'a']);
    expect(found({ near: { within: 5, of: 'actor' } }, field(), { actor: null })).toEqual([]);
  });

  it('SB-OPS-19 every key must fit', () => {
    expect(found({ is: 'soldier', side: 'own', attribute: 'tactician', zone: 'yard' })).toEqual(['officer']);
    expect(found({ is: 'monster', attribute: 'tactician' })).toEqual([]);
  });

  it('SB-OPS-19 only those on the table; alive: also members who have left', () => {
    const s = field();
    of(s, 'officer').standing = 'left';
    of(s, 'a').standing = 'down';
    of(s, 'b').standing = 'removed';
    of(s, 'ghoul').standing = 'left';
    expect(found({}, s)).toEqual(['rider', 'bandit']);
    expect(found({ alive: true }, s)).toEqual(['officer', 'rider', 'bandit']);
  });

  it('SB-OPS-19 at set-up unit figures count as on the table, though they are nowhere on it', () => {
    const s = field();
    for (const one of s.figures) one.standing = 'waiting';
    expect(found({}, s)).toEqual(SOLDIERS);
    expect(found({ zone: 'yard' }, s)).toEqual([]);
    expect(found({ near: { within: 99, of: { anchor: 'centre' } } }, s)).toEqual([]);
  });
});
