import { decisionShow } from '@parley/client';
import { plainJson } from '@parley/untrusted';
import { EXIT } from '../exit-codes.js';
import { chosenLanguage } from '../language.js';
import { print } from '../output.js';
import type { GlobalOptions, Session } from '../session.js';
import { writeText } from '../written-files.js';

export interface DecisionOptions {
  as: 'markdown' | 'brief' | 'html' | 'madr';
  to?: string;
}

/** What was decided, as the page shows it: the same text as its file. */
export async function decision(
  { client }: Session,
  channel: string,
  { as, to }: DecisionOptions,
  { output }: GlobalOptions,
): Promise<number> {
  const path = { id: channel };
  if (output !== 'text') {
    print(plainJson((await decisionShow({ ...client.to, path, query: { format: 'json' } })).data));
    return EXIT.done;
  }
  const text = await client.text((given) =>
    decisionShow({ ...given, path, query: { format: as, language: chosenLanguage() } }),
  );
  if (to === undefined) print(text.trimEnd());
  else writeText(to, text);
  return EXIT.done;
}
