import { v5, v7, validate } from 'uuid';

const NAMESPACE = '5f0c1f2e-6f6b-5b53-9d0a-5a1c3f6b7d11';

/** A new channel or command id: UUIDv7, so that ids sort by time of making. Never called from a decider. */
export const newId = (): string => v7();

/** The same id for the same parts, always: what a redelivered message must arrive at again. */
export const derivedId = (...parts: (string | number)[]): string => v5(JSON.stringify(parts), NAMESPACE);

export const isUuid = (text: string): boolean => validate(text);

/** The id of the index-th event of a command. */
export const eventId = (commandId: string, index: number): string => derivedId('event', commandId, index);
