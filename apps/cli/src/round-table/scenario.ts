import { configBody, duplicateNames, readYaml, schemaOf, type ScenarioConfig } from '../read-yaml.js';
import { textOfScenario } from '../text-of-file.js';

const validate = schemaOf<RoundTableScenario>('round-table.schema.json');

interface RoundTableScenario {
  mode?: 'board' | 'party';
  topic?: string;
  question?: string;
  language?: 'en' | 'zh';
  members: {
    name: string;
    id?: string;
    kind?: string;
    persona?: string;
    thinking_style?: string;
    speaking_style?: string;
    expertise?: string[];
    script?: { turn: number; act?: string; text?: string; stance?: object; ballot?: string }[];
  }[];
  config?: ScenarioConfig;
  termination?: object;
}

/**
 * Reads a round table's file into the body of POST /v1/round-tables.
 * @throws CliError with every error as `file:line:column field: reason`
 */
export const roundTableBody = (file: string): object => bodyOf(parseRoundTable(textOfScenario(file), file));

export const parseRoundTable = (text: string, file: string): RoundTableScenario =>
  readYaml(text, file, validate, ({ members }) => duplicateNames('members', members));

function bodyOf({ members, config, ...rest }: RoundTableScenario): object {
  return {
    ...rest,
    members: members.map(({ id, ...member }) => ({ ...member, participant_id: id })),
    config: configBody(config),
  };
}
