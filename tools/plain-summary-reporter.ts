import type { Reporter, TestCase, TestModule } from 'vitest/node';

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

  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message?: string; stack?: string }[]): void {
    const counts: Record<Counted, number> = { passed: 0, failed: 0, skipped: 0 };
    const count = (what: Counted, line?: string): void => {
      counts[what] += 1;
      if (line !== undefined) process.stdout.write(`${what}: ${line}\n`);
    };
    for (const error of errors) count('failed', `outside of any test: ${error.stack ?? error.message ?? 'unknown'}`);
    for (const module of modules) {
      const { relativeModuleId: file } = module;
      for (const group of [module, ...module.children.allSuites()]) {
        const name = group.type === 'suite' ? `${file} > ${group.fullName}` : file;
        for (const error of group.errors()) count('failed', `${name}: ${error.message}`);
      }
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

const placeOf = (test: TestCase): string => `${test.module.relativeModuleId} > ${test.fullName}`;

function reasonOf(test: TestCase): string {
  const reasons = (test.result().errors ?? []).map(({ message }) =>
    message.replaceAll(/\n\s*/gu, ' | ').slice(0, 2_000),
  );
  return reasons.join('; ');
}
