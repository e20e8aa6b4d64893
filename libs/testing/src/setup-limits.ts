import { expect, vi } from 'vitest';
import { waitAtMost } from './eventually.js';

// Before each file. The limits are of what hangs only: tests wait for conditions, and a loaded machine takes its time; six times as
// long for a program's start, where it has ten times as much to do as it can.
const startsPrograms = expect.getState().testPath?.endsWith('.e2e.spec.ts');
const testTimeout = startsPrograms ? 360_000 : 60_000;
vi.setConfig({ testTimeout, hookTimeout: startsPrograms ? testTimeout : 180_000 });
waitAtMost(testTimeout - 10_000);
