import type { InterviewLine, InterviewSeat, OpenInterview } from '@parley/contracts';
import type { Installation } from '../../tokens.js';
import { configOf, languageOf, seatOf } from '../command-values.js';
import { terminationPolicy } from '../termination-policy.js';
import { INTERVIEW_DEFAULTS, SEATS } from './defaults.js';
import type { OpenInterviewDto } from './dto/opening.dto.js';
import type { InterviewSeatDto } from './dto/seat.dto.js';

/**
 * Fills in every default, so that the event says what held whatever later versions default to.
 * @throws ProblemError invalid-request
 */
export function openInterviewData(body: OpenInterviewDto, installation: Installation): OpenInterview {
  const { topic, goal = topic, user, interviewer, architect, config, termination, rehearsal, script = [] } = body;
  const language = body.language ?? languageOf(goal);
  const names = SEATS[language];
  return {
    topic,
    language,
    goal,
    user: inSeat({ kind: 'person', ...user }, names.user, 'user'),
    interviewer: inSeat(interviewer, names.interviewer, 'interviewer'),
    architect: inSeat(architect, names.architect, 'architect'),
    config: configOf(INTERVIEW_DEFAULTS, installation, config),
    termination: terminationPolicy('interview', termination, installation.termination),
    rehearsal: rehearsal ?? installation.rehearsal,
    script: script as InterviewLine[],
  };
}

/** Who was not named has the role's name, and the role as an id in whatever language. */
function inSeat(
  { persona = '', name: given, participant_id, ...seat }: InterviewSeatDto = {},
  usual: string,
  role: string,
): InterviewSeat {
  const name = given ?? usual;
  const id = participant_id ?? (given === undefined ? role : undefined);
  return { ...seatOf({ ...seat, name, ...(id !== undefined && { participant_id: id }) }), persona };
}
