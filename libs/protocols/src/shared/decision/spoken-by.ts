import type { RecordedEvent } from '@parley/contracts';
import type { Step } from './record.js';

/** Whoever calls where no keys are asked for: no name that tells anything. */
const NOBODY = 'local';

/** What a person said to the channel, as a step of how it came about; a command shows by what it does. */
export function spokenBy({ type, data }: RecordedEvent): Step | undefined {
  if (type !== 'InterventionRecorded' || data.text.startsWith('/')) return undefined;
  return { kind: 'said', ...(data.actor.id !== NOBODY && { who: data.actor.id }), text: data.text };
}
