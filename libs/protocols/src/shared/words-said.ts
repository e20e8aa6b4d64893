import { isCalled, userSubject, wordsIn, type Command, type CommandWords, type ParleyEvent } from '@parley/contracts';
import type { ChannelState } from './channel-state.js';
import type { Participant } from './participant.js';
import { isPerson } from './service-actors.js';
import { wordingOf } from './words.js';

type Opened = NonNullable<ChannelState['opened']>;

/** The seats of people and of others' agents, by the opening that they follow from: they are asked for with each command. */
const known = new WeakMap<Opened, ReadonlySet<string>>();

function peopleOf(opened: Opened, participants: () => readonly Participant[]): ReadonlySet<string> {
  let people = known.get(opened);
  if (!people) {
    const seats = participants().filter(({ kind }) => !isCalled(kind));
    known.set(opened, (people = new Set(seats.map(({ participant_id }) => participant_id))));
  }
  return people;
}

interface Said {
  command: Pick<Command, 'type' | 'actor'>;
  events: readonly ParleyEvent[];
  /** The seat that the command speaks for; asked for where it matters alone. */
  seat: () => Participant | undefined;
  /** True where it opens the channel: what is put before a channel is nobody's in it, but the names of those in its seats are. */
  opens: boolean;
  /** The channel after the command. */
  state: ChannelState;
  participants: () => readonly Participant[];
}

/** What of a command's events people said, or names them; undefined where nothing: then all of it is stored as it is. */
export function wordsSaid({
  command,
  events,
  seat: seatOf,
  opens,
  state,
  participants,
}: Said): CommandWords | undefined {
  const { opened } = state;
  if (!opened) return undefined;
  const people = peopleOf(opened, participants);
  // Most commands are of services, in channels of nobody but agents.
  if (!people.size && !isPerson(command.actor)) return undefined;
  const seat = seatOf();
  const speaks = !opens && !seat && isPerson(command.actor) ? userSubject(command.actor) : undefined;
  const author = seat && people.has(seat.participant_id) ? seat.participant_id : speaks;
  const texts = events.flatMap((one, event) => wordsIn(one, { people, author }).map((found) => ({ event, ...found })));
  return texts.length ? { instead: wordingOf(opened.language).erased, texts } : undefined;
}
