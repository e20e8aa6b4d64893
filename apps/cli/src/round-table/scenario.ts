import { duplicateNames, microUsd, milliseconds, readYaml, schemaOf, textOf } from '../read-yaml.js';

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
    expertise?: string[];
    script?: { turn: number; act?: string; text?: string; stance?: object; ballot?: string }[];
  }[];
  config?: { turn_timeout?: string; facilitation_timeout?: string; budget_usd?: number; [name: string]: unknown };
  termination?: object;
}

/**
 * Reads a round table's file into the body of POST /v1/round-tables.
 * @throws CliError with every error as `file:line:column field: reason`
 */
export const roundTableBody = (file: string): object => bodyOf(parseRoundTable(textOf(file), file));

export const parseRoundTable = (text: string, file: string): RoundTableScenario =>
  readYaml(text, file, validate, ({ members }) => duplicateNames('members', members));

function bodyOf({ members, config = {}, ...rest }: RoundTableScenario): object {
  const { turn_timeout, facilitation_timeout, budget_usd, ...settings } = config;
  return {
    ...rest,
    members: members.map(({ id, ...member }) => ({ ...member, participant_id: id })),
    config: {
      ...settings,
      turn_timeout_ms: milliseconds(turn_timeout),
      facilitation_timeout_ms: milliseconds(facilitation_timeout),
      budget_micro_usd: microUsd(budget_usd),
    },
  };
}
