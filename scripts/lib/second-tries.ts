import process from 'node:process';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** The sentence about specs that passed at their second try only, or nothing. */
export function secondTries(names: readonly string[]): string {
  if (names.length === 0) return '';
  const lines = names.map((name) => `  ${name}`).join('\n');
  return `\nPassed at the second try only: somebody should find out why.\n${lines}\n`;
}

const needsTwo = (test: TestCase) => test.diagnostic()?.flaky === true;

/** Says at the end which specs needed a second try, so that none of them stays so unnoticed. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap(({ children }) =>
      [...children.allTests('passed')]
        .filter(needsTwo)
        .map(({ module, fullName }) => `${module.relativeModuleId}: ${fullName}`),
    );
    process.stdout.write(secondTries(names));
  }
}
