import { TaskState, type Artifact, type Message, type Task, type TaskStatus } from '@a2a-js/sdk';
import type { Channel, DecisionRecord } from '@parley/client';
import { derivedId } from '@parley/contracts';
import { elsewhereText, isBroken, type Standing } from '@parley/on-behalf';
import { assistantWords, pauseText } from '@parley/wording';
import { askedMessage } from './asked.js';
import { guestArtifacts, guestState, isGuestTurn } from './guest-turn.js';
import { dataPart, GENERATED_BY, messageOf, textPart } from './messages.js';

/** A standing that the caller may read: the key of a seat that does not hear all has none. */
export type Read = Standing & { view: Channel };

/** The state of a task (A2A 4.1.3). Pure. */
export function stateOf({ view, waits, decision }: Pick<Read, 'view' | 'waits' | 'decision'>): TaskState {
  if (isGuestTurn(view)) return guestState(view);
  if (view.status === 'closed') return decision ? endOf(decision) : TaskState.TASK_STATE_COMPLETED;
  return asksCaller({ view, waits }) ? TaskState.TASK_STATE_INPUT_REQUIRED : TaskState.TASK_STATE_WORKING;
}

/** Whether the caller has to answer. A guest's answer is the guest's, whatever the key of whoever asked for it may do. */
export const asksCaller = ({ view, waits }: Pick<Read, 'view' | 'waits'>): boolean =>
  view.status === 'open' && !isGuestTurn(view) && waits.here.length > 0;

function endOf(decision: DecisionRecord): TaskState {
  if (decision.verdict === 'stopped') return TaskState.TASK_STATE_CANCELED;
  return isBroken(decision) ? TaskState.TASK_STATE_FAILED : TaskState.TASK_STATE_COMPLETED;
}

/** A deliberation as a task: its id and that of its context are the channel's. Pure. */
export const taskOf = (standing: Read, history: Message[] = []): Task => ({
  ...{ id: standing.channel, contextId: contextOf(standing.view), status: statusOf(standing) },
  ...{ artifacts: artifactsOf(standing), history, metadata: { parley: factsOf(standing.view) } },
});

/** Its own id, but of a turn of somebody else's conversation. */
export const contextOf = (view: Channel): string =>
  (isGuestTurn(view) ? view.context_id : undefined) ?? view.channel_id;

/** How it stands, in a message too where there is something to say. Pure. */
export const statusOf = (standing: Read): TaskStatus => ({
  state: stateOf(standing),
  message: asksCaller(standing) ? askedMessage(standing) : messageFor(standing),
  timestamp: standing.view.last_activity_at,
});

function messageFor(standing: Read): Message | undefined {
  const { channel, view, decision } = standing;
  const text = view.status === 'closed' ? (decision?.ended?.message ?? '') : underWay(standing);
  if (!text) return undefined;
  const id = derivedId('a2a', channel, text);
  const message = messageOf(channel, { id, parts: [textPart(text)], from: markOf(view) });
  return { ...message, contextId: contextOf(view) };
}

const markOf = ({ generated_by }: Pick<Channel, 'generated_by'>) => ({ generated_by });

/** Where it is, who else is waited for, and why it does not go on where it does not. */
function underWay({ view, waits }: Read): string {
  const { language, round, max_rounds, waiting_for_model: paused } = view;
  const words = assistantWords[language];
  return [
    ...(round ? [words.round(round, max_rounds)] : []),
    ...(paused ? [pauseText(language, paused)] : []),
    ...elsewhereText(waits, language),
  ].join(' · ');
}

/**
 * What it came to, once it is over: the outcome, in brief with all who do not share it, and as the record of the decision whole; and
 * each document that was written. Pure.
 */
export function artifactsOf({ channel, view, decision, brief = '' }: Standing): Artifact[] {
  if (view && isGuestTurn(view)) return guestArtifacts(view);
  if (!decision) return [];
  const outcome = { name: 'outcome', description: decision.topic, parts: [textPart(brief.trim()), dataPart(decision)] };
  const written = decision.sections.flatMap((section) => (section.kind === 'documents' ? section.documents : []));
  const documents = written.map(({ title, markdown }) => ({
    name: title,
    description: '',
    parts: [textPart(markdown)],
  }));
  return [outcome, ...documents].map((one, index) => ({
    ...{ artifactId: derivedId('a2a', channel, 'artifact', index), ...one },
    ...{ metadata: { parley: { generated_by: decision.generated_by } }, extensions: [GENERATED_BY] },
  }));
}

const factsOf = ({
  protocol,
  topic,
  language,
  rehearsal,
  round,
  max_rounds,
  cost_micro_usd,
  generated_by,
}: Channel) => ({
  ...{ skill: protocol, topic, language, rehearsal, round, generated_by, cost_usd: cost_micro_usd / 1e6 },
  ...(max_rounds && { max_rounds }),
});
