import { configBody, duplicateNames, readYaml, schemaOf, type ScenarioConfig } from '../read-yaml.js';
import { textOfScenario } from '../text-of-file.js';
import { expertBody, idOf, type ExpertBody, type OwnExperts } from './line-up.js';

const validate = schemaOf<TeamScenario>('team.schema.json');

interface SeatScenario {
  /** A ready expert, or one of the user's own, by id. */
  expert?: string;
  name?: string;
  id?: string;
  [field: string]: unknown;
}

interface TeamScenario {
  task?: string;
  topic?: string;
  language?: 'en' | 'zh';
  lead?: string;
  experts: SeatScenario[];
  config?: ScenarioConfig;
  termination?: object;
}

/** What a team's file says, as POST /v1/teams takes it. */
export type TeamBody = Omit<TeamScenario, 'experts' | 'config'> & { experts: ExpertBody[]; config: object };

/**
 * Reads a team's file into the body of POST /v1/teams.
 * @throws CliError with every error as `file:line:column field: reason`, or for an expert that nobody knows
 */
export const teamBody = (file: string, own: OwnExperts): TeamBody => bodyOf(parseTeam(textOfScenario(file), file), own);

export const parseTeam = (text: string, file: string): TeamScenario =>
  readYaml(text, file, validate, ({ experts }) =>
    duplicateNames(
      'experts',
      experts.map(({ name, expert = '' }) => ({ name: name ?? expert })),
    ),
  );

const bodyOf = ({ experts, config, ...rest }: TeamScenario, own: OwnExperts): TeamBody => ({
  ...rest,
  experts: experts.map((seat) => seatBody(seat, own)),
  config: configBody(config),
});

/** What the file says of a known expert holds beside what is known of it. */
function seatBody({ expert, id, ...given }: SeatScenario, own: OwnExperts): ExpertBody {
  const known = expert === undefined ? {} : expertBody(idOf(expert, own), own);
  return { ...known, ...given, ...(id !== undefined && { participant_id: id }) };
}
