import { vi } from 'vitest';
import { asAtStart } from './process-at-start.js';

// Before each file: what the one before has left behind is none of its business, whichever that was.
vi.useRealTimers();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
asAtStart();
