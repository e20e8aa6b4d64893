import { plainJson } from '@parley/contracts';
import { modelNotices } from '@parley/standalone';
import { EXIT } from '../exit-codes.js';
import { DEFAULT_SERVER, foundServer, serverAnswers, serverOf, type GlobalOptions } from '../session.js';
import { spoken } from '../language.js';
import { print, printText } from '../output.js';
import { commandWords } from './wording.js';

/** What Parley would work with here: this Node, a server that runs, the model, and models that need no key. */
export async function doctor({ server, output }: Pick<GlobalOptions, 'server' | 'output'>): Promise<number> {
  const url = serverOf({ ...(server !== undefined && { server }) }) ?? (await foundServer()) ?? DEFAULT_SERVER;
  const answers = await serverAnswers(url);
  const words = commandWords();
  const models = await modelNotices(process.env, spoken()).catch((error: Error) => [
    `✗ ${words.modelFails(error.message)}`,
  ]);
  const lines = [
    `✓ Node ${process.versions.node}`,
    answers ? `✓ ${words.server(url)}` : `  ${words.noServer(url)}`,
    ...models,
  ];
  if (output === 'text') printText(lines.join('\n'));
  else print(plainJson({ lines }));
  return models[0]?.startsWith('✗') ? EXIT.usage : EXIT.done;
}
