import { channelsShow } from '@parley/client';
import { freshNonce, typedBallot } from '@parley/protocols/vote';
import { findParticipant } from '../channel/find-participant.js';
import { send } from '../channel/send.js';
import { CliError, EXIT } from '../exit-codes.js';
import type { GlobalOptions, Session } from '../session.js';
import { spokenWords } from '../words.js';

/** With a nonce of its own, so that a sending that is repeated is the same ballot. @throws CliError where a choice is none of the options */
export async function cast(
  session: Session,
  { channel, name, text }: { channel: string; name: string; text: string },
  options: GlobalOptions,
): Promise<number> {
  const words = spokenWords().vote;
  const { data } = await channelsShow({ ...session.client.to, path: { id: channel } });
  if (data.protocol !== 'vote') throw new CliError(words.noVote, EXIT.usage);
  const ballot = typedBallot(text, data.options);
  const known = data.options.length ? data.options.join(' | ') : words.consentChoices;
  if (!ballot) throw new CliError(words.notListed(text, known), EXIT.usage);
  const body = {
    participant_id: await findParticipant(session.client, channel, name),
    ...ballot,
    nonce: freshNonce(),
  };
  return send(session, { channel, path: 'sealed-ballots', body, line: words.sealed(name) }, options);
}
