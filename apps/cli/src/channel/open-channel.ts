import { plainJson } from '@parley/untrusted';
import { rememberChannel } from '../last-channel.js';
import type { GlobalOptions, Session } from '../session.js';
import { acceptEstimate, acceptRefused } from './accept-estimate.js';
import { estimateLine, estimateOf } from './estimate.js';
import type { Committed } from './send.js';
import { note, print } from '../output.js';
import { spokenWords } from '../words.js';

/**
 * Says what a channel is likely to cost, opens it, and says which it is: on stdout where that is all that was asked for, else on stderr.
 * @returns its id
 */
export async function openChannel(
  { client }: Session,
  path: string,
  body: object,
  { detach, output, quiet, cast, ...said }: GlobalOptions & { detach: boolean; cast?: Cast | undefined },
): Promise<string> {
  const opening = withSaid(body, said);
  const estimate = await estimateOf(client, path, opening);
  if (estimate && !quiet) note(estimateLine(estimate));
  if (estimate) await acceptEstimate(estimate, said);
  const whole = { ...opening, ...(await cast?.()) };
  const { channel_id, position } = await client.post<Committed>(path, whole).catch(async (error: unknown) => {
    await acceptRefused(error, said);
    return client.post<Committed>(path, { ...whole, accepts_cost: true });
  });
  rememberChannel(channel_id);
  if (detach) {
    // What is done with the id next may be a read.
    await client.caughtUp(channel_id, position);
    print(output === 'text' ? channel_id : plainJson({ channel_id, ...(estimate && { estimate }) }));
  } else if (!quiet)
    note(spokenWords().commands.channel(channel_id, await client.consoleAt(`/channels/${channel_id}`)));
  return channel_id;
}

/** Whoever takes part where nobody was named, as a part of the opening: a model chooses them, so not before it is said what it may cost. */
export type Cast = () => Promise<object>;

type Said = Pick<GlobalOptions, 'baseline' | 'budget' | 'purpose' | 'retentionDays'>;

/** What is said at the command line goes before what a file says. */
const withSaid = (body: object & { config?: object }, { baseline, budget, purpose, retentionDays }: Said): object => ({
  ...body,
  ...(purpose !== undefined && { purpose }),
  ...(retentionDays !== undefined && { retention_days: retentionDays }),
  ...((budget !== undefined || baseline) && {
    config: {
      ...body.config,
      ...(budget !== undefined && { budget_micro_usd: Math.round(budget * 1e6) }),
      ...(baseline && { baseline }),
    },
  }),
});
