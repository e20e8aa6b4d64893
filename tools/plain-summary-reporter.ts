import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one plain line, whatever the terminal: `N passed, N failed, N skipped`. */
export default class PlainSummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts = { passed: 0, failed: errors.length, skipped: 0 };
    for (const module of modules) {
      if (module.state() === 'failed' && ![...module.children.allTests('failed')].length) counts.failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed' || state === 'failed' || state === 'skipped') counts[state] += 1;
        if (state === 'skipped') process.stdout.write(`skipped: ${test.fullName}\n`);
      }
    }
    process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
  }
}
