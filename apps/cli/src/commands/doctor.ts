import { plainJson } from '@parley/contracts';
import { modelNotices } from '@parley/standalone';
import { EXIT } from '../exit-codes.js';
import { DEFAULT_SERVER, foundServer, serverAnswers, serverOf, type GlobalOptions } from '../session.js';
import { print } from '../output.js';

/** What Parley would work with here: this Node, a server that runs, the model, and models that need no key. */
export async function doctor({ server, output }: Pick<GlobalOptions, 'server' | 'output'>): Promise<number> {
  const url = serverOf({ ...(server !== undefined && { server }) }) ?? (await foundServer()) ?? DEFAULT_SERVER;
  const answers = await serverAnswers(url);
  const models = await modelNotices(process.env).catch((error: Error) => [`✗ Model: ${error.message}`]);
  const lines = [
    `✓ Node ${process.versions.node}`,
    answers ? `✓ Server at ${url}` : `  No server at ${url}: each command starts its own, npm start keeps one`,
    ...models,
  ];
  print(output === 'text' ? lines.join('\n') : plainJson({ lines }));
  return models[0]?.startsWith('✗') ? EXIT.usage : EXIT.done;
}
