import { isCalled } from '@parley/contracts';
import {
  allItems,
  anyProtocolForm,
  ApiError,
  channelsShow,
  inboxInbox,
  type Channel,
  type InboxItem,
  type Me,
} from '@parley/client';
import type { Api } from './api.js';
import { lastSaid } from './protocols/views.js';

/** Something that waits for an answer, and what the answer looks like. */
export interface Waiting {
  /** The id by which it is answered. */
  question: string;
  kind: 'clarification' | 'turn' | 'vote' | 'message';
  /** Whose answer it is: a seat; absent where the user is asked. */
  seat?: { participant_id: string; name: string };
  /** The participant that asks. */
  from?: string;
  /** As it was asked; empty where the kind says it all. */
  text: string;
  /** What is taken for granted where nobody answers. */
  assumption?: string;
  due_at?: string;
  /**
   * What may be chosen, where it is a ballot that nobody may see before all are revealed: a text that answers it is the choice, and
   * what is typed while it waits is said to nobody (ADR 62).
   */
  choices?: string[];
  /** The JSON Schema of the answer. */
  schema: Record<string, unknown>;
}

export interface Waits {
  /** What this caller may answer. */
  here: Waiting[];
  /** Names of others who are waited for. */
  elsewhere: string[];
}

const text = (description: string) => ({ type: 'string', minLength: 1, maxLength: 8_000, description });
const object = (properties: Record<string, object>, required: string[]) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});

export const MESSAGE = object({ text: text('What to say.') }, ['text']);
export const BALLOT = object(
  {
    choice: {
      type: 'string',
      enum: ['end', 'continue', 'abstain'],
      description: 'end: close it now; continue: go on.',
    },
    reasoning: { type: 'string', maxLength: 2_000, description: 'Why, in one sentence.' },
  },
  ['choice'],
);

/** The channel as the caller may see it; undefined for the key of a seat that does not hear all (N1). */
export async function viewOf(api: Api, channel: string, position = 0): Promise<Channel | undefined> {
  const { seat } = await api.whoami();
  if (seat && seat.channel_id === channel && !seat.hears_all) return undefined;
  const query = { min_position: String(position) };
  return (await channelsShow({ ...api.views, path: { id: channel }, query })).data;
}

/** What waits for people in a channel. @throws ApiError */
export async function waitsIn(api: Api, channel: string, view: Channel | undefined): Promise<Waits> {
  const me = await api.whoami();
  const mayAnswer = me.seat !== undefined || me.scopes.includes('operate');
  const inboxes = await Promise.all(inboxesOf(me, view).map((name) => inboxOf(api, name, channel)));
  // A question that the coach has not put yet is on its way to whom it asks.
  const items = inboxes.flat().filter(({ status }) => status !== 'asked');
  const here = items.filter(({ question_id }) => question_id !== undefined || mayAnswer);
  const elsewhere = items
    .filter((one) => !here.includes(one))
    .map(({ name, participant_id }) => name ?? participant_id!);
  return {
    here: [...(await Promise.all(here.map((item) => waitingOf(api, item, view)))).flat(), ...ownOf(me, view)],
    elsewhere: [...new Set(elsewhere)],
  };
}

/** Whose inboxes hold what waits in it: the user's, and those of seats that have not answered or voted. */
function inboxesOf({ seat }: Me, view: Channel | undefined): string[] {
  if (seat) return [seat.participant_id];
  if (!view || view.status === 'closed') return [];
  const { turns, vote } = view;
  const asked = turns.flatMap(({ status, kind, participant_id }) =>
    status === 'open' && !isCalled(kind) ? [participant_id] : [],
  );
  const voters = vote?.voters.filter((one) => !vote.voted.includes(one) && !one.includes(':')) ?? [];
  return [...new Set(['user', ...asked, ...voters])];
}

async function inboxOf(api: Api, name: string, channel: string): Promise<InboxItem[]> {
  const items = await allItems((cursor) =>
    inboxInbox({ ...api.views, path: { name }, query: { limit: '200', ...cursor } }),
  );
  return items.filter(({ channel_id }) => channel_id === channel);
}

/** Nothing where no form answers it, as the floor of an interview, or it was answered just now. */
async function waitingOf(api: Api, item: InboxItem, view: Channel | undefined): Promise<Waiting[]> {
  const {
    question_id,
    name = '',
    question = '',
    assumption,
    participant_id = '',
    request_id = '',
    due_at,
    vote,
  } = item;
  if (question_id !== undefined) {
    const schema = object({ answer: text(assumption ? `Without an answer: ${assumption}` : 'In your own words.') }, [
      'answer',
    ]);
    const asked = { question: question_id, kind: 'clarification' as const, from: name, text: question, schema };
    return [{ ...asked, ...(assumption && { assumption }) }];
  }
  const seat = { participant_id, name };
  const asked = { question: request_id, seat, ...(due_at && { due_at }) };
  if (vote) return [{ ...asked, kind: 'vote', text: vote.question, schema: BALLOT }];
  const path = { id: item.channel_id, request_id };
  const query = { language: view?.language ?? 'en' };
  try {
    const { schema } = (await anyProtocolForm({ ...api.commands, path, query })).data;
    const { choices } = item as { choices?: string[] };
    return [{ ...asked, kind: 'turn', ...(choices ? { text: question, choices } : { text: '' }), schema }];
  } catch (error) {
    if (error instanceof ApiError && error.problem.code === 'no-open-turn') return [];
    throw error;
  }
}

/** What waits for the user and stands in no inbox: the floor of a conversation, and a vote that the user has called. */
function ownOf({ kind, id, seat }: Me, view: Channel | undefined): Waiting[] {
  if (seat || !view || view.status === 'closed') return [];
  const { vote, phase } = view;
  const own = `${kind}:${id}`;
  if (vote?.voters.includes(own) && !vote.voted.includes(own))
    return [{ question: vote.vote_id, kind: 'vote', text: vote.question, schema: BALLOT }];
  return phase === 'listening' ? [{ question: 'say', kind: 'message', text: lastSaid(view), schema: MESSAGE }] : [];
}
