import type { Dispatch } from '../snapshot.ts';
import { type Body, type Eyes, subject } from './eyes.ts';
import type { Draft, Drafts } from './tiding.ts';

/** A roll that lies beside whom it is meant for: what comes of it is told next. */
export function isAimed({ telling: { kind, attempt, cues = [] } }: Dispatch): boolean {
  return (
    kind === 'dice' &&
    attempt !== undefined &&
    cues.some((cue) => cue.kind === 'dice' && cue.by !== attempt.who)
  );
}

/** A roll of one's own that is part of no attack: whether they stand it or run, keep their seats or fall. */
export function isTest(eyes: Eyes, dispatch: Dispatch): boolean {
  const { attempt, cues = [] } = dispatch.telling;
  const who = attempt === undefined ? undefined : eyes.bodyOf(attempt.who);
  if (who === undefined || eyes.isFoe(who) || isAimed(dispatch)) return false;
  return !cues.some(({ kind }) => kind === 'ball' || kind === 'blow');
}

/** Who has failed a test, each in a sentence; those who have passed are named together. */
export function stood(eyes: Eyes, tests: readonly Dispatch[]): Drafts {
  const { news } = eyes.say;
  const whole = tests.filter((test) => !isOfOne(eyes, test));
  const passed = whole.filter(({ telling: { attempt } }) => attempt?.passed === true);
  const bodies = new Set(passed.flatMap(({ telling }) => eyes.bodyOf(telling.attempt!.who) ?? []));
  const failed = whole.filter((test) => !passed.includes(test));
  return [
    ...oneByOne(
      eyes,
      tests.filter((test) => !whole.includes(test)),
    ),
    ...failed.map((test) => result(eyes, eyes.say.unrolled(test.text), [test])),
    ...(bodies.size === 0
      ? []
      : [result(eyes, news.sentence([news.stand([...bodies].map(subject))]), passed)]),
  ];
}

/** Of a group, somebody has rolled for himself. */
function isOfOne(eyes: Eyes, { telling: { attempt } }: Dispatch): boolean {
  const who = attempt === undefined ? undefined : eyes.bodyOf(attempt.who);
  return who !== undefined && who.group !== null && who.id !== attempt?.who;
}

/** What those of a group have rolled each for himself; to whom the same has happened, in a sentence. */
function oneByOne(eyes: Eyes, tests: readonly Dispatch[]): Drafts {
  const { news, unrolled } = eyes.say;
  const runs = new Map<string, { readonly body: Body; readonly deed: string; readonly of: Dispatch[] }>();
  for (const test of tests) {
    const { who } = test.telling.attempt!;
    const body = eyes.bodyOf(who)!;
    const name = eyes.figure(who)?.name ?? '';
    const told = unrolled(test.text);
    const deed = told.startsWith(`${name} `) ? told.slice(name.length + 1) : told;
    const run = runs.get(`${body.id} ${deed}`) ?? { body, deed, of: [] };
    run.of.push(test);
    runs.set(`${body.id} ${deed}`, run);
  }
  return [...runs.values()].map(({ body, deed, of }) => {
    const texts = of.map(({ text }) => unrolled(text));
    const many = new Set(texts).size;
    if (many > 1) return result(eyes, news.each(many, body.name, deed), of);
    return result(eyes, texts.length === 1 ? texts[0]! : news.times(texts[0]!, texts.length), of);
  });
}

const result = (eyes: Eyes, text: string, of: readonly Dispatch[]): Draft => ({
  kind: 'result',
  text: eyes.say.aloud(text),
  at: null,
  of,
});
