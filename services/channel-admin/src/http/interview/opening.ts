import { languageOf } from '@parley/contracts/language-of';
import type { OpenInterview } from '@parley/contracts';
import { NO_NAME } from '@parley/protocols/interview';
import type { InstallationNow } from '../../tokens.js';
import { configOf, defined, seatOf, terminationPolicy } from '../command-values.js';
import { filledIn } from '../filled-in.js';
import type { InterviewSeatDto, OpenInterviewDto } from '../generated/bodies.js';

/** Whoever takes part where nobody is named (I1). */
const SEATS = {
  en: { user: NO_NAME.en, interviewer: 'Interviewer', architect: 'Architect' },
  zh: { user: NO_NAME.zh, interviewer: '访谈者', architect: '架构师' },
} as const;

/**
 * Fills in every default, so that the event says what held whatever later versions default to.
 * @throws ProblemError invalid-request
 */
export function openInterviewData(body: OpenInterviewDto, installation: InstallationNow): OpenInterview {
  const { topic, goal = topic, user, interviewer, architect, config, termination, rehearsal } = body;
  const language = body.language ?? languageOf(goal);
  const names = SEATS[language];
  return filledIn('OpenInterview', {
    ...body,
    language,
    goal,
    user: inSeat({ kind: 'person', ...defined(user ?? {}) }, names.user, 'user'),
    interviewer: inSeat(interviewer, names.interviewer, 'interviewer'),
    architect: inSeat(architect, names.architect, 'architect'),
    config: configOf(installation, config),
    termination: terminationPolicy('interview', termination, installation.termination),
    rehearsal: rehearsal ?? installation.rehearsal,
  });
}

/** Whoever was not named has the role's name, and the role as an id in whatever language. */
function inSeat({ name, participant_id, ...seat }: InterviewSeatDto = {}, usual: string, role: string) {
  const id = participant_id ?? (name === undefined ? role : undefined);
  return seatOf({ ...seat, name: name ?? usual, ...(id !== undefined && { participant_id: id }) });
}
