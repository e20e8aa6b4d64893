import { schemaChecker } from '@parley/scenarios';
import type { Scenario } from '../protocol.js';
import { valueOfYaml } from '../read-yaml.js';
import { textOfYaml } from '../text-of-file.js';

const checker = schemaChecker<object>({ type: 'object' });

/** The fields of the command that opens it, as REST takes them; what is missing or wrong in them the server says. */
export const anyScenario = (protocol: string, file: string): Scenario => ({
  path: `/v1/protocols/${encodeURIComponent(protocol)}/channels`,
  body: valueOfYaml(textOfYaml(file), file, checker),
});
