import { languageOf } from '@parley/contracts/language-of';
import type { OpenChannel } from '@parley/contracts';
import type { InstallationNow } from '../../tokens.js';
import { configOf, firstLine, seatOf, terminationPolicy } from '../command-values.js';
import { filledIn } from '../filled-in.js';
import type { OpenChannelDto } from '../generated/bodies.js';

/** Fills in every default, so that the event says what held whatever later versions default to. */
export function openChannelData(body: OpenChannelDto, installation: InstallationNow): OpenChannel {
  const { demand, topic, language, candidates, config, termination, rehearsal } = body;
  return filledIn('OpenChannel', {
    ...body,
    topic: topic ?? firstLine(demand.text),
    language: language ?? languageOf(demand.text),
    candidates: candidates.map(seatOf),
    config: configOf(installation, config),
    termination: terminationPolicy('negotiation', termination, installation.termination),
    rehearsal: rehearsal ?? installation.rehearsal,
  });
}
