import duel from '@vedette/duel';
import {
  answer,
  begin,
  checkDocument,
  type Game,
  type Json,
  type Muster,
  objection,
  type Pending,
  prepare,
  type Ruleset,
  random,
  randomPolicy,
  type Tongue,
  titledGroups,
  titledOptions,
  told,
} from '@vedette/engine';
import { inMadeUpTongue, isMarked } from '@vedette/engine/testing';
import { CAMPAIGNS, RULESETS } from '@vedette/games';
import { describe, expect, it } from 'vitest';

/** Where words stand in whatever is shown; under all other keys there are ids, numbers and places. */
const TEXT = new Set(
  `title words name note label hint text line aside message short mark whom hoard type when needs empty placeholder
  suggest none lead choose take give status premise nobody value called group portrait traits means unit standing
  weather gone areaNames columns notes lines answers by valueTitles`.split(/\s+/),
);
/** Where they may stand, and something else as well. */
const NO_TEXT = new Set(['value', 'by', 'standing', 'group', 'unit', 'called', 'type', 'mark']);

/** Every text in a thing, with the way to it. */
function textsIn(thing: unknown, given: ReadonlySet<string>, at = '', isText = false): readonly string[] {
  if (typeof thing === 'string')
    return isText && !given.has(thing) && !isMarked(withoutGiven(thing, given)) ? [`${at}: ${thing}`] : [];
  if (typeof thing !== 'object' || thing === null) return [];
  return Object.entries(thing).flatMap(([key, inner]: [string, unknown]) => {
    if (key === 'params') return [];
    const words = Array.isArray(thing) || isText ? isText : TEXT.has(key) && !NO_TEXT.has(key);
    return textsIn(inner, given, `${at}/${Array.isArray(thing) ? '' : key}`, words);
  });
}

function withoutGiven(text: string, given: ReadonlySet<string>): string {
  return [...given]
    .sort((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, ''), text);
}

/** What players have called things: every text of what they brought along. */
function givenIn(document: unknown, found = new Set<string>()): Set<string> {
  if (typeof document === 'string' && /\p{L}/u.test(document)) found.add(document);
  else if (typeof document === 'object' && document !== null)
    for (const inner of Object.values(document)) givenIn(inner, found);
  return found;
}

const QUESTIONS = 90;
const GAMES = 3;
/** Answers that nobody takes. */
const NONSENSE: readonly Json[] = ['no-such-answer', -7, [], ['twice', 'twice'], { x: -5, y: -5, z: 9 }, {}];

interface Spoken {
  readonly ruleset: Ruleset<Game>;
  readonly tongue: Tongue<Game>;
}

function lookedAt({ ruleset, tongue }: Spoken, pending: Pending<Game>, view: Game['state']): unknown {
  const { board } = tongue;
  const asked = { ...pending, view: () => view };
  const scene = board?.scene(view);
  const [target] = (scene?.figures ?? []).filter(
    ({ side, place }) => side !== pending.seat && place === 'table',
  );
  const own = scene?.figures.find(({ side, place }) => side === pending.seat && place === 'table');
  return {
    prompt: tongue.prompt(pending, view),
    scene:
      scene === undefined
        ? null
        : { ...scene, terrain: null, sides: scene.sides.map((side) => ({ ...side, name: '' })) },
    types: (scene?.figures ?? []).map(({ type }) => ({ title: type })),
    denied: (board?.denied?.(asked) ?? []).map((one) => ({
      ...one,
      problem: told(tongue.refusals, one.problem),
    })),
    gambles: Object.values(board?.gambles?.(asked) ?? {}).map((words) => ({ words })),
    foregone: board?.foregone?.(asked) ?? null,
    prospects: target === undefined ? [] : (board?.prospects?.(asked, target.id, null) ?? []),
    sight:
      target === undefined || own === undefined
        ? []
        : board?.sight(view, { figure: own.id }, target.id).lines.map(({ by }) => ({ title: by })),
    whom: own === undefined ? null : board?.glimpse(view, { figure: own.id }),
    ground: board?.ground(asked)?.threats ?? [],
    refused: NONSENSE.flatMap((given) => objectionTo({ ruleset, tongue }, given, pending, view)),
  };
}

function objectionTo({ ruleset, tongue }: Spoken, given: Json, pending: Pending<Game>, state: Game['state']) {
  const found = objection({ ruleset, pending, state } as never, pending.seat, given);
  return found === null ? [] : [told(tongue.refusals, found)];
}

/** Unmarked texts of a few games, each looked at for a while. */
function gamesIn(spoken: Spoken): readonly string[] {
  const { ruleset, tongue } = spoken;
  const found: string[] = [];
  for (let n = 0; n < GAMES; n++) {
    const chance = random(`made up ${n}`);
    const pick = (pool: string) => {
      const all = ruleset.fuzz.pools[pool]!;
      return all[chance.below(all.length)]!;
    };
    const request = ruleset.fuzz.setup(chance, pick) as Parameters<typeof prepare>[1];
    const setup = prepare(ruleset, request);
    if (!setup.ok) throw new Error(setup.refusals[0]!.code);
    const { bestiary = [] } = setup.value.scenario as { readonly bestiary?: unknown };
    const given = givenIn([bestiary, request.seats.map(({ name, unit }) => [name ?? '', unit])]);
    for (let seat = 0; seat < request.seats.length; seat++) given.add(`Player ${seat + 1}`);
    let match = begin(ruleset, { setup: setup.value, dice: { seed: `made up ${n}` } });
    const policy = randomPolicy(ruleset, `made up ${n}`);
    let heard = 0;
    for (let q = 0; q < QUESTIONS && match.pending !== null; q++) {
      const { pending, state } = match;
      found.push(...textsIn(lookedAt(spoken, pending, state), given, pending.kind));
      const next = answer(match, pending.seat, policy({ ...pending, view: () => state }));
      if (!next.ok) throw new Error(next.refusals[0]!.code);
      match = next.value;
      for (; heard < match.told.length; heard++) {
        const { event } = match.told[heard]!;
        const line = {
          text: tongue.describe(event, match.state),
          telling: tongue.telling(event, match.state),
        };
        found.push(...textsIn(line, given, event.type));
      }
    }
  }
  return found;
}

/** Unmarked texts of a muster: every page of the ready-made units, new ones, and some that have gone wrong. */
function musteringIn(muster: Muster<unknown>): readonly string[] {
  const units = [
    ...muster.ready.map(({ unit }) => unit),
    ...muster.beginnings.map(({ id }) => muster.begin(id, 'made up')),
  ];
  const head = { title: muster.title, words: Object.values(muster.words), beginnings: muster.beginnings };
  return [
    ...textsIn(head, new Set(), 'muster'),
    ...units.flatMap((unit) => {
      const wrong = muster.renamed(unit, '');
      const pages = [unit, wrong].map((one) => ({
        summary: { line: muster.summary(one).line },
        form: muster.form(one),
        tally: muster.tally(one),
        findings: muster.findings(one),
        sheet: { ...muster.sheet(one), name: '' },
        compare: muster.compare(one),
      }));
      return textsIn(pages, givenIn(unit), 'muster');
    }),
  ];
}

/** Unmarked texts of what is chosen before a match, and of documents that are wrong. */
function documentsIn({ ruleset, tongue }: Spoken): readonly string[] {
  const { scenarios } = ruleset;
  const wrong = [{}, null, 7, ...scenarios.list.slice(0, 2).flatMap((scenario) => spoiled(scenario))];
  const refusals = wrong.flatMap((document) => {
    const checked = checkDocument(scenarios, document);
    return checked.ok ? (scenarios.advice?.(checked.value) ?? []) : checked.refusals;
  });
  const shown = {
    title: tongue.title,
    options: Object.values(titledOptions(ruleset.options, tongue.options)),
    groups: titledGroups(ruleset.optionGroups, tongue.optionGroups),
    scenarios: scenarios.list.map((scenario) => {
      const { title, premise, options = {} } = tongue.scenario(scenario);
      return {
        title,
        premise,
        options: Object.values(titledOptions(scenarios.options?.(scenario) ?? {}, options)),
      };
    }),
    refused: [...refusals, ...prepareNothing(ruleset)].map((refusal) => told(tongue.refusals, refusal)),
  };
  return textsIn(shown, new Set(), 'documents');
}

/** A document with one part after the other gone, or of another kind. */
function spoiled(document: object): readonly unknown[] {
  return Object.keys(document).flatMap((key) => [
    { ...document, [key]: 7 },
    { ...document, [key]: [] },
    Object.fromEntries(Object.entries(document).filter(([other]) => other !== key)),
    { ...document, [`${key}x`]: 1 },
  ]);
}

function prepareNothing(ruleset: Ruleset<Game>) {
  const setup = prepare(ruleset, { scenario: 'nowhere', seats: [{ unit: 7 }], options: { nothing: true } });
  return setup.ok ? [] : setup.refusals;
}

describe('in a tongue that nobody speaks everything is said through the words', async () => {
  const listed = await Promise.all(Object.values(RULESETS).map((fetch) => fetch()));
  const campaigns = await Promise.all(
    Object.values(CAMPAIGNS).map(async ({ fetch }) => (await fetch()).in().ruleset),
  );
  const rulesets = [duel as unknown as Ruleset<Game>, ...listed, ...campaigns];
  describe.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
    const spoken = { ruleset, tongue: inMadeUpTongue(ruleset.speech).in() };

    it('in play: questions, answers that are refused, what happens, the picture', () => {
      expect([...new Set(gamesIn(spoken))]).toEqual([]);
    }, 120_000);

    it('in what is chosen before, and in documents that are wrong', () => {
      expect([...new Set(documentsIn(spoken))]).toEqual([]);
    });

    it('in the muster', () => {
      const { muster } = spoken.tongue;
      expect(muster === undefined ? [] : [...new Set(musteringIn(muster))]).toEqual([]);
    });
  });

  it('in exact chances', () => {
    const [game] = rulesets.filter(({ odds }) => odds?.brief !== undefined);
    const { tongue } = { tongue: inMadeUpTongue(game!.speech).in() };
    const laid = game!.odds!.brief!({ ask: 'shot', shooter: 'rifleman', target: 'werewolf', range: 12 });
    if (!laid.ok) throw new Error(laid.refusals[0]!.code);
    const state = game!.positions.arrange(laid.value.position, {
      words: [1, 2, 3, 4],
      script: null,
      next: 0,
    });
    const lines = tongue.odds!(game!.odds!.odds(state, laid.value.query));
    expect(textsIn({ lines }, new Set())).toEqual([]);
  });
});

describe.each(Object.entries(CAMPAIGNS))('in that tongue, too, the campaign of %s', (_, listed) => {
  it('says everything through the words', async () => {
    const campaign = inMadeUpTongue(await listed.fetch()).in();
    const { ruleset } = campaign;
    const units = ruleset.units.ready.slice(0, 2);
    const setup = prepare(ruleset, {
      scenario: ruleset.scenarios.list[0]!.id,
      seats: units.map((unit) => ({ unit })),
    });
    if (!setup.ok) throw new Error(setup.refusals[0]!.code);
    const given = givenIn(units);
    for (const name of ['Player 1', 'Player 2', ruleset.scenarios.list[0]!.id]) given.add(name);
    let match = begin(ruleset, { setup: setup.value, dice: { seed: 'made up' } });
    const policy = randomPolicy(ruleset, 'made up');
    const found: string[] = [];
    for (let q = 0; q < QUESTIONS && match.pending !== null; q++) {
      const { pending, state } = match;
      const shown = {
        ledger: { ...campaign.ledger(state), title: '' },
        asking: campaign.asking(pending, state),
      };
      givenIn((state as unknown as { readonly players: unknown }).players, given);
      found.push(...textsIn(shown, given, pending.kind));
      const next = answer(match, pending.seat, policy({ ...pending, view: () => state }));
      if (!next.ok) throw new Error(next.refusals[0]!.code);
      match = next.value;
    }
    expect(textsIn({ words: campaign.words.units, title: campaign.words.standing }, given)).toEqual([]);
    expect([...new Set(found)]).toEqual([]);
  });
});
