import { client, type Committed } from '@parley/client';
import type { Sample } from './protocol.js';

/** What is sent: a rehearsal, since what somebody only tries out costs nothing. */
const bodyOf = ({ body }: Sample): object => ({ ...body, rehearsal: true });

/** @returns the id of the channel that was opened */
export async function openSample(sample: Sample): Promise<string> {
  const url = sample.path;
  const { data } = await client.post<{ 201: Committed }, unknown, true>({
    url,
    body: bodyOf(sample),
    throwOnError: true,
  });
  return data.channel_id;
}

/** The same at a shell. */
export const curlOf = (sample: Sample): string =>
  `curl -X POST ${location.origin}${sample.path} -H 'content-type: application/json' -d '${JSON.stringify(bodyOf(sample)).replaceAll("'", String.raw`'\''`)}'`;
