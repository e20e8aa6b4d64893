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

/** Why somebody's words are erased is for auditors, who have to read it afterwards. */
const FOR_AUDITORS: ReadonlySet<Command['type']> = new Set<Command['type']>(['EraseWords']);

/** What of a command people said, or names them; undefined where nothing: then all of it is stored as it is. */
export function wordsSaid({ command, events, seat, opens, state, participants }: Said): CommandWords | undefined {
  const { opened } = state;
  if (!opened) return undefined;
  const people = peopleOf(opened, participants);
  // Most commands are of services, in channels of nobody but agents.
  if (!people.size && !isPerson(command.actor)) return undefined;
  const author = opens || FOR_AUDITORS.has(command.type) ? undefined : authorOf(command, seat(), people);
  const texts = events.flatMap((one, event) => wordsIn(one, { people, author }).map((found) => ({ event, ...found })));
  if (!texts.length && author === undefined) return undefined;
  return { instead: wordingOf(opened.language).erased, author, texts };
}

/** Whose a command is: the person's whose seat it speaks for, or else whoever gave it; undefined where that is nobody. */
function authorOf(
  { actor }: Said['command'],
  seat: Participant | undefined,
  people: ReadonlySet<string>,
): string | undefined {
  const id = seat?.participant_id ?? (actor.kind === 'participant' ? actor.id : undefined);
  if (id !== undefined && people.has(id)) return id;
  return isPerson(actor) ? userSubject(actor) : undefined;
}
