import type { RecordedEvent as EventOfApi } from '@parley/client';
import type { RecordedEvent } from '@parley/contracts';

/**
 * An event that the API has answered, as the contract has it: the same, but that a document for clients says of a rule of ending that
 * each of its kinds may be there, and the contract that one is.
 */
export const recorded = (event: EventOfApi): RecordedEvent => event as RecordedEvent;
