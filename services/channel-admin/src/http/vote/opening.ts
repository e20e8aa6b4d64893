import type { OpenVote } from '@parley/contracts';
import { languageOf } from '@parley/contracts/language-of';
import type { InstallationNow } from '../../tokens.js';
import { configOf, firstLine, seatOf, terminationPolicy } from '../command-values.js';
import { filledIn } from '../filled-in.js';
import type { OpenVoteDto } from '../generated/bodies.js';

/** Fills in every default, so that rule, quorum, deadline and what settles a tie stand before anybody votes. */
export function openVoteData(body: OpenVoteDto, installation: InstallationNow): OpenVote {
  const { question, topic, language, members, config, termination, rehearsal } = body;
  return filledIn('OpenVote', {
    ...body,
    topic: topic ?? firstLine(question),
    language: language ?? languageOf(question),
    members: members.map(seatOf),
    config: configOf(installation, config),
    termination: terminationPolicy('vote', termination, installation.termination),
    rehearsal: rehearsal ?? installation.rehearsal,
  });
}
