import type { RecordedEvent } from '@parley/contracts';
import { eventually } from '@parley/testing/eventually';
import { expect } from 'vitest';
import { offlineMode } from '../../apps/standalone/src/workshop.fixtures.js';
import { isArguing, openTeam } from '../a-team.js';
import { openWithPerson, post, until, type Api } from '../processes.js';

/** Longer than the data is gone on with, in milliseconds. */
const PATIENT_MS = 600_000;
const BOARD = {
  question: 'Where do we meet?',
  members: [{ name: 'Ana' }, { name: 'Bo' }, { name: 'Pia', kind: 'person' }],
  config: { rounds: 2, speaking: 'parallel', turn_timeout_ms: PATIENT_MS },
};
/** Pia is waited for until its deadline alone, which is over when somebody goes on: a timer that is due is not lost. */
const IMPATIENT = { ...BOARD, question: 'When?', config: { ...BOARD.config, rounds: 1, turn_timeout_ms: 60_000 } };
const WORKSHOP = { ...offlineMode, config: { max_rounds: 3, turn_timeout_ms: PATIENT_MS } };
const INTERVIEW = { topic: 'A calendar that survives upgrades', config: { max_turns: 3 } };

/** Channels by what becomes of them. */
export interface MidRound {
  /** One of each protocol, that waits for a person. */
  waiting: string[];
  /** It waits, too, and for a minute. */
  impatient: string;
}

const count = (type: RecordedEvent['type'], number: number) => (events: readonly RecordedEvent[]) =>
  events.filter((event) => event.type === type).length >= number;

/** Opens a channel of each protocol, and waits until all that is left to do in its round is a person's. */
export async function openInMidRound(api: Api): Promise<MidRound> {
  const channelOf = async (path: string, body: object) =>
    (await post<{ channel_id: string }>(`${api.commands}/v1/${path}`, body)).channel_id;
  const negotiation = await openWithPerson(api);
  const [board, impatient] = [await channelOf('round-tables', BOARD), await channelOf('round-tables', IMPATIENT)];
  const team = await openTeam(api);
  const [workshop, interview] = [await channelOf('workshops', WORKSHOP), await channelOf('interviews', INTERVIEW)];
  await until(api, negotiation, count('FeedbackRecorded', 2));
  for (const table of [board, impatient]) await until(api, table, count('ContributionMade', 2));
  await until(api, team, isArguing(1));
  const waiting = [negotiation, board, team, workshop, interview].toSorted();
  await eventually(async () => expect(await channelsThatWait(api)).toEqual([...waiting, impatient].toSorted()));
  return { waiting, impatient };
}

/** Channels in which a person is waited for. */
export async function channelsThatWait({ views }: Api): Promise<string[]> {
  const items = async (person: string) => {
    const response = await fetch(`${views}/v1/inbox/${person}`);
    return ((await response.json()) as { items: { channel_id: string }[] }).items;
  };
  const all = [...(await items('pia')), ...(await items('user'))];
  return [...new Set(all.map(({ channel_id }) => channel_id))].toSorted();
}
