import { findParticipant } from '../channel/find-participant.js';
import { send } from '../channel/send.js';
import { ownProperty } from '@parley/untrusted';
import { CliError, EXIT } from '../exit-codes.js';
import { chosenLanguage } from '../language.js';
import { listed } from '../listed.js';
import type { GlobalOptions, Session } from '../session.js';
import { spokenWords, wordsOf } from '../words.js';

export interface ReplyOptions {
  message: string;
  change: string[];
  accepts?: string[];
  reason?: string;
  round?: number;
}

/** A person's or an external agent's feedback (N2). */
export async function reply(
  session: Session,
  { channel, name, feedback }: { channel: string; name: string; feedback: string },
  { message, change, accepts: ranked = [], reason, round }: ReplyOptions,
  options: GlobalOptions,
): Promise<number> {
  const words = spokenWords().negotiationCommands;
  const proposed_changes = change.map((text) => {
    const [, field, new_value] = /^([^=]+)=(.+)$/su.exec(text) ?? [];
    if (!field || !new_value) throw new CliError(words.badChange(text), EXIT.usage);
    return { field, new_value, reason: reason ?? (message || '-') };
  });
  const accepts = ranked.flatMap((text, index) => {
    const plans = listed(text);
    if (!plans.length || !plans.every((plan) => /^[pv]\d+$/u.test(plan)))
      throw new CliError(words.badPlan(text), EXIT.usage);
    return plans.map((plan) => ({ plan, rank: index + 1 }));
  });
  const body = {
    participant_id: await findParticipant(session.client, channel, name),
    feedback_type: feedback,
    reasoning: message,
    proposed_changes,
    ...(accepts.length && { accepts }),
    ...(round !== undefined && { round }),
  };
  const line = words.replied(
    name,
    ownProperty<string>(wordsOf(chosenLanguage()).negotiation.feedback, feedback) ?? feedback,
  );
  return send(session, { channel, path: 'feedback', body, line }, options);
}
