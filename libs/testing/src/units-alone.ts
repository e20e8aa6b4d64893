import type { TestProject } from 'vitest/node';

/** Whether this run is of unit tests, which start nothing. While they are watched, others may be asked for later. */
export const unitsAlone = ({ vitest }: TestProject): boolean =>
  !vitest.config.watch && vitest.state.getPaths().every((path) => path.endsWith('.unit.spec.ts'));
