import type { ParleyEvent, RecordedEvent } from '@parley/contracts';
import { conversationState, emptyLedger, evolveLedger } from '@parley/termination';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ledger } from './ledger.js';
import { anyPlay, ofType, play } from './negotiation-play.fixtures.js';
import { closingOf } from './rules/closing.js';
import { templateSummary } from './rules/template-summary.js';

/** What the events of a negotiation say, read without its rules. */
function factsOf(events: ParleyEvent[]) {
  const outcome = ofType(events, 'OutcomeReached')[0]!;
  const feedback = ofType(events, 'FeedbackRecorded');
  const adjusted = ofType(events, 'ProposalAdjusted');
  const version = outcome.proposal_version;
  const standing = adjusted.find(({ proposal }) => proposal.version === version);
  return {
    outcome,
    version,
    isCompromise: standing?.cause === 'compromise',
    accepted: feedback.filter((one) => one.proposal_version === version && one.feedback_type === 'accept'),
    last: ofType(events, 'RoundClosed').at(-1),
    withdrew: ofType(events, 'ParticipantWithdrawn'),
    replaced: ofType(events, 'ReplacementInvited').length,
    closed: ofType(events, 'ChannelClosed')[0]!,
  };
}

/** Sentences that Parley says, in both languages, and what has to be in the events where it does. */
const SAYS = {
  everyone: /Everyone accepted|全员接受/u,
  stayed: /Everyone who stayed|留下的人全部/u,
  nobody: /Nobody has accepted|尚无人接受/u,
  some: /Some accepted|有人接受/u,
  unasked: /Nobody has been asked about|该妥协方案尚未征求/u,
  noMajority: /round closed with a majority|没有一轮以多数接受/u,
  early: /before the rounds were over|在轮次用尽之前结束/u,
  none: /no proposal stands|没有可保留的方案/u,
  assumed: /Of these it is assumed|其接受为推定/u,
  nobodyCould: /nobody could stand in|无人可以替补/u,
  usedUp: /no further replacement was allowed|替补次数已用尽/u,
  points: /open points are listed|未决事项随方案列出/u,
  counted: /(\d+) of (\d+) accepted(?:; (\d+) still)?/u,
};

const finished = (language: 'en' | 'zh') =>
  fc.property(...anyPlay, (steps, config) => {
    const { events, state } = play(steps, config, {
      language,
      facilitator_script: { selected: [], possibly_related: [], fixed: [], gaps: [] },
    });
    const { outcome, version, isCompromise, accepted, last, withdrew, replaced, closed } = factsOf(events);
    const { message } = closed;
    const risk = outcome.risk ?? '';
    const { summary } = templateSummary(closingOf(state), language);
    const says = (what: keyof typeof SAYS, text = message) => SAYS[what].test(text);

    expect(says('everyone')).toBe(outcome.status === 'success' && !withdrew.length);
    expect(says('stayed')).toBe(outcome.status === 'success' && withdrew.length > 0);
    if (outcome.status === 'success') {
      expect(last!.negotiating).toEqual([]);
      expect(says('assumed')).toBe(last!.assumed.some((id) => last!.accepted.includes(id)));
    }
    if (says('nobody', risk)) expect(accepted).toEqual([]);
    if (says('some', risk)) expect(accepted).not.toEqual([]);
    if (outcome.status === 'negotiation_timeout' && version && !isCompromise && outcome.reason !== 'no_compromise')
      expect(says('some', risk)).toBe(accepted.length > 0);
    if (says('unasked', risk)) expect(isCompromise).toBe(true);
    if (says('noMajority')) expect(outcome.status).toBe('negotiation_timeout');
    if (outcome.status === 'negotiation_timeout' && says('noMajority')) {
      expect(says('early')).toBe(!['no_majority', 'no_compromise'].includes(outcome.reason));
      expect(says('none')).toBe(version === 0);
    }
    if (says('points')) expect(outcome.open_points).not.toEqual([]);
    const [, some, all, asking = '0'] = SAYS.counted.exec(risk) ?? [];
    if (some !== undefined) {
      expect([Number(some), Number(all), Number(asking)]).toEqual([
        last!.accepted.length,
        last!.accepted.length + last!.negotiating.length + (last!.absent?.length ?? 0),
        last!.negotiating.length,
      ]);
    }
    const standIns = ['dora', 'erik'].length - replaced - withdrewAmong(withdrew, ['dora', 'erik'], replaced);
    if (says('usedUp', summary)) expect(config.max_replacements - replaced).toBeLessThan(Math.max(1, standIns));
    if (says('nobodyCould', summary)) expect(standIns).toBeLessThanOrEqual(config.max_replacements - replaced);

    const told = events.reduce(
      (before, event) => evolveLedger(before, { ...event, recorded_at: '' } as RecordedEvent, ledger),
      emptyLedger,
    );
    expect(conversationState(told).consensus_reached).toBe(outcome.status === 'success');
  });

/** Stand-ins that have been invited are counted as such, also where they left again. */
const withdrewAmong = (withdrew: { participant_id: string }[], ids: string[], invited: number): number =>
  Math.max(0, withdrew.filter(({ participant_id }) => ids.includes(participant_id)).length - invited);

it.each(['en', 'zh'] as const)('the closing says what the events say (T5, %s)', (language) => {
  fc.assert(finished(language), { numRuns: 400 });
});
