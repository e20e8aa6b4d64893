import type { Scenario } from '../protocol.js';
import { checkerOf, configBody, readYaml, type ScenarioConfig } from '../read-yaml.js';
import { textOfScenario } from '../text-of-file.js';

const validate = checkerOf<{ config?: ScenarioConfig }>({ type: 'object', properties: { config: { type: 'object' } } });

/** The fields of the command that opens it; what is missing or wrong in them the server says. */
export function anyScenario(protocol: string, file: string): Scenario {
  const { config, ...fields } = readYaml(textOfScenario(file), file, validate);
  const body = { ...fields, ...(config && { config: configBody(config) }) };
  return { path: `/v1/protocols/${encodeURIComponent(protocol)}/channels`, body };
}
