import { BaseSequencer, type TestSpecification } from 'vitest/node';

const BROWSER = /\.browser\.spec\.ts$/;

/** Specs that wait for other processes, or walk for long, take longest of the rest, however short their files are. */
const DEAR =
  /[/-](process|engine-thread|walks|endurance|whole-games|siege|kill-test|bots-page|replays)\.spec\.ts$/;

const ranks = [BROWSER, DEAR];

function rank({ moduleId }: { readonly moduleId: string }): number {
  const found = ranks.findIndex((names) => names.test(moduleId));
  return found < 0 ? ranks.length : found;
}

/**
 * What waits for a browser, what else takes long, then the others, each in the order in which they came. Between the
 * browser's specs stand no others: a worker goes from file to file within a project only, and one that changes projects
 * loads all modules, and its Chromium, anew.
 */
export function dearestFirst<Spec extends { readonly moduleId: string }>(files: readonly Spec[]): Spec[] {
  return files.toSorted((a, b) => rank(a) - rank(b));
}

/** Begins with what takes longest, so that no worker is still at it when the others have nothing left to do. */
export class DearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return dearestFirst(await super.sort(files));
  }
}
