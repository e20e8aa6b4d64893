import { configBody, readYaml, schemaOf, type ScenarioConfig } from '../read-yaml.js';
import { textOfScenario } from '../text-of-file.js';

const validate = schemaOf<InterviewScenario>('interview.schema.json');

type Seat = Record<string, unknown> & { id?: string };

interface InterviewScenario {
  topic: string;
  goal?: string;
  language?: 'en' | 'zh';
  user?: Seat;
  interviewer?: Seat;
  architect?: Seat;
  config?: ScenarioConfig;
  termination?: object;
  script?: object[];
  /** What the user says, a turn each. */
  says?: string[];
}

/** What an interview's file says: what POST /v1/interviews takes, and the user's words. */
export interface InterviewFile {
  body: Omit<InterviewScenario, 'says' | 'config'> & { config?: object };
  says: string[];
}

/**
 * Reads an interview's file.
 * @throws CliError with every error as `file:line:column field: reason`
 */
export const interviewFile = (file: string): InterviewFile => bodyOf(parseInterview(textOfScenario(file), file));

export const parseInterview = (text: string, file: string): InterviewScenario => readYaml(text, file, validate);

const bodyOf = ({ says = [], config, user, interviewer, architect, ...rest }: InterviewScenario): InterviewFile => ({
  body: {
    ...rest,
    ...(user && { user: seat(user) }),
    ...(interviewer && { interviewer: seat(interviewer) }),
    ...(architect && { architect: seat(architect) }),
    config: configBody(config),
  },
  says,
});

const seat = ({ id, ...given }: Seat): Seat => ({ ...given, ...(id !== undefined && { participant_id: id }) });
