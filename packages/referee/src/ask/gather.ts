import { counted } from './digest.ts';
import type { Eyes } from './eyes.ts';
import type { Draft, Drafts } from './tiding.ts';

export const goingTo = ({ say: { news } }: Eyes, names: readonly string[], where: string): string =>
  news.sentence([news.goes(names, where)]);

/** Whoever gets to the same place as others of the same order is named with them. */
export function atOnePlace(tidings: Drafts, eyes: Eyes): Drafts {
  const said: Draft[] = [];
  let run: Map<string, { readonly names: string[]; readonly tiding: Draft }> = new Map();
  const close = () => {
    for (const [where, { names, tiding }] of run)
      said.push({ ...tiding, text: goingTo(eyes, [...new Set(names)], where) });
    run = new Map();
  };
  for (const tiding of tidings) {
    const went = tiding.went === undefined ? undefined : alone(tiding.went, tidings);
    if (went === undefined) {
      close();
      said.push(tiding);
    } else if (run.has(went.where)) run.get(went.where)!.names.push(went.name);
    else run.set(went.where, { names: [went.name], tiding });
  }
  close();
  return said;
}

/** Several of a group who get up or are lost one after the other are told of together; and where they got to, once. */
export function ofOneFate(tidings: Drafts, eyes: Eyes): Drafts {
  const said: Draft[] = [];
  let run: { readonly at: number; readonly is: 'up' | 'out'; readonly figures: string[] }[] = [];
  for (const tiding of tidings) {
    const { fate, went } = tiding;
    if (fate === undefined && went === undefined) run = [];
    if (fate === undefined) {
      const twice =
        run.length > 0 && said.some(({ text, went: to }) => to !== undefined && text === tiding.text);
      if (!twice) said.push(tiding);
      continue;
    }
    const same = run.find(({ is }) => is === fate.is);
    if (same === undefined) {
      run.push({ at: said.length, is: fate.is, figures: [fate.figure] });
      said.push(tiding);
      continue;
    }
    same.figures.push(fate.figure);
    const { news } = eyes.say;
    said[same.at] = {
      ...said[same.at]!,
      text: news.sentence([news.fate[fate.is](counted(eyes, same.figures))]),
      of: [...(said[same.at]!.of ?? []), ...(tiding.of ?? [])],
    };
  }
  return said;
}

/** Whoever went without the others of his group is told of by his own name. */
function alone(went: NonNullable<Draft['went']>, tidings: Drafts) {
  const same = tidings.filter((tiding) => tiding.went?.name === went.name);
  const figures = new Set(same.map((tiding) => tiding.went?.one?.figure));
  return figures.size === 1 && went.one !== null ? went.one : went;
}
