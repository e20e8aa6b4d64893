import { diverseModels, type SeatModel } from '@parley/llm';
import { plainJson } from '@parley/untrusted';
import { parseDocument } from 'yaml';
import { severalOf, spreadOver } from '../channel/spread.js';
import { CliError, EXIT } from '../exit-codes.js';
import { modelsHere } from '../models-here.js';
import { print, printText } from '../output.js';
import { parseScenario } from '../read-yaml.js';
import { tableText } from '../render/table.js';
import type { GlobalOptions } from '../session.js';
import { textOfYaml } from '../text-of-file.js';
import { spokenWords } from '../words.js';

/**
 * Models that the seats of a board can be spread over, or a round table file with them: as the server has them, or the environment where
 * none runs. @throws CliError where there are not two, or the file is none of a round table
 */
export async function diverse(
  file: string | undefined,
  options: GlobalOptions,
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  const text = file === undefined ? undefined : textOfYaml(file);
  // What is wrong with the file is said before anybody is asked for models.
  if (text !== undefined) parseScenario('board', text, file!);
  const models = severalOf(await modelsOf(options, environment));
  if (text !== undefined) print(printedWith(text, models, options));
  else if (options.output !== 'text') print(plainJson(models));
  else printText(listOf(models));
  return EXIT.done;
}

async function modelsOf(options: GlobalOptions, environment: NodeJS.ProcessEnv): Promise<readonly SeatModel[]> {
  const { server, environment: own } = await modelsHere(options, environment);
  if (!own) return server.model?.spread ?? [];
  if (own.error !== undefined) throw new CliError(own.error, EXIT.usage);
  return diverseModels(environment);
}

function listOf(models: readonly SeatModel[]): string {
  const { spreadHead, spreadHow } = spokenWords().commands;
  const rows = models.map(({ provider, model }, index) => [String(index + 1), provider, model]);
  return `${tableText(spreadHead, rows)}\n${spreadHow}`;
}

/** The file as its author wrote it, with a model for each seat that has none. */
function printedWith(text: string, models: readonly SeatModel[], { output }: GlobalOptions): string {
  const document = parseDocument(text);
  const { members = [] } = document.toJS() as { members?: Parameters<typeof spreadOver>[0] };
  spreadOver(members, models).forEach(({ model, provider }, index) => {
    if (model !== undefined) document.setIn(['members', index, 'model'], model);
    if (provider !== undefined) document.setIn(['members', index, 'provider'], provider);
  });
  return output === 'text' ? document.toString({ lineWidth: 0 }).trimEnd() : plainJson(document.toJS());
}
