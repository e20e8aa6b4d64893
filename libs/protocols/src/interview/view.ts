import type { AreaScore, InterviewConfig, InterviewFact, InterviewSeat } from '@parley/contracts';
import { frameView, type ProtocolView, type TurnView } from '../shared/view.js';
import { promptOf } from '../shared/work/prompt.js';
import { blockingAgent, type Agent } from './background-steps.js';
import { TITLES } from './documents/catalogue.js';
import { interviewState, type InterviewState } from './interview-state.js';
import { interviewOf, type DocumentId, type InterviewChannel, type WrittenDocument } from './state.js';
import type { Exchange } from './talk.js';
import { turns } from './tasks/index.js';

/** What an interview's view has besides what every view has (I7). */
export interface InterviewView extends ProtocolView {
  goal: string;
  user: InterviewSeat;
  interviewer: InterviewSeat;
  architect: InterviewSeat;
  config: InterviewConfig;
  state: InterviewState;
  facts: InterviewFact[];
  areas: AreaScore[];
  context: InterviewContext;
  /** Present where somebody waits for the background of a turn (I4). */
  barrier?: { level: 'syncing' | 'thinking_deeply'; blocking_agent: Agent | 'None'; waiting: number };
  documents: DocumentTitle[];
  /** The delivery that is under way (I6). */
  delivery?: { version: number; written: DocumentId[]; open: DocumentId[] };
}

/** What the next answer goes by, as the source names it (I5). */
export interface InterviewContext {
  recent_messages: { turn: number; from: 'user' | 'interviewer'; text: string; interrupted?: boolean }[];
  compressed_memory: string;
  system_notice: string;
  blocking_agent: Agent | 'None';
}

export interface DocumentTitle {
  document: DocumentId;
  version: number;
  title: string;
}

export function view(state: InterviewChannel): InterviewView {
  const { goal, user, interviewer, architect, config } = interviewOf(state);
  const { background, waiting, delivery, facts, areas } = state;
  const blocking_agent = blockingAgent(state) ?? 'None';
  return {
    ...frameView(state),
    max_rounds: config.max_turns,
    goal,
    user,
    interviewer,
    architect,
    config,
    state: interviewState(state),
    facts,
    areas,
    context: contextOf(state),
    ...(background?.held &&
      waiting.length && { barrier: { level: background.held, blocking_agent, waiting: waiting.length } }),
    documents: titlesOf(state),
    ...(delivery && {
      delivery: {
        version: delivery.version,
        written: delivery.turns.filter(({ status }) => status === 'written').map(({ document }) => document),
        open: delivery.turns.filter(({ status }) => status === 'open').map(({ document }) => document),
      },
    }),
    turns: openTurnsOf(state),
  };
}

function contextOf(state: InterviewChannel): InterviewContext {
  const { talk, notice } = state;
  return {
    recent_messages: talk.exchanges.flatMap(messagesOf),
    compressed_memory: talk.memory.map(({ text }) => text).join('\n'),
    system_notice: notice?.text ?? '',
    blocking_agent: blockingAgent(state) ?? 'None',
  };
}

const messagesOf = ({ turn, user, answer, interrupted }: Exchange): InterviewContext['recent_messages'] => [
  ...user.map((text) => ({ turn, from: 'user' as const, text })),
  ...(answer === undefined
    ? []
    : [{ turn, from: 'interviewer' as const, text: answer, ...(interrupted && { interrupted: true }) }]),
];

const titlesOf = (state: InterviewChannel): DocumentTitle[] =>
  state.documents.map(({ document, version }: WrittenDocument) => ({
    document,
    version,
    title: TITLES[interviewOf(state).language][document],
  }));

function openTurnsOf(state: InterviewChannel): TurnView[] {
  const { user, interviewer, architect } = interviewOf(state);
  const { asked, answer, delivery, phase } = state;
  const of = ({ participant_id, name, kind }: InterviewSeat, request_id: string): TurnView => {
    return { participant_id, name, kind, request_id, status: 'open' };
  };
  const writing = delivery?.turns.filter(({ status }) => status === 'open') ?? [];
  return [
    ...(asked && phase === 'listening' ? [of(user, asked.request_id)] : []),
    ...(answer?.status === 'open' ? [of(interviewer, answer.request_id)] : []),
    ...writing.map(({ request_id }) => of(architect, request_id)),
  ];
}

/** What a person who is asked needs to know: which work, and all that a model in that seat is told. */
export function inboxItem(state: InterviewChannel, turn: { request_id: string; participant_id: string }) {
  const { goal, language } = interviewOf(state);
  const writing = state.delivery?.turns.find(({ request_id }) => request_id === turn.request_id);
  if (writing) {
    const { document } = writing;
    const { comment, version } = state.delivery!;
    const title = TITLES[language][document];
    return { work: 'write', goal, document, title, version, comment, told: toldTo(state, turn, document) };
  }
  if (state.asked?.request_id === turn.request_id) {
    const said = state.talk.exchanges.at(-1)?.answer;
    return { work: 'say', goal, ...(said !== undefined && { said }) };
  }
  return { work: 'answer', goal, told: toldTo(state, turn, 'answer') };
}

/** The notice, the facts, the talk so far: people answer from what models answer from. */
function toldTo(
  state: InterviewChannel,
  turn: { request_id: string; participant_id: string },
  kind: keyof typeof turns,
): string {
  const { shared, user } = promptOf(turns[kind], turns[kind].task(state, { ...turn, kind }));
  return [...shared, user].join('\n\n');
}

/** What it came to: what is known of the user, and the documents (I6). */
export function outcome(state: InterviewChannel) {
  const { summary, closed } = state;
  if (!summary && !closed) return undefined;
  return {
    ...(closed && { status: closed.status, reason: closed.reason }),
    summary: summary?.summary ?? '',
    open_points: summary?.open_points ?? [],
    state: interviewState(state),
    documents: titlesOf(state),
    ...(closed && { closed }),
  };
}
