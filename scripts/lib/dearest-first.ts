import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Specs that wait for a browser or for other processes take longest, however short their files are. */
const DEAR =
  /\.browser\.spec\.ts$|[/-](process|engine-thread|walks|endurance|whole-games|siege|kill-test|bots-page|replays)\.spec\.ts$/;

/** What takes longest, then the others, each in the order in which they came. */
export function dearestFirst<Spec extends { readonly moduleId: string }>(files: readonly Spec[]): Spec[] {
  const isDear = ({ moduleId }: Spec) => DEAR.test(moduleId);
  return [...files.filter(isDear), ...files.filter((file) => !isDear(file))];
}

/** Begins with what takes longest, so that no worker is still at it when the others have nothing left to do. */
export class DearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return dearestFirst(await super.sort(files));
  }
}
