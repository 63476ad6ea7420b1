import { readdirSync, readFileSync } from 'node:fs';
import bayonetPoint from '@vedette/bayonet-point';
import duel from '@vedette/duel';
import {
  buildId,
  doubtAbout,
  type Game,
  load,
  type Match,
  playOut,
  type Replay,
  type Ruleset,
  randomPolicy,
  type Save,
  verify,
} from '@vedette/engine';
import fearAndFaith from '@vedette/fear-and-faith';
import faithCampaign from '@vedette/fear-and-faith/campaign';
import silverBayonet from '@vedette/silver-bayonet';
import campaignRules from '@vedette/silver-bayonet/campaign';
import { describe, expect, it } from 'vitest';

const root = `${import.meta.dirname}/../../..`;

/** Games kept for ever, by the package that they lie in. */
const KEPT: readonly (readonly [string, unknown])[] = [
  ['examples/duel/fixtures/saves', duel],
  ['packages/bayonet-point/fixtures/saves', bayonetPoint],
  ['packages/fear-and-faith/fixtures/saves', fearAndFaith],
  ['packages/silver-bayonet/fixtures/saves', silverBayonet],
  ['packages/silver-bayonet/fixtures/campaigns', campaignRules],
  ['packages/fear-and-faith/fixtures/campaigns', faithCampaign],
  ['examples/duel/fixtures/replays', duel],
  ['packages/bayonet-point/fixtures/replays', bayonetPoint],
  ['packages/fear-and-faith/fixtures/replays', fearAndFaith],
  ['packages/silver-bayonet/fixtures/replays', silverBayonet],
];

type Kept<Format> = readonly [string, Ruleset<Game>, Format];

function filesOf<Format extends { readonly format: string }>(
  format: Format['format'],
): readonly Kept<Format>[] {
  return KEPT.flatMap(([folder, ruleset]) =>
    readdirSync(`${root}/${folder}`).flatMap((file) => {
      const document = JSON.parse(readFileSync(`${root}/${folder}/${file}`, 'utf8')) as Format;
      const name = `${folder.split('/')[1]}: ${file}`;
      return document.format === format ? [[name, ruleset as Ruleset<Game>, document] as const] : [];
    }),
  );
}

const saves = filesOf<Save<Game>>('vedette-save');
const replays = filesOf<Replay<Game>>('vedette-replay');

function opened(ruleset: Ruleset<Game>, save: Save<Game>): Match<Game> {
  const loaded = load(ruleset, save);
  expect(loaded.ok ? [] : loaded.refusals).toEqual([]);
  if (!loaded.ok) throw new Error('not opened');
  return loaded.value.match;
}

/** Whether it can be played on to its end. */
function ends(ruleset: Ruleset<Game>, match: Match<Game>): boolean {
  return playOut(match, { seed: 'on', seat: null, policy: randomPolicy(ruleset, 'on') }).over;
}

function isReworded({ formerAnswer }: Ruleset<Game>, answer: unknown): boolean {
  return formerAnswer !== undefined && typeof answer === 'string' && /\d/.test(answer);
}

const CURE = 'a change of form brings a migration and keeps an old save as a fixture: CONTRIBUTING.md';

describe(`games kept for ever (${CURE})`, () => {
  it('are there with secret aims, which no game has to have', () => {
    const having = saves.filter(([, , save]) => JSON.stringify(save).includes('"aims":[{"seats"'));
    expect(having.map(([name]) => name)).toEqual([
      'bayonet-point: form-1-secret-aims.json',
      'silver-bayonet: form-3-secret-aims.json',
    ]);
  });

  it('are there of every game and campaign, in every form', () => {
    const forms = new Set(saves.map(([, { id }, { schema }]) => `${id} ${schema}`));
    const wanted = [duel, bayonetPoint, fearAndFaith, silverBayonet, campaignRules, faithCampaign].flatMap(
      (ruleset) => Array.from({ length: ruleset.schema }, (_, n) => `${ruleset.id} ${n + 1}`),
    );
    expect([...forms].sort()).toEqual(wanted.sort());
    expect(new Set(replays.map(([, { id }]) => id)).size).toBe(6);
  });

  it.each(saves)('%s opens and goes on to its end', (_, ruleset, save) => {
    const match = opened(ruleset, save);
    // Under other rules some answers may not stand any more.
    const ownBuild = save.build === buildId(ruleset);
    const kept = save.answers.slice(0, ownBuild ? undefined : match.answers.length);
    // Ids that have changed since are put into today's words.
    const today = kept.map((answer, i) => (isReworded(ruleset, answer) ? match.answers[i] : answer));
    expect(match.answers).toEqual(today);
    expect(ends(ruleset, match)).toBe(true);
  });

  it.each(saves)('%s opens from its boundary, as when the rules have changed since', (_, ruleset, save) => {
    // Other dice than the game had can be told from no game that was played: nothing of its past is proved.
    const [a, b, c, d] = save.boundary.dice.words;
    const dice = { ...save.boundary.dice, words: [a ^ 1, b, c, d] as typeof save.boundary.dice.words };
    const match = opened(ruleset, { ...save, begun: 'an older build', boundary: { ...save.boundary, dice } });
    expect(doubtAbout(match)?.code).toBe('save.unproved');
    expect(ends(ruleset, match)).toBe(true);
  });

  it.each(replays)('%s is a replay still; with its own build it holds', (_, ruleset, replay) => {
    const verified = verify(ruleset, replay);
    const codes = verified.ok ? [] : verified.refusals.map(({ code }) => code);
    const ownBuild = replay.build === buildId(ruleset);
    expect(codes.filter((code) => ownBuild || code.startsWith('save.'))).toEqual([]);
  });
});
