import type { InterviewState } from '@parley/client';
import { useState } from 'react';
import { changedPaths } from './changed-paths.js';

const NOTHING: ReadonlySet<string> = new Set();

/** What the latest change of the state touched. A state that is the same stays the same object, so reading it anew changes nothing. */
export function useChanges(state: InterviewState): ReadonlySet<string> {
  const [seen, setSeen] = useState({ state, changed: NOTHING });
  if (seen.state === state) return seen.changed;
  const changed = changedPaths(seen.state, state);
  setSeen({ state, changed });
  return changed;
}
