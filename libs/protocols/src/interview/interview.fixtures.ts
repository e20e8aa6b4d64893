import type {
  Command,
  CommandTypes,
  EventTypes,
  InterviewAnalysis,
  InterviewConfig,
  InterviewDocument,
  InterviewSeat,
  NewFact,
  ParleyEvent,
} from '@parley/contracts';
import { layered } from '@parley/termination';
import { call, command, TIME } from '../shared/command.fixtures.js';
import { deciderOf } from '../shared/frame.js';
import { addMilliseconds } from '../shared/timers.js';
import { interview } from './interview.js';
import { DEFAULT_POLICY } from './rules/open.js';
import { AREAS, type DocumentId, type InterviewChannel } from './state.js';

export { call, command, TIME } from '../shared/command.fixtures.js';

export const LATER = addMilliseconds(TIME, 7_200_000);

const seat = (participant_id: string, kind: InterviewSeat['kind'], name: string): InterviewSeat => ({
  participant_id,
  name,
  kind,
  persona: '',
});

export const CONFIG: InterviewConfig = {
  max_turns: 200,
  max_waiting: 32,
  background_timeout_ms: 120_000,
  deep_thinking_after_ms: 30_000,
  compress_every: 8,
  keep_recent: 4,
  complete_at: 80,
  user_timeout_ms: 2_592_000_000,
  resume_after_ms: 3_600_000,
  max_facilitation_attempts: 2,
  budget_micro_usd: 0,
};

interface Opening extends Partial<CommandTypes['OpenInterview']> {
  settings?: Partial<InterviewConfig>;
}

export const opensInterview = ({ settings = {}, ...more }: Opening = {}) =>
  command('OpenInterview', {
    topic: 'A calendar for the club',
    language: 'en',
    goal: 'Find out what the club needs to plan its dates.',
    user: seat('user', 'person', 'Ula'),
    interviewer: seat('interviewer', 'hosted', 'Interviewer'),
    architect: seat('architect', 'hosted', 'Architect'),
    config: { ...CONFIG, ...settings },
    termination: layered(DEFAULT_POLICY),
    rehearsal: false,
    script: [],
    ...more,
  });

export const says = (text: string, time = TIME) => command('Intervene', { text }, time);
export const answers = (text = 'Tell me more.', more: Partial<CommandTypes['AnswerUser']> = {}) =>
  command('AnswerUser', { participant_id: 'interviewer', text, call, ...more });

export const analysis = (more: Partial<InterviewAnalysis> = {}): InterviewAnalysis => ({
  reading: 'Read.',
  added: [],
  changed: [],
  areas: AREAS.map((area) => ({ area, missing: `more of ${area}`, score: 20 })),
  risks: [],
  revision: { documents: [], comment: '' },
  status: 'Profiling',
  notice: 'Ask about the pain.',
  ...more,
});

export const FACT: NewFact = { area: 'who', label: 'size', text: 'Nine people.', turns: [1] };

export const scores = (score: number) => AREAS.map((area) => ({ area, missing: '', score }));

type Completes =
  | 'CompleteBriefing'
  | 'CompleteAnalysis'
  | 'CompleteOversight'
  | 'CompleteCompression'
  | 'CompleteSummary';

/** Answers whatever facilitation is outstanding. */
export const completes =
  <T extends Completes>(type: T, data: Omit<CommandTypes[T], 'request_id' | 'call'>) =>
  ({ facilitation }: InterviewChannel): Command =>
    command(type, { ...data, request_id: facilitation?.request_id ?? 'none', call } as CommandTypes[T]);

export const briefed = completes('CompleteBriefing', { notice: 'Say hello.' });
export const analyses = (more: Partial<InterviewAnalysis> = {}) =>
  completes('CompleteAnalysis', { analysis: analysis(more) });
export const oversees = (more: Partial<CommandTypes['CompleteOversight']['oversight']> = {}) =>
  completes('CompleteOversight', {
    oversight: { reason: 'Seen.', turns: [1], approves: true, notice: 'Go on.', corrects: false, ...more },
  });
export const compresses = (text: string, turns: number[]) =>
  completes('CompleteCompression', { points: [{ text, turns }] });
export const sumsUp = completes('CompleteSummary', { summary: 'All in all.', open_points: [] });

/** The facilitation that is outstanding fails. */
export const failsThinking =
  (code = 'refusal') =>
  ({ facilitation }: InterviewChannel): Command =>
    command('FailFacilitation', {
      request_id: facilitation?.request_id ?? 'none',
      code,
      message: `it is ${code}`,
      call,
    });

export const failsTurn = (request_id: string, code = 'refusal') =>
  command('FailTurn', { request_id, code, message: `it is ${code}`, call });

export const fires = (timer_id: string, time = TIME) => command('FireTimer', { timer_id }, time);

const CITED = { text: 'So it is.', turns: [1] };
const CONTENT: Record<DocumentId, Partial<InterviewDocument>> = {
  DOC_01: { problem_and_users: { problem: [CITED], users: [CITED], today: [], success: [] } },
  DOC_02: {
    requirements: {
      functional: [{ ...CITED, acceptance: 'It is seen.', priority: 'must' }],
      quality: [],
      constraints: [],
      out_of_scope: [],
    },
  },
  DOC_03: { solution_outline: { approach: [CITED], journey: [CITED], alternatives: [] } },
  DOC_04: {
    architecture: {
      components: [{ name: 'store', responsibility: 'It keeps.', turns: [1] }],
      data: [],
      interfaces: [],
      decisions: [],
    },
  },
  DOC_05: {
    plan: { milestones: [{ title: 'One', outcome: 'Used.', effort: 'a week', turns: [1] }], prerequisites: [] },
  },
  DOC_06: {
    risks: {
      risks: [{ risk: 'It rains.', likelihood: 'low', impact: 'low', mitigation: 'A roof.', turns: [1] }],
      assumptions: [],
      open_questions: [],
    },
  },
};

export const document = (id: DocumentId, summary = `${id} says so.`): InterviewDocument => ({
  summary,
  changes: '',
  ...CONTENT[id],
});

/** The Architect writes a document that it is asked for. */
export const writes =
  (id: DocumentId, summary?: string) =>
  ({ delivery }: InterviewChannel): Command => {
    const request_id = delivery?.turns.find((one) => one.document === id)?.request_id ?? 'none';
    return command('WriteInterviewDocument', {
      participant_id: 'architect',
      request_id,
      document: document(id, summary),
      call,
    });
  };

const { decide, evolve, initialState } = deciderOf(interview);

export interface Played {
  state: InterviewChannel;
  /** All events, and those of the last command. */
  events: ParleyEvent[];
  last: ParleyEvent[];
  refused?: { code: string; [key: string]: unknown };
}

/** A command, or one that depends on how things stand. */
export type Step = Command | ((state: InterviewChannel) => Command);

/** Plays commands; the monitor never objects, and answers each check before the next command. */
export function playOn(before: Played, ...steps: Step[]): Played {
  return steps.reduce((played: Played, step) => {
    const given = typeof step === 'function' ? step(played.state) : step;
    return checked(decided(played, given));
  }, before);
}

export const play = (...steps: Step[]): Played => playOn({ state: initialState, events: [], last: [] }, ...steps);

/** Without the monitor's answers. */
export const playUnchecked = (before: Played, step: Step): Played =>
  decided(before, typeof step === 'function' ? step(before.state) : step);

function decided(played: Played, given: Command): Played {
  const decision = decide(played.state, given);
  if (!decision.ok)
    return { ...played, last: [], refused: decision.problem as unknown as NonNullable<Played['refused']> };
  const { events } = decision;
  const { refused: _refused, ...rest } = played;
  return { ...rest, state: events.reduce(evolve, played.state), events: [...played.events, ...events], last: events };
}

function checked(played: Played): Played {
  const { check } = played.state;
  if (played.state.phase !== 'checking' || !check) return played;
  const { last } = played;
  const passed = decided(
    played,
    command('SignalTermination', {
      verdict: 'continue',
      condition: '',
      measured: 0,
      limit: 0,
      evidence: [],
      check_id: check.check_id,
    } as never),
  );
  return checked({ ...passed, last: [...last, ...passed.last] });
}

/** The opening, the Interviewer's first words, and the user's turn. */
export const openInterview = (opening: Opening = {}): Played =>
  play(opensInterview(opening), briefed, answers('Hello. Who are you?'));

/** One whole turn: said, answered, analysed. */
export const turn = (text: string, more: Partial<InterviewAnalysis> = {}): Step[] => [
  says(text),
  answers(),
  analyses(more),
];

export const all = <T extends ParleyEvent['type']>(type: T, events: readonly ParleyEvent[]): EventTypes[T][] =>
  events.filter((event) => event.type === type).map(({ data }) => data as EventTypes[T]);

export const typesOf = (events: readonly ParleyEvent[]) => events.map(({ type }) => type);
