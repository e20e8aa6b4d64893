import { expect, vi } from 'vitest';
import { waitAtMost } from './eventually.js';

// Before each file. The limits are of what hangs only: tests wait for conditions, and a loaded machine takes its time; a test of
// 2 seconds took over 60 on one. Twice as long for a program's start, where it has ten times as much to do as it can.
const startsPrograms = expect.getState().testPath?.endsWith('.e2e.spec.ts');
const testTimeout = startsPrograms ? 360_000 : 180_000;
vi.setConfig({ testTimeout, hookTimeout: testTimeout });
waitAtMost(testTimeout - 10_000);
