import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, on whatever machine; files are small that start much. */
const SLOWEST = [
  ...[
    'test/chaos/',
    'test/benches',
    'test/console/accessibility',
    'test/silence',
    'test/cli.',
    'test/termination',
    'messaging/src/conformance',
    'test/interview-crash',
    'partitions/partitions',
  ],
  ...['test/restarts', 'mcp/src/tools', 'test/console/', 'test/own-stack', 'test/stops', 'test/crash'],
  ...[
    'test/package/',
    'test/configuration',
    'test/outages/',
    'test/fuzz/',
    'test/linear/',
    '.e2e.spec.ts',
    'render/width',
  ],
];

/** The slowest files first: one that begins when the others are done would be waited for alone. */
export default class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ moduleId }: TestSpecification): number => {
      const at = SLOWEST.findIndex((part) => moduleId.includes(part));
      return at < 0 ? SLOWEST.length : at;
    };
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
