import type { Consent, Vote } from '@parley/contracts';
import { mentions } from '@parley/termination';
import type { Protocol } from '../../protocol.js';
import type { Baseline } from '../baseline/state.js';
import type { ChannelState } from '../channel-state.js';
import { apartIn, bounded, countsOf, type Stood } from './stood.js';
import { unanimityClaimedIn } from './unanimity.js';

/** Where everyone stood when a channel ended, and whether its closing summary says otherwise (T5): one shape for every protocol. */
export function consentOf<S extends ChannelState>(protocol: Protocol<S>, state: S): Consent {
  const stood = bounded(protocol.stood(state));
  const names = new Map(protocol.participants(state).map(({ participant_id, name }) => [participant_id, name]));
  const contradicted = contradictionIn(protocol.lastWord(state), stood, (id) => names.get(id) ?? id);
  return { ...stood, ...(contradicted && { contradicted }) };
}

/** As readers of an outcome get it. */
export interface CountedConsent extends Consent {
  /** How many stand where. */
  counts: Partial<Record<Vote['stance'], number>>;
}

/** What a channel came to, with who stood where: counted, in their own words, from the log. */
export function outcomeOf<S extends ChannelState>(
  protocol: Protocol<S>,
  state: S,
): { consent: CountedConsent; baseline?: Baseline } | undefined {
  const outcome = protocol.outcome(state);
  if (!outcome) return undefined;
  const consent = state.closed?.consent ?? consentOf(protocol, state);
  // A rehearsal without a script has come to nothing, whatever its rules make of it (P6).
  const status = state.closed?.status === 'rehearsed' && { status: 'rehearsed' };
  const baseline = state.baseline && { baseline: state.baseline };
  return { ...outcome, ...status, ...baseline, consent: { ...consent, counts: countsOf(consent.votes) } };
}

/** A dissent about a part, as of one entry of a plan, need not stand in a summary of the whole. */
function contradictionIn(summary: string, stood: Stood, nameOf: (id: string) => string): Consent['contradicted'] {
  const { votes, minority } = stood;
  const missed = apartIn(stood).map(({ participant_id }) => participant_id);
  if (!summary.trim() || !missed.length) return undefined;
  const isNamed = (id: string) => mentions(summary, id) || mentions(summary, nameOf(id));
  const claim = unanimityClaimedIn(summary);
  if (claim === 'strong' || (claim === 'weak' && !missed.every(isNamed))) return 'claims_unanimity';
  const opposed = votes.filter(({ stance }) => stance === 'disagree').map(({ participant_id }) => participant_id);
  const ofTheWhole = minority.filter(({ about }) => about === undefined).map(({ participant_id }) => participant_id);
  return opposed.some((id) => ofTheWhole.includes(id) && !isNamed(id)) ? 'omits_dissent' : undefined;
}
