import type { OneModel } from '@parley/contracts';
import { plainJson } from '@parley/untrusted';
import { rememberChannel } from '../last-channel.js';
import type { GlobalOptions, Session } from '../session.js';
import { acceptEstimate, acceptRefused, acceptUnasked } from './accept-estimate.js';
import { estimateLine, estimateOf, isForetold } from './estimate.js';
import type { Committed } from './send.js';
import { modelsToSpread, spreadOver } from './spread.js';
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
  { detach, output, quiet, cast, diverse, ...said }: GlobalOptions & Opened,
): Promise<string> {
  const models = diverse && (await modelsToSpread(client));
  const opening = withSaid(body, said);
  const answered = await estimateOf(client, path, opening);
  const estimate = answered && isForetold(answered) ? answered : undefined;
  if (estimate && !quiet) note(estimateLine(estimate));
  if (estimate) await acceptEstimate(estimate, said);
  const accepts_cost = cast && answered && (await acceptUnasked(answered, said));
  const seated: object & { members?: object[] } = {
    ...opening,
    ...(await cast?.()),
    ...(accepts_cost && { accepts_cost }),
  };
  const whole = models ? { ...seated, members: spreadOver(seated.members ?? [], models) } : seated;
  const { channel_id, position, one_model } = await client.post<Answer>(path, whole).catch(async (error: unknown) => {
    await acceptRefused(error, said);
    return client.post<Answer>(path, { ...whole, accepts_cost: true });
  });
  rememberChannel(channel_id);
  const { seats, model } = one_model ?? {};
  if (seats && !quiet) note(`${spokenWords().oneModel.is(seats, model)} ${spokenWords().oneModel.atTerminal}`);
  if (detach) {
    // What is done with the id next may be a read.
    await client.caughtUp(channel_id, position);
    const told = { channel_id, ...(estimate && { estimate }), ...(one_model && { one_model }) };
    print(output === 'text' ? channel_id : plainJson(told));
  } else if (!quiet)
    note(spokenWords().commands.channel(channel_id, await client.consoleAt(`/channels/${channel_id}`)));
  return channel_id;
}

interface Opened {
  detach: boolean;
  cast?: Cast | undefined;
  /** Its members are spread over the models of the server. */
  diverse?: boolean | undefined;
}

type Answer = Committed & { one_model?: OneModel };

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
