import type { ParleyEvent, ProposalAdjusted } from '@parley/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPlay, negotiation, ofType, play, send, type Play } from './negotiation-play.fixtures.js';

const leavings = (events: ParleyEvent[]): number =>
  ofType(events, 'ParticipantWithdrawn').filter(({ consequence }) => consequence === 'role_removed').length;

const closingRounds = (events: ParleyEvent[]): number =>
  ofType(events, 'RoundStarted').filter(({ plans }) => plans).length;

describe('any interleaving of answers, duplicates, late and reordered deliveries', () => {
  it('ends in exactly one legal outcome, within the round limit (N4)', () => {
    fc.assert(
      fc.property(...anyPlay, (steps, config) => {
        const { events, state } = play(steps, config);
        expect(state.phase).toBe('closed');
        expect(ofType(events, 'ChannelClosed')).toHaveLength(1);
        expect(ofType(events, 'OutcomeReached')).toHaveLength(1);
        expect(ofType(events, 'ChannelClosed')[0]!.status).toBe(ofType(events, 'OutcomeReached')[0]!.status);
        // A round is added for who stays where somebody leaves in the last (N5), and to put all that was proposed to everybody (N4).
        for (const { round } of ofType(events, 'RoundStarted'))
          expect(round).toBeLessThanOrEqual(config.max_rounds + leavings(events) + closingRounds(events));
        expect(ofType(events, 'ReplacementInvited').length).toBeLessThanOrEqual(config.max_replacements);
      }),
      { numRuns: 300 },
    );
  });

  it('names as accepted a version that each accepting seat was itself asked about, and accepted (N5)', () => {
    fc.assert(
      fc.property(...anyPlay, (steps, config) => {
        const { events } = play(steps, config);
        const { status, proposal_version } = ofType(events, 'OutcomeReached')[0]!;
        if (status !== 'success' && status !== 'partial_consensus') return;
        const versions = [...ofType(events, 'ProposalDrafted'), ...ofType(events, 'ProposalAdjusted')];
        const { assignments } = versions.find(({ proposal }) => proposal.version === proposal_version)!.proposal;
        const seated = assignments.map(({ participant_id }) => participant_id);
        const chosen = versions.find(({ proposal }) => proposal.version === proposal_version) as ProposalAdjusted;
        // A plan that was chosen was put to everybody by an id of its own, before it became a version.
        const before = chosen.plan === undefined ? proposal_version : proposal_version - 1;
        const asked = ofType(events, 'TurnRequested').filter((one) => one.proposal_version === before);
        const accepted = ofType(events, 'FeedbackRecorded').filter(
          ({ request_id, feedback_type, accepts = [] }) =>
            asked.some((turn) => turn.request_id === request_id) &&
            (chosen.plan === undefined ? feedback_type === 'accept' : accepts.some(({ plan }) => plan === chosen.plan)),
        );
        const accepting = new Set(accepted.map(({ participant_id }) => participant_id));
        const gone = ofType(events, 'ParticipantWithdrawn').map(({ participant_id }) => participant_id);
        expect(seated.filter((id) => gone.includes(id))).toEqual([]);
        if (status === 'success') expect([...accepting].sort()).toEqual([...seated].sort());
        else expect(accepting.size * 2).toBeGreaterThan(seated.length);
      }),
      { numRuns: 300 },
    );
  });

  it('never asks a participant that has withdrawn (N5)', () => {
    fc.assert(
      fc.property(...anyPlay, (steps, config) => {
        const gone = new Set<string>();
        for (const event of play(steps, config).events) {
          if (event.type === 'ParticipantWithdrawn') gone.add(event.data.participant_id);
          if (event.type === 'TurnRequested') expect(gone).not.toContain(event.data.participant_id);
          if (event.type === 'RoundStarted') for (const id of event.data.recipients) expect(gone).not.toContain(id);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('only ever names those selected, or invited as a replacement, as recipients (N1)', () => {
    fc.assert(
      fc.property(...anyPlay, (steps, config) => {
        const invited = new Set<string>();
        for (const event of play(steps, config).events) {
          if (event.type === 'CandidatesScreened')
            for (const one of event.data.selected) invited.add(one.participant_id);
          if (event.type === 'ReplacementInvited') invited.add(event.data.replacement_id);
          if (event.type === 'RoundStarted') for (const id of event.data.recipients) expect(invited).toContain(id);
          if (event.type === 'TurnRequested') expect(invited).toContain(event.data.participant_id);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('only lets versions grow, one by one, and answers every request once (N3)', () => {
    fc.assert(
      fc.property(...anyPlay, (steps, config) => {
        let version = 0;
        let asked: string[] = [];
        for (const event of play(steps, config).events) {
          if (event.type === 'ProposalDrafted' || event.type === 'ProposalAdjusted') {
            expect(event.data.proposal.version).toBe((version += 1));
          }
          if (event.type === 'FeedbackRecorded') {
            const { participant_id, cycle, round, proposed_changes } = event.data;
            asked.push(...proposed_changes.map((_, index) => `${participant_id}.${cycle}.${round}.${index + 1}`));
          }
          if (event.type === 'ParticipantWithdrawn' && event.data.consequence === 'role_removed')
            asked.push(`work.${event.data.participant_id}`);
          // Where no model could answer, who stays is asked about the plan without that part.
          if (event.type === 'RoundStarted') asked = [];
          if (event.type === 'ProposalAdjusted' && event.data.cause !== 'role_removed') {
            const answers = [...event.data.changes_made, ...event.data.changes_rejected].map((one) => one.request);
            expect(answers.sort()).toEqual(asked.sort());
            asked = [];
          }
        }
        expect(version).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });

  it('records at most one feedback for each turn, and decides the same way each time (P5)', () => {
    fc.assert(
      fc.property(...anyPlay, (steps, config) => {
        const { events, sent, state } = play(steps, config);
        const answered = ofType(events, 'FeedbackRecorded').map((one) => one.request_id);
        expect(new Set(answered).size).toBe(answered.length);
        const again: Play = { state: negotiation.initialState, events: [], sent: [] };
        for (const one of sent.slice()) send(again, one);
        expect(again.events).toEqual(events);
        expect(again.state).toEqual(state);
      }),
      { numRuns: 200 },
    );
  });
});
