import { plainJson } from '@parley/untrusted';
import { EXIT } from '../exit-codes.js';
import { localLine, modelsHere, type ModelsHere } from '../models-here.js';
import { print, printText } from '../output.js';
import type { GlobalOptions } from '../session.js';
import { spokenWords } from '../words.js';

/** What Parley works with here: this Node, a server that runs, the model that it uses, and models that need no key. */
export async function doctor(options: Pick<GlobalOptions, 'server' | 'token' | 'output'>): Promise<number> {
  const here = await modelsHere(options, process.env);
  const node = process.versions.node;
  if (options.output === 'text') printText([`✓ Node ${node}`, ...serverLines(here), localLine(here)].join('\n'));
  else print(plainJson({ node, ...here }));
  return isBroken(here) ? EXIT.usage : EXIT.done;
}

/** The server and its model, or what would be used without one. */
export function serverLines({ server: { url, answers, model }, environment }: ModelsHere): string[] {
  const words = spokenWords().commands;
  if (environment) {
    const { error, notice } = environment;
    const none = url === undefined ? words.noServerOf(process.env['PARLEY_DATA'] ?? '') : words.noServer(url);
    return [`  ${none}`, error === undefined ? notice : `✗ ${words.modelFails(error)}`];
  }
  const used =
    model?.tried?.notice ?? `! ${model?.rehearsal && !model.unanswered ? words.rehearses : words.modelUntold}`;
  return [`${answers ? '✓' : '✗'} ${words.server(url ?? '')}`, used];
}

/** Nothing would be answered: a variable is wrong, or the server refuses us. */
const isBroken = ({ server, environment }: ModelsHere): boolean => {
  const tried = environment?.tried ?? server.model?.tried;
  return environment?.error !== undefined || tried?.trial.result === 'refused';
};
