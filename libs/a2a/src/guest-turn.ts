import { TaskState, type Artifact } from '@a2a-js/sdk';
import type { Channel, Committed, GuestTurnChannel } from '@parley/client';
import { derivedId, type Member } from '@parley/contracts';
import { skillOf, type Api, type Opened } from '@parley/on-behalf';
import * as z from 'zod';
import { malformed } from './errors.js';
import { dataPart, GENERATED_BY } from './messages.js';

/** The protocol, and the skill: a seat at somebody else's table, taken for one turn (ADR 50). */
export const GUEST_TURN = 'guest-turn';

export const GUEST_SKILL = {
  ...skillOf('guestTurn'),
  id: GUEST_TURN,
  what: 'takes a seat at your table for one turn: a text part with what the seat is told, a data part with the JSON Schema of its answer; the answer is a data part. The card of another Parley may stand in a seat of kind a2a as it is',
};

/** `metadata.parley` of a message that asks for such a turn. */
export const guestInput = z.strictObject({
  skill: z.literal(GUEST_TURN),
  topic: z.string().min(1).max(300).optional(),
  language: z.enum(['en', 'zh']).optional(),
  due_at: z.iso.datetime({ offset: true }).optional(),
});

export type GuestInput = z.infer<typeof guestInput>;

/** What is asked of a guest. */
export interface GuestAsk extends GuestInput {
  told: string;
  form: Record<string, unknown>;
  /** The conversation of whoever asks. */
  context?: string;
}

/** Characters of what is told that stand for a topic where nobody names one. */
const MOST_TOPIC = 120;

/** Pure. @throws A2AError where it has no form, or tells nothing */
export function guestAsk(
  { text, data, context }: { text: string; data?: Record<string, unknown>; context?: string },
  given: GuestInput,
): GuestAsk {
  if (!text) throw malformed('message.parts: the text part with what the seat is told is missing');
  if (!data) throw malformed('message.parts: the data part with the JSON Schema of the answer is missing');
  return { ...given, told: text, form: data, ...(context && { context }) };
}

/** Has the turn taken. @param guest whoever answers here  @throws ApiError */
export async function openGuestTurn(api: Api, ask: GuestAsk, guest: Member, key: string): Promise<Opened> {
  const { told, form, topic = firstWords(told), language, due_at, context } = ask;
  const said = { topic, told, form, guest, ...(language && { language }), ...(due_at && { due_at }) };
  const body = { ...said, ...(context && { context_id: context }) };
  const { channel_id, position, version } = await api.post<Committed>(
    `/v1/protocols/${GUEST_TURN}/channels`,
    body,
    key,
  );
  return { channel: channel_id, position, before: position - version };
}

function firstWords(told: string): string {
  const [line = ''] = told.split('\n');
  return line.length > MOST_TOPIC ? `${line.slice(0, MOST_TOPIC)} …` : line;
}

export const isGuestTurn = (view: Channel): view is GuestTurnChannel => view.protocol === GUEST_TURN;

/** Whoever asks is never asked back: a turn is worked on until it is answered, or nobody has. Pure. */
export function guestState({ status, outcome }: GuestTurnChannel): TaskState {
  if (status === 'open') return TaskState.TASK_STATE_WORKING;
  if (outcome === 'completed') return TaskState.TASK_STATE_COMPLETED;
  return outcome === 'stopped' ? TaskState.TASK_STATE_CANCELED : TaskState.TASK_STATE_FAILED;
}

/** The answer, as its form has it, and nothing beside it. Pure. */
export function guestArtifacts(view: GuestTurnChannel): Artifact[] {
  const { channel_id, answer, guest, generated_by } = view;
  if (!answer || guestState(view) !== TaskState.TASK_STATE_COMPLETED) return [];
  return [
    {
      ...{ artifactId: derivedId('a2a', channel_id, 'answer'), name: 'answer', description: guest.name },
      ...{ parts: [dataPart(answer)], metadata: { parley: { generated_by } }, extensions: [GENERATED_BY] },
    },
  ];
}
