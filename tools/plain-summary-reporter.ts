import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';

type Counted = 'passed' | 'failed' | 'skipped';

/**
 * Ends a run with what a reader of its last lines has to know, whatever the terminal: which tests failed and why, which passed
 * only when tried again, which were skipped, and one plain line, `N passed, N failed, N skipped`.
 */
export default class PlainSummaryReporter implements Reporter {
  /** Said at once, too: a run that hangs or is cut short has no end to say it at. */
  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    const outcome = test.diagnostic()?.flaky ? 'unsteady' : state;
    if (outcome === 'unsteady' || outcome === 'failed')
      process.stdout.write(`already ${outcome}: ${placeOf(test)}: ${reasonOf(test)}\n`);
  }

  onTestModuleEnd(module: TestModule): void {
    for (const line of brokenGroups(module)) process.stdout.write(`already failed: ${line}\n`);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message?: string; stack?: string }[]): void {
    const counts: Record<Counted, number> = { passed: 0, failed: 0, skipped: 0 };
    const count = (what: Counted, line?: string): void => {
      counts[what] += 1;
      if (line !== undefined) process.stdout.write(`${what}: ${line}\n`);
    };
    for (const error of errors) count('failed', `outside of any test: ${error.stack ?? error.message ?? 'unknown'}`);
    for (const module of modules) {
      for (const line of brokenGroups(module)) count('failed', line);
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (test.diagnostic()?.flaky) process.stdout.write(`unsteady: ${placeOf(test)}: ${reasonOf(test)}\n`);
        if (state === 'passed') count(state);
        else if (state === 'failed') count(state, `${placeOf(test)}: ${reasonOf(test)}`);
        else if (state === 'skipped') count(state, test.fullName);
      }
    }
    process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
  }
}

/** What failed before or after the tests of a file or of a group. */
function brokenGroups(module: TestModule): string[] {
  const { relativeModuleId: file } = module;
  const groups: (TestModule | TestSuite)[] = [module, ...module.children.allSuites()];
  return groups
    .filter((group) => group.errors().length)
    .map((group) => `${group.type === 'suite' ? `${file} > ${group.fullName}` : file}: ${reasonsOf(group.errors())}`);
}

const placeOf = (test: TestCase): string => `${test.module.relativeModuleId} > ${test.fullName}`;

const reasonOf = (test: TestCase): string => reasonsOf(test.result().errors ?? []);

/** In one line each, however many they were said in. */
const reasonsOf = (errors: readonly { message: string }[]): string =>
  errors.map(({ message }) => message.replaceAll(/\n\s*/gu, ' | ').slice(0, 2_000)).join('; ');
