import { GENESIS_HASH, newId, type ParleyEvent } from '@parley/contracts';
import { openDatabase } from '../../apps/standalone/src/open-database.js';
import { eventsOf as recorded } from '../corpus/corpus.js';

/** Events of one commit. */
const AT_ONCE = 500;

interface LongChannel {
  protocol: string;
  events: ParleyEvent[];
}

/** A finished negotiation in which people have spoken so often. */
export function longNegotiation(said: readonly string[]): LongChannel {
  const events = recorded('negotiation-meetup');
  const words = said.map((text, index) => ({
    type: 'InterventionRecorded' as const,
    data: { intervention_id: `said-${index + 1}`, actor: { kind: 'user' as const, id: 'user' }, text },
  }));
  return { protocol: 'negotiation', events: [...events.slice(0, -1), ...words, ...events.slice(-1)] };
}

/** A finished round table of so many rounds, whose moderator names other points after each. */
export function longTable(rounds: number): LongChannel {
  const events = recorded('round-table-four-days');
  const begins = events.findIndex(({ type }) => type === 'RoundStarted');
  const ends = events.findIndex(({ type }) => type === 'TerminationChecked') + 1;
  const first = JSON.stringify(events.slice(begins, ends).map(({ type, data }) => ({ type, data })));
  const roundOf = (round: number) => {
    const made = first
      .replaceAll('"round":1', `"round":${round}`)
      .replaceAll(/"(?:turn-1|turn|summarise-1|check-1)-1(?=[-"])/gu, (id) => `${id}-${round}`);
    return (JSON.parse(made) as ParleyEvent[]).map((event) =>
      event.type === 'RoundSummarised' ? withPoints(event, round) : event,
    );
  };
  const all = Array.from({ length: rounds }, (_, index) => roundOf(index + 1)).flat();
  return { protocol: 'round-table', events: [...events.slice(0, begins), ...all, ...events.slice(-1)] };
}

/** One point is new, one comes back, and the others stay open or are settled. */
const withPoints = (event: Extract<ParleyEvent, { type: 'RoundSummarised' }>, round: number): ParleyEvent => ({
  ...event,
  data: { ...event.data, open_points: Array.from({ length: round }, (_, at) => `Point ${at + 1}`).slice(round % 3) },
});

/** Writes channels before anything else runs on the folder. @returns their ids */
export async function writeLongChannels(folder: string, channels: readonly LongChannel[]): Promise<string[]> {
  const database = await openDatabase({ folder, settings: ['fsync=off'] });
  const { metadata } = recorded('negotiation-meetup')[0]!;
  const write = async ({ protocol, events }: LongChannel): Promise<string> => {
    const channel_id = newId();
    let head = { version: 0, hash: GENESIS_HASH };
    for (let from = 0; from < events.length; from += AT_ONCE) {
      const result = await database.log.append({
        tenant: 'default',
        channel_id,
        protocol,
        expected_version: head.version,
        previous_hash: head.hash,
        events: events.slice(from, from + AT_ONCE),
        metadata: { ...metadata, command_id: newId() },
      });
      if (result.status !== 'appended') throw new Error(result.status);
      head = result.events.at(-1)!;
    }
    return channel_id;
  };
  const ids: string[] = [];
  for (const channel of channels) ids.push(await write(channel));
  await database.close();
  return ids;
}
