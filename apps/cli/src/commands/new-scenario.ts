import { readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { plainJson } from '@parley/untrusted';
import { FILES, type ScenarioKind } from '@parley/scenarios';
import { command } from '../called.js';
import { EXIT } from '../exit-codes.js';
import { chosenLanguage } from '../language.js';
import { print, printText } from '../output.js';
import { ownFile } from '../own-files.js';
import type { GlobalOptions } from '../session.js';
import { spokenWords } from '../words.js';
import { writeText } from '../written-files.js';

/** A commented scenario of a protocol, in a file of its own: no file that is there is written over. */
export function newScenario(kind: ScenarioKind, file: string, { output }: Pick<GlobalOptions, 'output'>): number {
  writeText(file, scenarioText(kind, file), { isNew: true });
  if (output === 'text') printText(spokenWords().commands.written(file, command`${kind} -f ${file}`));
  else print(plainJson({ file }));
  return EXIT.done;
}

/** As it stands in the file: an editor finds the schema from there. */
function scenarioText(kind: ScenarioKind, file: string): string {
  const schema = relative(dirname(resolve(file)), ownFile(`schema/${FILES[kind]}`)).replaceAll(sep, '/');
  const template = readFileSync(ownFile(`templates/${kind}.${chosenLanguage()}.yaml`), 'utf8');
  return `# yaml-language-server: $schema=${schema}\n${template}`;
}
