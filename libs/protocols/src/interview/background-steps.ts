import { interviewOf, type InterviewChannel } from './state.js';
import type { Exchange } from './talk.js';

/** Whoever works on an interview where the user does not see it, as `blocking_agent` names it (I5). */
export type Agent = 'Analyst' | 'Judge' | 'Summary' | 'Monitor';

/** The facilitations of a turn's background, in their order (I3). */
export type BackgroundStep = 'analyse' | 'oversee' | 'compress';

const AGENT_OF: Record<BackgroundStep, Agent> = { analyse: 'Analyst', oversee: 'Judge', compress: 'Summary' };

/** The timers of a turn's background: when it is over at the latest, and when a user who waits is told that it takes long. */
export const backgroundOf = (turn: number): string => `background-${turn}`;
export const deepOf = (turn: number): string => `deep-${turn}`;

/** What is next in the background of the turn that was answered; undefined where all is done, or none is under way. */
export function nextStep(state: InterviewChannel): BackgroundStep | undefined {
  const { background } = state;
  if (!background) return undefined;
  if (!background.analysed) return 'analyse';
  if (!background.overseen && needsOversight(state)) return 'oversee';
  return !background.compressed && isCompressionDue(state) ? 'compress' : undefined;
}

/** Whom the next turn waits for. */
export function blockingAgent(state: InterviewChannel): Agent | undefined {
  const step = nextStep(state);
  return state.phase === 'checking' && state.background ? 'Monitor' : step && AGENT_OF[step];
}

/** A risk, or a change of status, is for the Judge (I3). */
export const needsOversight = ({ analysis, status }: InterviewChannel): boolean =>
  analysis !== undefined && (analysis.risks.length > 0 || analysis.proposed_status !== status);

/** Characters that are kept word for word before older turns are compressed, however few turns they are. */
const MOST_CHARACTERS = 24_000;

/** The last turn that may be compressed: the latest few stay word for word (I5). All of them have been analysed by then. */
export const lastToCompress = (state: InterviewChannel): number => state.round - interviewOf(state).config.keep_recent;

/** Every so many turns, or where they have become long (I5). */
function isCompressionDue(state: InterviewChannel): boolean {
  const { exchanges, compressed } = state.talk;
  const older = lastToCompress(state) - compressed;
  if (older < 1) return false;
  return older >= interviewOf(state).config.compress_every || charactersOf(exchanges) > MOST_CHARACTERS;
}

const charactersOf = (exchanges: readonly Exchange[]): number =>
  exchanges.reduce(
    (sum, { user, answer = '' }) => sum + answer.length + user.reduce((all, { length }) => all + length, 0),
    0,
  );
