import { type FigureCard, random } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { TWITCHER, WALKING_DEAD } from '../../data/guises.ts';
import { PROFILES } from '../../data/profiles/profiles.ts';
import { looking } from '../../hooks.ts';
import { afflict } from '../../kit.ts';
import library from '../../library/shelf.ts';
import { combatOf } from '../../rules/combat/reckoning.ts';
import { neededBy, qualityOf } from '../../rules/quality/quality.ts';
import fearAndFaith from '../../ruleset.ts';
import { of, type SceneDraft, type SceneModel, scene } from '../../scene.spec-support.ts';
import type { FaithState } from '../../state.ts';
import { board } from '../board.spec-support.ts';

const card = (s: FaithState, id: string, from: string | null = null): FigureCard => board.card(s, id, from);

function laid(a: Partial<SceneModel> = {}, rest: Partial<SceneDraft> = {}): FaithState {
  return scene({
    ...rest,
    models: [
      { id: 'a', x: 450, y: 450, ...a },
      { id: 'b', x: 450, y: 650, party: 1 },
      ...(rest.models ?? []),
    ],
  });
}

const statOf = ({ stats }: FigureCard, name: string) => stats.find((stat) => stat.name === name)!;

describe('the card of a model', () => {
  it('FF-PARTY-01 has its numbers', () => {
    expect(card(laid(), 'a').stats.map(({ name, value, trend }) => [name, value, trend])).toEqual([
      ['Quality', '4+', 'same'],
      ['Combat', '2', 'same'],
      ['Move', 'Medium, 120 mm', 'same'],
    ]);
  });

  it('FF-MAG-11, FF-SPEC-41 what makes its Quality worse is told, and worse is more', () => {
    const s = laid();
    const a = of(s, 'a');
    a.losses = { wounds: 1, poison: 0, transformation: 0 };
    afflict(a, 'cursed', { by: null });
    const { value, base, trend, changes } = statOf(card(s, 'a'), 'Quality');
    expect(value).toBe(`${qualityOf(looking(s), a)}+`);
    expect([base, trend]).toEqual(['4+', 'worse']);
    expect(changes.map(({ words, by, trend: way }) => [words, by, way])).toEqual([
      ['wounds', 1, 'worse'],
      ['cursed', 1, 'worse'],
    ]);
    expect(statOf(card(s, 'b'), 'Quality').changes).toEqual([]);
  });

  it('FF-SPEC-32 a Leader in sight makes acting easier, not its Quality better', () => {
    const s = laid({}, { models: [{ id: 'chief', x: 500, y: 450, rules: ['leader'] }] });
    const { value, besides, changes, trend } = statOf(card(s, 'a'), 'Quality');
    const needed = neededBy(looking(s), of(s, 'a'), { purpose: 'activation', declared: null });
    expect([value, trend, besides]).toEqual(['4+', 'same', `${needed}+ to act`]);
    expect(changes.map(({ by, trend: way, rule }) => [by, way, rule])).toEqual([[1, 'better', 'FF-SPEC-32']]);
  });

  it('FF-GEN-13 are what the rules read, of every profile there is', () => {
    for (const { id } of PROFILES) {
      const s = scene({
        models: [
          { id: 'a', profile: id, x: 450, y: 450, quality: undefined, combat: undefined } as SceneModel,
        ],
      });
      const look = looking(s);
      const shown = card(s, 'a');
      expect(statOf(shown, 'Quality').value).toBe(`${qualityOf(look, of(s, 'a'))}+`);
      expect(statOf(shown, 'Combat').value).toBe(`${combatOf(look, of(s, 'a'))}`);
      for (const { title, text } of shown.attributes) expect([title, text === '']).toEqual([title, false]);
    }
  });

  it('FF-RNG-05, FF-RNG-20 weapons: loaded, to be loaded, jammed, of no more use', () => {
    const s = laid({ rules: ['musket'] });
    const gun = () => card(s, 'a').weapons.find(({ title }) => title === 'Musket')!;
    const arm = of(s, 'a').arms.find(({ weapon }) => weapon === 'musket')!;
    Object.assign(arm, { inHand: true, loaded: true });
    expect(gun()).toMatchObject({ state: 'ready', stateWords: 'loaded', reach: 'Long' });
    arm.loaded = false;
    expect(gun()).toMatchObject({ state: 'empty', stateWords: 'to be loaded' });
    arm.fault = 'mend';
    expect(gun()).toMatchObject({ state: 'empty', stateWords: 'jammed' });
    arm.fault = 'lost';
    expect(gun()).toMatchObject({ state: 'spoilt', stateWords: 'of no more use' });
  });

  it('FF-GEN-10 conditions in words, with a rule each', () => {
    const s = laid();
    afflict(of(s, 'a'), 'stunned');
    afflict(of(s, 'a'), 'bleeding');
    const { conditions } = card(s, 'a');
    expect(conditions.map(({ title }) => title)).toEqual(['Bleeding', 'Stunned']);
    for (const { to, text } of conditions) expect([to, text]).not.toContain('');
  });

  it('FF-ACT-02 what is left of the turn', () => {
    expect(card(laid(), 'a').may).toEqual(['May still be nominated in this turn.']);
    expect(card(laid(), 'b').may).toEqual(['Waits for its player’s turn.']);
    const acting = scene({
      models: [
        { id: 'a', x: 450, y: 450 },
        { id: 'b', x: 450, y: 650, party: 1 },
      ],
    });
    of(acting, 'a').turn.nominated = 1;
    expect(card(acting, 'a').may).toEqual(['Has been nominated in this turn.']);
  });

  it('opens entries that the library has', () => {
    const entries = new Set(library.in().entries.map((entry) => `${entry.shelf}/${entry.id}`));
    for (const { id } of PROFILES) {
      const { to, weapons, attributes } = card(
        scene({ models: [{ id: 'a', profile: id, x: 450, y: 450, rules: undefined } as SceneModel] }),
        'a',
      );
      const named = [to, ...weapons.map((one) => one.to), ...attributes.map((one) => one.to)].flatMap(
        (found) => (found !== null && 'shelf' in found ? [`${found.shelf}/${found.id}`] : []),
      );
      expect(named.filter((entry) => !entries.has(entry))).toEqual([]);
    }
  });
});

describe('a card keeps secrets', () => {
  it('FF-SCN-31 a counter that lies face down shows its number and nothing else', () => {
    const s = laid({ name: '3' });
    afflict(of(s, 'a'), 'faceDown');
    const shown = card(s, 'a');
    expect([shown.title, shown.line[0]]).toEqual(['Counter 3', 'Somebody, or nobody']);
    expect([...shown.stats, ...shown.weapons, ...shown.attributes, ...shown.conditions]).toEqual([]);
  });

  it('FF-OPT-27 of a guise it shows what it seems to be, to everybody', () => {
    const dead = (truth: string) =>
      scene({
        models: [
          {
            id: 'z',
            x: 300,
            y: 300,
            party: 1,
            profile: WALKING_DEAD,
            rules: undefined,
            tags: undefined,
          } as SceneModel,
          { id: 'a', x: 800, y: 800 },
        ],
        secrets: [{ kind: 'guise', of: 'z', owner: 1, truth }],
      });
    const seen = (truth: string, seat: number) => card(fearAndFaith.view(dead(truth), seat), 'z');
    expect(seen(TWITCHER, 0)).toEqual(seen(WALKING_DEAD, 0));
    expect(seen(TWITCHER, 0).line[0]).toBe('Walking Dead');
    const dreamt = dead(TWITCHER);
    fearAndFaith.imagine(dreamt, 0, random('dream'));
    expect(card(fearAndFaith.view(dreamt, 0), 'z')).toEqual(seen(TWITCHER, 0));
  });
});
