import { idFrom, type RecordedEvent } from '@parley/contracts';
import type { ApiClient } from '../api-client.js';
import { CliError } from '../exit-codes.js';
import { terminalOf } from '../known-protocols.js';
import type { Person } from '../protocol.js';
import { onlyOne } from './only-one.js';
import { openingOf } from './recorded.js';

/**
 * A participant of a channel by id, name, or the beginning of either, in small letters or capitals. Whom nobody knows the
 * channel refuses.
 * @throws CliError where several are meant
 */
export async function findParticipant(client: ApiClient, channel: string, given: string): Promise<string> {
  const people = await peopleOf(client, channel);
  const wanted = given.trim().toLowerCase();
  const exact = people.find(({ participant_id }) => participant_id === given);
  if (exact || !wanted) return given;
  const isNamed = ({ participant_id, name }: Person, fits: (text: string) => boolean) =>
    fits(participant_id.toLowerCase()) || fits(name.toLowerCase());
  const named = people.filter((one) => isNamed(one, (text) => text === wanted));
  const meant = named.length ? named : people.filter((one) => isNamed(one, (text) => text.startsWith(wanted)));
  const candidates = meant.map(({ participant_id: id, name }) => ({ id, name }));
  return onlyOne(given, candidates) ?? (idFrom(given) || given);
}

/** As the opening says; nobody where the key may not read it, as that of a seat where not every seat hears all (N1). */
async function peopleOf(client: ApiClient, channel: string): Promise<Person[]> {
  const opening = await openingOf(client, channel).catch((error: Error) => {
    if (error instanceof CliError && error.problem?.status === 403) return undefined;
    throw error;
  });
  return opening ? peopleIn(opening) : [];
}

/** Whoever takes part, or may, as the event says that opened a channel. */
export async function peopleIn(opening: RecordedEvent): Promise<Person[]> {
  return (await terminalOf(opening.protocol)).renderer().opening(opening)?.people ?? [];
}
