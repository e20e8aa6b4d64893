import { channelsExport, decisionShow, recordShow } from '@parley/client';
import { folderName, plainJson } from '@parley/untrusted';
import { EXIT } from '../exit-codes.js';
import { chosenLanguage } from '../language.js';
import { print, printText } from '../output.js';
import type { GlobalOptions, Session } from '../session.js';
import { writeAll } from '../written-files.js';

export interface RecordOptions {
  to?: string;
  madr?: boolean;
  force?: boolean;
}

/** Writes the record of a channel, for reading and for print, and the export that it cites, into a folder of their own. */
export async function record(
  { client }: Session,
  channel: string,
  { to, madr, force }: RecordOptions,
  { output }: GlobalOptions,
): Promise<number> {
  const path = { id: channel };
  const told = (await recordShow({ ...client.to, path, query: { format: 'json', language: chosenLanguage() } })).data;
  const { position, topic } = told as { position: number; topic: string };
  const language = chosenLanguage();
  // All are of one moment, whatever goes on meanwhile; the export goes at least as far.
  const at = `${position}`;
  const file = (format: 'markdown' | 'html') =>
    client.text((given) => recordShow({ ...given, path, query: { format, language, at } }));
  const files: [name: string, text: string][] = [
    ['record.md', await file('markdown')],
    ['record.html', await file('html')],
    [`${channel}.jsonl`, await client.text((given) => channelsExport({ ...given, path }))],
  ];
  if (madr) {
    const query = { format: 'madr', language, at } as const;
    files.push(['decision.md', await client.text((given) => decisionShow({ ...given, path, query }))]);
  }
  const folder = to ?? folderName(topic, channel);
  const written = writeAll(folder, files, force === true);
  if (output !== 'text') print(plainJson({ channel_id: channel, position, files: written }));
  else for (const name of written) printText(name);
  return EXIT.done;
}
