import type { Channel } from '@parley/client';
import { keyedCommandId, type RecordedEvent } from '@parley/contracts';
import { give, skip, waitsIn, type Api, type Waiting } from '@parley/on-behalf';
import { malformed, refused } from './errors.js';
import { eventsOf } from './history.js';
import type { Sent } from './sent.js';

/** Whoever sends it. */
export type Who = Parameters<typeof keyedCommandId>[0];

/** What is said to the channel as a whole, whatever else waits. */
const SAY = 'say';

/** An answer, and to what: without a question it is to the only one. */
interface Answer {
  question?: string;
  given: string | Record<string, unknown>;
  isSkipped: boolean;
}

/**
 * Takes a message for a task: an answer to what waits for the caller, or else something said to the channel. What was taken
 * already under this key is not taken again.
 * @returns up to which position of the log that is
 * @throws ApiError or A2AError where it is not taken, and then nothing of it is
 */
export async function take(api: Api, who: Who, view: Channel, sent: Sent): Promise<number> {
  const { channel_id: channel } = view;
  const { key, text, data } = sent;
  const events = await eventsOf(api, channel);
  const command = keyedCommandId(who, channel, key);
  const known = events.findLast(({ metadata }) => metadata.command_id === command);
  if (known) return known.position;
  if (view.status === 'closed')
    throw refused('the task is over; a message without taskId and contextId begins a new one');
  if (data && text)
    throw malformed('message.parts have text beside the data part: what belongs to the answer goes into it');
  const { here } = await waitsIn(api, channel, view);
  const answer: Answer = data ? answerIn(data) : { given: text, isSkipped: false };
  const isSaid = data ? answer.question === SAY : text.startsWith('/') || !here.length;
  if (isSaid && typeof answer.given === 'string') return say(api, channel, answer.given, key);
  const waiting = waitingFor(answer, here, events);
  if (answer.isSkipped) return (await skipped(api, channel, waiting, key)).position;
  return (await given(api, channel, { waiting, answer, key })).position;
}

const say = async (api: Api, channel: string, text: string, key: string): Promise<number> =>
  (await api.post<{ position: number }>(`/v1/channels/${channel}/interventions`, { text }, key)).position;

/** What a data part says: `{question, answer}`, `{question, skip: true}`, or the answer itself, as the schema of the only question has it. */
function answerIn(data: Record<string, unknown>): Answer {
  const { question, answer, skip: isSkipped = false, ...more } = data;
  if (typeof question !== 'string') return { given: data, isSkipped: false };
  const [unknown] = Object.keys(more);
  if (unknown !== undefined)
    throw malformed(`message.parts: ${unknown} is unknown beside question; the answer is in answer`);
  if (isSkipped === true && answer === undefined) return { question, given: '', isSkipped: true };
  if (typeof answer !== 'string' && (typeof answer !== 'object' || answer === null || Array.isArray(answer)))
    throw malformed('message.parts: answer is neither a text nor an object');
  return { question, given: answer as Answer['given'], isSkipped: false };
}

function waitingFor({ question }: Answer, here: readonly Waiting[], events: readonly RecordedEvent[]): Waiting {
  const [only, another] = here;
  if (question === undefined && only && !another) return only;
  const found = here.find((one) => one.question === question);
  if (found) return found;
  const known = here.length
    ? `what waits for you: ${here.map((one) => one.question).join(', ')}`
    : 'nothing waits for you';
  if (question === undefined && another)
    throw malformed(
      `it is not said which question this answers, by a data part {"question": …, "answer": …}; ${known}`,
    );
  const was =
    question !== undefined && events.some(({ data }) => isAbout(data, question)) ? 'is over' : 'is none that waits';
  throw refused(`the question ${JSON.stringify((question ?? '').slice(0, 100))} ${was}; ${known}`);
}

function isAbout(data: object, question: string): boolean {
  const { question_id, request_id, vote_id } = data as Record<string, unknown>;
  return question_id === question || request_id === question || vote_id === question;
}

async function skipped(api: Api, channel: string, { kind, question }: Waiting, key: string) {
  if (kind !== 'clarification') throw refused('only a question of a role can be skipped');
  return skip(api, channel, question, key);
}

async function given(
  api: Api,
  channel: string,
  { waiting, answer, key }: { waiting: Waiting; answer: Answer; key: string },
) {
  const name = waiting.question;
  try {
    return await give(api, channel, waiting, answer.given, key);
  } catch (error) {
    // The client's form of an answer, and no refusal of the API.
    throw error instanceof Error && error.name === 'Error'
      ? malformed(`the answer to ${name}: ${error.message}`)
      : error;
  }
}
