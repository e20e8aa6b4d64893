import type { ModelCall } from './generated/types.js';
import type { ParleyEvent } from './recorded-event.js';

/** The call of a model that an event records, or undefined where it records none. */
export const callOf = ({ data }: ParleyEvent): ModelCall | undefined => ('call' in data ? data.call : undefined);
