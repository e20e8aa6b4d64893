import { CliError, EXIT } from '../exit-codes.js';
import { follow } from '../follow.js';
import { scenarioBody } from '../scenario/negotiation-scenario.js';
import type { GlobalOptions, Session } from '../session.js';
import { smallCast } from './small-cast.js';

/** The body of the channel to open. @throws CliError where neither or both of demand and file are given */
export function negotiationBody(demand: string | undefined, file: string | undefined): object {
  if (file !== undefined && demand === undefined) return scenarioBody(file);
  if (demand !== undefined && file === undefined) {
    if (!demand.trim())
      throw new CliError('the demand is empty; usage: parley negotiate "demand" | -f scenario.yaml', EXIT.usage);
    return { demand: { text: demand }, candidates: smallCast(/\p{Script=Han}/u.test(demand) ? 'zh' : 'en') };
  }
  throw new CliError('give a demand or a scenario; usage: parley negotiate "demand" | -f scenario.yaml', EXIT.usage);
}

export async function negotiate(
  session: Session,
  body: object,
  detach: boolean,
  options: GlobalOptions,
): Promise<number> {
  const { channel_id } = await session.client.post<{ channel_id: string }>('/v1/channels', body);
  if (detach) {
    process.stdout.write(`${options.output === 'text' ? channel_id : JSON.stringify({ channel_id })}\n`);
    return EXIT.done;
  }
  if (!options.quiet) process.stderr.write(`channel ${channel_id}\n`);
  return follow(session, channel_id, options);
}
