import { type Cue, inchesOf } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import type { Dispatch } from '../snapshot.ts';
import { type Body, type Eyes, shortName, subject, TOUCHING } from './eyes.ts';
import { closest, seeing } from './nearest.ts';
import { orderOf, placeOf } from './sights.ts';
import { isTest } from './tests.ts';
import type { Doer, Drafts } from './tiding.ts';

/** What somebody else did, from his first deed to his last. */
export interface Chunk {
  readonly actor: Body;
  readonly dispatches: readonly Dispatch[];
}

/** All gestures of it, by what they are. */
type Cues = { readonly [K in Cue['kind']]: readonly Extract<Cue, { readonly kind: K }>[] };

/** Inches within which an enemy who comes nearer is told of. */
const NEAR = 12;
/** Within which the order in which a group comes is told, too. */
const CLOSE = 6;

/** One sentence for all of it; nothing where nothing came of it. */
export function digestOf(eyes: Eyes, { actor, dispatches }: Chunk): Drafts {
  const cues = sorted(dispatches.flatMap(({ telling }) => telling.cues ?? []));
  const tested = dispatches.filter((dispatch) => isTest(eyes, dispatch));
  const { news } = eyes.say;
  const fought = fightersIn(eyes, actor, cues).flatMap((body) => violence(eyes, body, cues));
  // Whoever fought is told of by what came of it; where he got to can be asked.
  const came = fought.length === 0 ? coming(eyes, actor, cues) : [];
  const lost = losses(eyes, dispatches, cues);
  const parts = [...fought, ...lost, ...nerve(eyes, cues, tested), ...came];
  if (parts.length === 0) return [];
  const moved = news.moves([subject(actor)]);
  if (parts.length === 1 && parts[0] === moved)
    return [{ kind: 'news', text: news.sentence(parts), at: spotOf(actor), moved: subject(actor) }];
  const harms = harmed(eyes, dispatches, cues);
  const kind = eyes.isFoe(actor) ? 'news' : 'result';
  const text = news.sentence(news.ofOne(actor.name, parts));
  return [
    {
      kind,
      text,
      at: spotOf(actor),
      ...(harms ? { harms } : {}),
      ...(kind === 'news'
        ? { deeds: { actors: [actor.name], dispatches, costs: lost.length > 0 } }
        : { of: dispatches }),
    },
  ];
}

/** All that is left over, in so many words: whom it has harmed before who did it; what one's own rolled in any case. */
export function restOf(eyes: Eyes, rest: Drafts, most: number): Drafts {
  const { news } = eyes.say;
  const dispatches = [...new Set(rest.flatMap(({ deeds, of }) => deeds?.dispatches ?? of ?? []))];
  const actors = new Set(rest.flatMap(({ deeds }) => deeds?.actors ?? []));
  const cues = sorted(dispatches.flatMap(({ telling }) => telling.cues ?? []));
  const fits = (all: readonly string[]) => news.sentence(all).split(' ').length <= most;
  const parts: string[] = [...answersIn(eyes, cues), ...rollsIn(eyes, rest, fits)];
  const others = actors.size === 0 ? [] : [news.others(actors.size)];
  for (const part of [...losses(eyes, dispatches, cues), ...others])
    if (fits([...parts, part])) parts.push(part);
  if (parts.length === 0) return [];
  const harms = rest.some((one) => one.harms === true);
  return [{ kind: 'news', text: news.sentence(parts), at: null, ...(harms ? { harms } : {}) }];
}

/** What one's own did who were set upon: their rolls are told whatever is summed up. */
function answersIn(eyes: Eyes, { ball, blow }: Cues): readonly string[] {
  const hits = [
    ...ball.map(({ from, end }) => ({ from, hit: end === 'hit' })),
    ...blow.map(({ from, landed }) => ({ from, hit: landed })),
  ];
  return bodiesOf(
    eyes,
    hits.map(({ from }) => from),
  )
    .filter((body) => !eyes.isFoe(body))
    .map((body) => {
      const told = hits.filter(({ from, hit }) => hit && eyes.bodyOf(from) === body);
      return eyes.say.news.answers(subject(body), told.length);
    });
}

/** What came of one's own meanwhile: in its own words if there is room, else how many rolls passed. */
function rollsIn({ say: { news } }: Eyes, rest: Drafts, fits: (all: readonly string[]) => boolean) {
  const held = rest.filter(({ kind }) => kind === 'result');
  const texts = [...new Set(held.map(({ text }) => text.replace(/\.$/, '')))];
  const rolls = held.flatMap(({ of = [] }) => of.filter(isPlainRoll));
  if (held.length === texts.length && fits([...texts, news.others(rest.length)])) return texts;
  if (rolls.length === 0) return [];
  const passed = rolls.filter(({ telling }) => telling.attempt?.passed === true).length;
  return [news.rolls(passed, rolls.length - passed)];
}

/** A roll that is neither shot nor blow. */
const isPlainRoll = ({ telling: { attempt, cues = [] } }: Dispatch): boolean =>
  attempt !== undefined && !cues.some(({ kind }) => kind === 'ball' || kind === 'blow');

function spotOf({ first }: Body): Spot | null {
  return first.place === 'table' ? { x: first.x, y: first.y, z: first.z } : null;
}

function sorted(cues: readonly Cue[]): Cues {
  const of = <K extends Cue['kind']>(kind: K) =>
    cues.filter((cue): cue is Extract<Cue, { kind: K }> => cue.kind === kind);
  return {
    move: of('move'),
    fire: of('fire'),
    ball: of('ball'),
    burst: of('burst'),
    blow: of('blow'),
    'back-off': of('back-off'),
    forced: of('forced'),
    fall: of('fall'),
    spell: of('spell'),
    terror: of('terror'),
    dice: of('dice'),
    harm: of('harm'),
    death: of('death'),
    arrival: of('arrival'),
    slip: of('slip'),
    objective: of('objective'),
  };
}

const bodiesOf = (eyes: Eyes, ids: readonly string[]): readonly Body[] => [
  ...new Set(ids.flatMap((id) => eyes.bodyOf(id) ?? [])),
];

const namesOf = (eyes: Eyes, ids: readonly string[]): readonly string[] =>
  bodiesOf(eyes, ids).map(({ name }) => name);

/** He, and whoever fires or strikes back at him. */
function fightersIn(eyes: Eyes, actor: Body, { fire, ball, blow }: Cues): readonly Body[] {
  const others = [...fire, ...ball, ...blow].flatMap(({ from }) => eyes.bodyOf(from) ?? []);
  return [actor, ...new Set(others.filter(({ id }) => id !== actor.id))];
}

/** Shots and blows of his, and whether they told; a shot whose dice may be thrown again has not told yet. */
function violence(eyes: Eyes, actor: Body, cues: Cues): readonly string[] {
  const { news } = eyes.say;
  const isHis = (id: string) => id === actor.id || actor.figures.some((figure) => figure.id === id);
  const shots = cues.fire.filter(({ from }) => isHis(from));
  const balls = cues.ball.filter(({ from }) => isHis(from));
  const hits = balls.filter(({ end }) => end === 'hit').length;
  const targets = namesOf(eyes, [
    ...shots.flatMap(({ to }) => to.filter((one): one is string => typeof one === 'string')),
    ...balls.map(({ to }) => to),
  ]);
  const blows = cues.blow.filter(({ from }) => isHis(from));
  const landed = blows.filter((blow) => blow.landed).length;
  const struck = namesOf(
    eyes,
    blows.map(({ to }) => to),
  );
  const who = subject(actor);
  const fires =
    balls.length === 0
      ? news.fires(who, targets)
      : shots.length === 0
        ? news.came(who, targets, hits)
        : news.shoots(who, targets, hits);
  return [
    ...(targets.length === 0 ? [] : [fires]),
    ...(blows.length === 0 ? [] : [news.strikes(who, struck, landed)]),
    ...(cues.spell.some(({ from }) => isHis(from)) ? [news.casts(who)] : []),
  ];
}

/** Who is hurt and who is out of it; of a group, how many. */
function losses(eyes: Eyes, dispatches: readonly Dispatch[], cues: Cues): readonly string[] {
  const { news } = eyes.say;
  const out = [
    ...new Set([
      ...cues.death.map(({ figure }) => figure),
      ...dispatches.flatMap(({ telling }) => telling.lost ?? []),
    ]),
  ];
  const points = new Map<string, number>();
  for (const { figure, points: many } of cues.harm) points.set(figure, (points.get(figure) ?? 0) + many);
  const hurt = [...points].filter(([figure]) => !out.includes(figure));
  const fallen = counted(eyes, out);
  const unhurt = dispatches.flatMap(({ telling: { hurt: blow } }) =>
    blow?.points === 0 ? [blow.figure] : [],
  );
  const spared = counted(
    eyes,
    [...new Set(unhurt)].filter((figure) => !points.has(figure) && !out.includes(figure)),
  );
  // Of whole groups the fallen say enough.
  const wounded = fallen.length === 0 ? hurt : hurt.filter(([figure]) => eyes.bodyOf(figure)?.group === null);
  return [
    ...(fallen.length === 0 ? [] : [news.falls(fallen)]),
    ...counted(
      eyes,
      wounded.map(([figure]) => figure),
    ).map((one) => {
      const alone = hurt.filter(([figure]) => eyes.bodyOf(figure)?.name === one.name);
      return news.harmed(
        one,
        alone.reduce((sum, [, many]) => sum + many, 0),
      );
    }),
    ...(spared.length === 0 ? [] : [news.unharmed(spared)]),
  ];
}

/** Figures by name, those of a group by their number. */
export function counted(eyes: Eyes, figures: readonly string[]): readonly Doer[] {
  const by = new Map<Body, number>();
  for (const id of figures) {
    const body = eyes.bodyOf(id);
    if (body !== undefined) by.set(body, (by.get(body) ?? 0) + 1);
  }
  return [...by].map(([body, count]) =>
    body.group === null
      ? { name: shortName(body.name), many: false }
      : { name: eyes.say.news.some(count, body.name), many: count > 1 },
  );
}

/** Whose nerve gives way; that of one's own is told by their rolls. */
function nerve(eyes: Eyes, { terror }: Cues, tested: readonly Dispatch[]): readonly string[] {
  const told = tested.map(({ telling }) => eyes.bodyOf(telling.attempt!.who));
  const shaken = bodiesOf(
    eyes,
    terror.filter(({ held }) => !held).map(({ figure }) => figure),
  ).filter((body) => !told.includes(body));
  return shaken.length === 0 ? [] : [eyes.say.news.shaken(shaken.map(subject))];
}

/** Where he has got to: whom he has come near, whether he is seen; where he only moved, that he did. */
function coming(eyes: Eyes, actor: Body, cues: Cues): readonly string[] {
  const { news } = eyes.say;
  const arrived = cues.arrival.find(({ figure }) => eyes.bodyOf(figure)?.id === actor.id);
  if (arrived !== undefined) return [news.arrives(subject(actor), placeOf(eyes, arrived.at))];
  const moved = cues.move.some(({ figure }) => eyes.bodyOf(figure)?.id === actor.id);
  if (!moved || actor.first.place !== 'table') return [];
  const near = nearestOwn(eyes, actor);
  if (near === null || near.far > NEAR * inchesOf(eyes.unit)) return [news.moves([subject(actor)])];
  const came =
    near.far < TOUCHING
      ? news.reaches(subject(actor), near.name)
      : news.near(subject(actor), eyes.length(near.far), near.name, near.seen);
  const isClose = near.far <= CLOSE * inchesOf(eyes.unit);
  const [order] = actor.group === null || !isClose ? [] : orderOf(eyes, actor.figures);
  return [order === undefined ? came : news.inOrder(came, order)];
}

function nearestOwn(
  eyes: Eyes,
  actor: Body,
): { readonly name: string; readonly far: number; readonly seen: boolean } | null {
  const own = eyes.own.filter(({ first }) => first.place === 'table');
  const all = own.map((body) => {
    return { body, far: closest(eyes, body, actor).report.distance };
  });
  const nearest = all.reduce<(typeof all)[number] | null>(
    (a, b) => (a === null || b.far < a.far ? b : a),
    null,
  );
  if (nearest === null) return null;
  const { body, far } = nearest;
  return { name: body.name, far, seen: seeing(eyes, body, actor).report.visible };
}

function harmed(eyes: Eyes, dispatches: readonly Dispatch[], cues: Cues): boolean {
  const hit = [...cues.harm, ...cues.death].map(({ figure }) => figure);
  const aimed = cues.fire.flatMap(({ to }) => to.filter((one): one is string => typeof one === 'string'));
  const lost = dispatches.flatMap(({ telling }) => telling.lost ?? []);
  return [...hit, ...aimed, ...lost].some((id) => {
    const body = eyes.bodyOf(id);
    return body !== undefined && !eyes.isFoe(body);
  });
}
