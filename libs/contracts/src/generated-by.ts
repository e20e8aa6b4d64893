import { callOf, type EventMetadata, type RecordedEvent } from './recorded-event.js';
import { authorOf, type Author } from './seat-kinds.js';

/**
 * The authors of a channel's texts: the machine-readable mark that goes with each of them (Regulation (EU) 2024/1689, Article 50).
 * It is made here alone, from the log.
 */
export interface GeneratedBy {
  tool: 'parley';
  /** Authors of anything in it so far; empty where nobody has. What was asked for at the opening does not count. */
  by: Author[];
  /** Models that wrote, as `provider/model`; an agent elsewhere need not say which it uses. */
  models: string[];
}

/** The fold behind it. */
export interface Authors {
  /** Kinds of seats by participant. */
  seats: ReadonlyMap<string, string>;
  rehearsal: boolean;
  by: readonly Author[];
  models: readonly string[];
}

export const NO_AUTHORS: Authors = { seats: new Map(), rehearsal: false, by: [], models: [] };

const ORDER: readonly Author[] = ['ai', 'script', 'people'];
/** The provider that a rehearsal names. */
const REHEARSAL = 'rehearsal';
/** What is recorded of a piece of work that nobody has done, though it may have cost a model's call. */
const NOT_DONE: ReadonlySet<string> = new Set([
  'TurnRequested',
  'BallotRequested',
  'ReminderSent',
  'TurnSkipped',
  'TurnFailed',
  'FacilitationFailed',
  'BallotMissed',
  'AnswerDiscarded',
]);
/** What people write who have no seat. */
const WORDS: ReadonlySet<string> = new Set(['InterventionRecorded', 'ClarificationAnswered', 'UserSpoke']);

/** A record that was written anew may hold anything: what is no event's is passed over. */
export function evolveAuthors(before: Authors, event: RecordedEvent): Authors {
  if (!isObject(event.data)) return before;
  const rehearsal = event.version === 1 ? (event.data as { rehearsal?: boolean }).rehearsal === true : before.rehearsal;
  const known = { ...before, rehearsal, seats: seatsAfter(before.seats, event) };
  const author = writerOf(event, known);
  if (author === undefined) return known;
  const call = callOf(event);
  const model = author === 'ai' && call ? `${call.provider}/${call.model}` : undefined;
  return {
    ...known,
    by: known.by.includes(author) ? known.by : ORDER.filter((one) => one === author || known.by.includes(one)),
    models: model === undefined || known.models.includes(model) ? known.models : [...known.models, model],
  };
}

/** The author of an event's text; undefined where it has none of a seat's, a model's or a person's. */
export function writerOf(event: RecordedEvent, { seats, rehearsal }: Pick<Authors, 'seats' | 'rehearsal'>) {
  if (!isObject(event.data) || NOT_DONE.has(event.type)) return undefined;
  const call = callOf(event);
  if (call) return call.provider === REHEARSAL ? 'script' : 'ai';
  const { kind, id } = (event.metadata as Partial<EventMetadata> | undefined)?.actor ?? { kind: 'service', id: '' };
  if (kind === 'participant') return authorOf(seats.get(id), rehearsal);
  // Without keys a seat answers over REST as whoever has the installation.
  const seat = kind === 'service' ? undefined : seatAnswering(event.data);
  if (seat !== undefined) return authorOf(seats.get(seat), rehearsal);
  return WORDS.has(event.type) && kind !== 'service' ? 'people' : undefined;
}

export const generatedBy = ({ by, models }: Pick<Authors, 'by' | 'models'>): GeneratedBy => ({
  tool: 'parley',
  by: [...by],
  models: [...models],
});

/** The mark of a channel as these events have it. */
export const generatedByIn = (events: Iterable<RecordedEvent>): GeneratedBy => {
  let authors = NO_AUTHORS;
  for (const event of events) authors = evolveAuthors(authors, event);
  return generatedBy(authors);
};

/** Seats stand in the opening, and whoever comes later is asked with its kind. */
function seatsAfter(
  before: ReadonlyMap<string, string>,
  { version, data }: RecordedEvent,
): ReadonlyMap<string, string> {
  const { participant_id, participant_kind } = data as { participant_id?: string; participant_kind?: string };
  const found: [string, string][] =
    version === 1
      ? Object.values(data).flatMap(seatsIn)
      : participant_id !== undefined && participant_kind !== undefined
        ? [[participant_id, participant_kind]]
        : [];
  const fresh = found.filter(([id, kind]) => before.get(id) !== kind);
  return fresh.length ? new Map([...before, ...fresh]) : before;
}

function seatAnswering(data: unknown): string | undefined {
  const { request_id, participant_id } = data as { request_id?: string; participant_id?: string };
  return request_id === undefined ? undefined : participant_id;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const seatsIn = (value: unknown): [string, string][] =>
  (Array.isArray(value) ? (value as unknown[]) : []).flatMap((one) => {
    const { participant_id, kind } = (one ?? {}) as { participant_id?: unknown; kind?: unknown };
    return typeof participant_id === 'string' && typeof kind === 'string' ? [[participant_id, kind]] : [];
  });
