import { allItems, channelsList, erasuresErase, type Erased, type EraseWordsDto } from '@parley/client';
import { plainJson, plainLine } from '@parley/untrusted';
import { CliError, EXIT } from '../exit-codes.js';
import { print, printText } from '../output.js';
import type { GlobalOptions, Session } from '../session.js';
import { spokenWords } from '../words.js';

/** @throws CliError */
export function neitherNorBoth(): never {
  throw new CliError(spokenWords().erasure.whichOne, EXIT.usage);
}

export async function eraseIn(
  { client }: Session,
  channel: string,
  body: EraseWordsDto,
  options: GlobalOptions,
): Promise<number> {
  const { data: erased } = await erasuresErase({ ...client.to, path: { id: channel }, body });
  if (options.output !== 'text') print(plainJson(erased));
  else {
    printText(lineOf(erased));
    printText(spokenWords().erasure.notReached);
  }
  return EXIT.done;
}

type Failed = { channel_id: string; code: string; message: string };

/** Every channel of the tenant, one after another: what fails in one does not keep it from the others, and has exit code 1. */
export async function eraseEverywhere(
  { client }: Session,
  body: EraseWordsDto,
  options: GlobalOptions,
): Promise<number> {
  const channels = await allItems((cursor) => channelsList({ ...client.to, query: { limit: '200', ...cursor } }));
  const done: Erased[] = [];
  const failed: Failed[] = [];
  for (const { channel_id } of channels) {
    try {
      const { data } = await erasuresErase({ ...client.to, path: { id: channel_id }, body });
      if (data.erased) done.push(data);
    } catch (error) {
      if (!(error instanceof CliError) || !error.problem) throw error;
      const { code } = error.problem;
      // Nobody of that name has anything to do with it.
      if (code === 'invalid-request') continue;
      if (code === 'forbidden') throw error;
      failed.push({ channel_id, code, message: error.message });
    }
  }
  if (options.output !== 'text') print(plainJson({ subject: body.subject, erased: done, failed }));
  else {
    const words = spokenWords().erasure;
    for (const one of done) printText(lineOf(one));
    for (const { channel_id, message } of failed) printText(words.failed(channel_id, plainLine(message)));
    printText(words.all(plainLine(body.subject), done.length, failed.length));
    printText(words.notReached);
  }
  return failed.length ? EXIT.systemError : EXIT.done;
}

function lineOf({ channel_id, subject, erased }: Erased): string {
  const words = spokenWords().erasure;
  return erased ? words.erased(channel_id, plainLine(subject)) : words.nothing(channel_id, plainLine(subject));
}
