import { configBody, duplicateNames, readYaml, schemaOf, type ScenarioConfig } from '../read-yaml.js';
import { textOfScenario } from '../text-of-file.js';

const validate = schemaOf<Scenario>('scenario.schema.json');

interface Line {
  round: number;
  feedback: string;
  reasoning?: string;
  changes?: { field: string; to: string | number; reason: string }[];
}

interface Scenario {
  topic?: string;
  language?: 'en' | 'zh';
  demand: string | { text: string; constraints?: string[] };
  candidates: {
    name: string;
    id?: string;
    kind?: string;
    persona?: string;
    thinking_style?: string;
    speaking_style?: string;
    skills?: string[];
    script?: Line[];
  }[];
  config?: ScenarioConfig;
  termination?: object;
  facilitator?: {
    selected?: string[];
    possibly_related?: string[];
    proposal?: {
      title: string;
      summary?: string;
      terms?: { field: string; value: string | number; unit?: string }[];
      assignments: { participant: string; role: string; task: string; notes?: string; core?: boolean }[];
    };
    fixed?: object[];
    gaps?: object[];
    follow_up?: string;
  };
}

/**
 * Reads a scenario file into the body of POST /v1/channels.
 * @throws CliError with every error as `file:line:column field: reason`
 */
export const scenarioBody = (file: string): object => bodyOf(parseScenario(textOfScenario(file), file));

export const parseScenario = (text: string, file: string): Scenario =>
  readYaml(text, file, validate, ({ candidates }) => duplicateNames('candidates', candidates));

function bodyOf({ topic, language, demand, candidates, config, termination, facilitator }: Scenario): object {
  return {
    topic,
    language,
    demand: typeof demand === 'string' ? { text: demand } : demand,
    candidates: candidates.map(({ id, script, ...candidate }) => ({
      ...candidate,
      participant_id: id,
      script: script?.map(({ changes, ...line }) => ({
        ...line,
        changes: changes?.map(({ field, to, reason }) => ({ field, new_value: String(to), reason })),
      })),
    })),
    config: configBody(config),
    termination,
    facilitator_script: facilitator && {
      ...facilitator,
      proposal: undefined,
      draft: facilitator.proposal && {
        ...facilitator.proposal,
        terms: facilitator.proposal.terms?.map((term) => ({ ...term, value: String(term.value) })),
        assignments: facilitator.proposal.assignments.map(({ participant, ...seat }) => ({
          ...seat,
          participant_id: participant,
        })),
      },
    },
  };
}
