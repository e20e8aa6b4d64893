import { configBody, duplicateNames, readYaml, schemaOf, type ScenarioConfig } from '../read-yaml.js';
import { textOfScenario } from '../text-of-file.js';

const validatePlan = schemaOf<PlanScenario>('plan.schema.json');
const validateRoles = schemaOf<{ roles: Role[] }>('roles.schema.json');

interface Role {
  name: string;
  id?: string;
  [field: string]: unknown;
}

interface PlanScenario {
  requirement?: string;
  topic?: string;
  language?: 'en' | 'zh';
  feedback?: string;
  roles?: Role[];
  config?: ScenarioConfig;
  coach?: object;
  termination?: object;
}

/**
 * Reads a plan's file into the body of POST /v1/workshops.
 * @throws CliError with every error as `file:line:column field: reason`
 */
export const planBody = (file: string): { requirement?: string; feedback?: string; config?: object } =>
  bodyOf(parsePlan(textOfScenario(file), file));

export const parsePlan = (text: string, file: string): PlanScenario =>
  readYaml(text, file, validatePlan, ({ roles = [] }) => duplicateNames('roles', roles));

/** The roles of a file of their own (W1). @throws CliError as planBody does */
export const rolesOf = (file: string): object[] =>
  readYaml(textOfScenario(file), file, validateRoles, ({ roles }) => duplicateNames('roles', roles)).roles.map(role);

function bodyOf({ roles, config, coach, ...rest }: PlanScenario) {
  return {
    ...rest,
    roles: roles?.map(role),
    config: configBody(config),
    coach_script: coach,
  };
}

const role = ({ id, ...given }: Role): object => ({ ...given, participant_id: id });
