import { contentToText } from '@ag-ui/core';
import { RunAgentInputSchema } from '@ag-ui/core/schemas';
import type { FieldError } from '@parley/contracts';
import { openingInput, type OpeningInput } from '@parley/on-behalf';
import * as z from 'zod';

/** An answer to what a run before has ended with. */
export interface Resume {
  interrupt: string;
  isCancelled: boolean;
  payload: unknown;
}

/** What a run is asked for. */
export interface Wanted {
  thread: string;
  run: string;
  /** What the user has said last and nobody has heard yet. */
  message?: { id: string; text: string };
  /** Nothing but that was said so far. */
  isFirst: boolean;
  resume: Resume[];
  /** How a thread that is not there is opened. */
  opening?: Omit<OpeningInput, 'text'>;
  thoughts: boolean;
}

/** Messages that a run has shown begin so: of the user's, others are new. */
export const OURS = 'parley:';

/** How long the ids may be that clients choose, in characters. */
const MOST_ID = 255;

const id = z.string().min(1).max(MOST_ID);

const own = z.strictObject({
  protocol: openingInput.shape.protocol.optional(),
  ...openingInput.omit({ text: true, protocol: true }).shape,
  thoughts: z.boolean().optional(),
});

/** What of a RunAgentInput is Parley's own; other members are for others. */
const taken = z.object({
  threadId: id,
  runId: id,
  forwardedProps: z.looseObject({ parley: own.optional() }).optional(),
});

/** Reads a RunAgentInput of AG-UI 1.0. Pure. @returns what is asked for, or what is wrong with it */
export function wantedIn(body: unknown): Wanted | FieldError[] {
  const input = RunAgentInputSchema.safeParse(body);
  if (!input.success) return faultsIn(input.error.issues);
  const ours = taken.safeParse(body);
  if (!ours.success) return faultsIn(ours.error.issues);
  const { threadId: thread, runId: run, messages, resume = [] } = input.data;
  const { protocol, thoughts = false, ...opening } = ours.data.forwardedProps?.parley ?? {};
  const message = newMessage(messages.at(-1));
  return {
    ...{ thread, run, thoughts },
    isFirst: messages.length === 1,
    ...(message && { message }),
    ...(protocol && { opening: { protocol, ...opening } }),
    resume: resume.map(({ interruptId: interrupt, status, payload }) => ({
      ...{ interrupt, isCancelled: status === 'cancelled', payload: payload as unknown },
    })),
  };
}

function newMessage(last: { id: string; role: string; content?: unknown } | undefined): Wanted['message'] {
  if (last?.role !== 'user' || last.id.startsWith(OURS)) return undefined;
  const text = contentToText(last.content as Parameters<typeof contentToText>[0]).trim();
  return text ? { id: last.id, text } : undefined;
}

/** So many faults are told of. */
const MOST_FAULTS = 20;

const faultsIn = (issues: readonly { path: PropertyKey[]; message: string }[]): FieldError[] =>
  issues.slice(0, MOST_FAULTS).map(({ path, message }) => ({
    pointer: path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
    reason: message,
  }));
