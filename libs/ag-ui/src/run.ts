import {
  aggregateTokenUsage,
  EventType,
  PROTOCOL_VERSION,
  type AGUIEvent,
  type Interrupt,
  type Message,
  type RunFinishedOutcome,
} from '@ag-ui/core';
import { endingsOf, openingsOf, snapshotOf, wholeOf, type Step, type Talk } from './talk.js';
import type { Wanted } from './input.js';

type Run = Pick<Wanted, 'thread' | 'run'>;

/** A run begins: how the channel stands, all that was said, and whoever is at work. What happened before is none of its own. Pure. */
export function began(talk: Talk, { thread: threadId, run: runId }: Run): Step {
  return {
    talk: { ...talk, usage: [] },
    events: [
      { type: EventType.RUN_STARTED, threadId, runId, protocolVersion: PROTOCOL_VERSION },
      { type: EventType.STATE_SNAPSHOT, snapshot: talk.shown },
      snapshotOf(talk),
      ...openingsOf(talk),
    ],
  };
}

/** A run ends: the channel is closed, or goes on without it. Pure. @param last what is said at last @param result what it came to */
export function ended(
  talk: Talk,
  { thread: threadId, run: runId }: Run,
  { outcome, last = '', result }: { outcome: RunFinishedOutcome; last?: string; result?: unknown },
): AGUIEvent[] {
  const asked = new Set(outcome.type === 'interrupt' ? outcome.interrupts.map(({ id }) => id) : []);
  const usage = aggregateTokenUsage([...talk.usage]);
  return [
    ...lastWord(last),
    ...endingsOf(talk, asked),
    {
      ...{ type: EventType.RUN_FINISHED, threadId, runId, outcome },
      ...(result !== undefined && { result }),
      ...(usage.length > 0 && { usage }),
    },
  ];
}

/** A run ends with a channel that Parley could not go on with. Pure. @param last what is said at last @param code why @param message it in words */
export const broken = (
  talk: Talk,
  { code, message, last }: { code: string; message: string; last: string },
): AGUIEvent[] => [...lastWord(last), ...endingsOf(talk, new Set()), { type: EventType.RUN_ERROR, code, message }];

function lastWord(content: string): AGUIEvent[] {
  const decision: Message & { role: 'assistant' } = { id: 'parley:decision', role: 'assistant', content };
  return content ? wholeOf(decision) : [];
}

/** How a channel that is closed ends a run: nothing was produced where somebody stopped it. Pure. */
export const outcomeOf = ({ shown }: Talk): RunFinishedOutcome =>
  shown.outcome?.status === 'stopped' ? { type: 'cancelled' } : { type: 'success' };

/** How a run ends where somebody is asked. Pure. */
export const asking = (interrupts: Interrupt[]): RunFinishedOutcome => ({ type: 'interrupt', interrupts });
