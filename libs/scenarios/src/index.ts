export { bodyOf, commandOf } from './command-of.js';
export { FILES, fileSchema, kindOf, OPENED_FROM, type FileKind, type ScenarioKind } from './files.js';
export { readScenario, type Scenario } from './read-scenario.js';
export { isReadable, readYaml, schemaChecker, type Wrong, type YamlRead } from './read-yaml.js';
