import { contractErrors, type ChannelClosed, type Command } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_IDS } from './interview/documents/catalogue.js';
import * as interviewing from './interview/interview.fixtures.js';
import * as negotiating from './negotiation/negotiation.fixtures.js';
import { negotiation } from './negotiation/negotiation.js';
import type { Protocol } from './protocol.js';
import * as seated from './round-table/round-table.fixtures.js';
import { roundTable } from './round-table/round-table.js';
import type { ChannelState } from './shared/channel-state.js';
import { outcomeOf } from './shared/consent/consent.js';
import { deciderOf } from './shared/frame.js';
import * as teamed from './team/team.fixtures.js';
import { team } from './team/team.js';
import * as planning from './workshop/workshop.fixtures.js';
import { workshop } from './workshop/workshop.js';

/** What a channel came to once these commands were given: its closing event, and its outcome as readers get it. */
function ended<S extends ChannelState>(protocol: Protocol<S>, ...commands: Command[]) {
  const { decide, evolve, initialState } = deciderOf(protocol);
  let state = initialState;
  for (const command of commands) {
    const decision = decide(state, command);
    if (!decision.ok) throw new Error(`refused: ${JSON.stringify(decision.problem)}`);
    state = decision.events.reduce(evolve, state);
  }
  if (!state.closed) throw new Error(`it is not closed: ${state.phase}`);
  expect(contractErrors('ChannelClosed', state.closed)).toEqual([]);
  return { closed: state.closed, outcome: outcomeOf(protocol, state) as { consent: ChannelClosed['consent'] } };
}

const stop = (command: typeof seated.command) => command('StopChannel', { reason: '' });
const fails = (request_id: string) => seated.command('FailTurn', { request_id, code: 'refusal', message: 'no' });

describe('a round table (R1, T2)', () => {
  const { table, says, stance, monitor, call, command } = seated;
  const never = stance('disagree', 'under no circumstances');
  const says3 = (cy = stance('agree', 'Yes.')) => [
    says('ana', 'Fine.', { stance: stance('agree', 'Yes.') }),
    says('bo', 'No, never.', { stance: never }),
    says('cy', 'Fine.', { stance: cy }),
  ];
  const summed = (summary: string) =>
    command('CompleteSummary', { request_id: 'conclude-1-1-1', summary, open_points: [], call });
  const board = (...said: Command[]) => [table({ settings: { rounds: 1 } }), ...said, seated.goes('check-1-1')];
  const opposed = { participant_id: 'bo', position: 'under no circumstances', argument: 'No, never.' };

  it('with a moderator that invents: the dissent stands in its words, and the summary is contradicted', () => {
    const { closed, outcome } = ended(roundTable, ...board(...says3()), summed('Everybody agreed unanimously.'));
    expect(closed.consent).toEqual({
      votes: [
        { participant_id: 'ana', stance: 'agree' },
        { participant_id: 'bo', stance: 'disagree' },
        { participant_id: 'cy', stance: 'agree' },
      ],
      minority: [{ ...opposed, request_ids: ['turn-1-1-bo'] }],
      not_heard: [],
      open_points: [],
      contradicted: 'claims_unanimity',
    });
    expect(outcome.consent).toMatchObject({ counts: { agree: 2, disagree: 1 }, minority: [opposed] });
  });

  it.each([
    ['The table starts in March.', 'omits_dissent'],
    ['The board thought about policy.', 'omits_dissent'],
    ['Everyone supports March.', 'claims_unanimity'],
    ['All agree that a measure is needed; BO is against March.', undefined],
    ['ANA and CY are for it, BO is not.', undefined],
  ])('whose summary says “%s”: %s', (summary, contradicted) => {
    expect(ended(roundTable, ...board(...says3()), summed(summary)).closed.consent!.contradicted).toBe(contradicted);
  });

  it('names what who is undecided holds as open, and who gave nothing as not heard, whatever it said before', () => {
    const first = [
      ...says3(stance('undecided', 'Is it paid?')),
      seated.summed('summarise-1-1-1'),
      seated.goes('check-1-1'),
    ];
    const second = [fails('turn-1-2-ana'), fails('turn-1-2-bo'), says('cy', 'Hm.')];
    const last = [seated.goes('check-2-2'), seated.summed('conclude-2-2-1')];
    const { closed } = ended(roundTable, table({ settings: { rounds: 2 } }), ...first, ...second, ...last);
    expect(closed.consent).toMatchObject({
      votes: [
        { participant_id: 'bo', stance: 'disagree' },
        { participant_id: 'cy', stance: 'undecided' },
      ],
      not_heard: ['ana', 'bo'],
      open_points: ['CY: Is it paid?'],
    });
  });

  it('is in agreement only where everybody was heard and nobody dissents', () => {
    const stopped = (...said: Command[]) =>
      ended(
        roundTable,
        ...[table({ settings: { rounds: 3 } }), ...said, seated.summed('summarise-1-1-1')],
        ...[monitor('stop', ['consensus'], 'check-1-1'), seated.summed('conclude-1-2-1')],
      ).closed;
    const agree = { stance: stance('agree', 'Yes.') };
    const all = [says('ana', 'Yes.', agree), says('bo', 'Yes.', agree), says('cy', 'Yes.', agree)];
    expect(stopped(...all)).toMatchObject({ status: 'success', message: expect.stringContaining('agree.') });
    const apart = { status: 'partial_consensus', message: expect.stringContaining('not everybody') };
    expect(stopped(...says3())).toMatchObject(apart);
    expect(stopped(all[0]!, fails('turn-1-1-bo'), all[2]!)).toMatchObject({ ...apart, consent: { not_heard: ['bo'] } });
  });
});

describe('a workshop (W4)', () => {
  const { workshopOf3, says, entry, onEntry, reviewed, writes, call, command, ratifies } = planning;
  const settles = says('ana', { entries: [entry('Cache the last week.', ['issue-1'])] });
  const reported = (summary = 'All in all.') =>
    command('CompleteReport', { request_id: 'report-1-2-1', summary, call } as never);
  const documents = ['ana', 'bo', 'cy'].map((id) => writes(id));

  it('without roles that never spoke is no success: it names them, and so does the message', () => {
    const { closed, outcome } = ended(
      workshop,
      ...[workshopOf3(), settles, says('bo'), fails('turn-1-1-cy')],
      ...[fails('ratify-1-cy'), reviewed('review-1-1-1'), ...documents, reported()],
    );
    expect(closed).toMatchObject({
      status: 'partial_consensus',
      reason: 'issues_settled',
      message: 'The plan is written; not heard in the last round: CY.',
      consent: {
        votes: [
          { participant_id: 'ana', stance: 'agree' },
          { participant_id: 'bo', stance: 'no_objection' },
        ],
        not_heard: ['cy'],
      },
    });
    expect(outcome).toMatchObject({ status: 'partial_consensus', not_heard: ['cy'] });
  });

  it('a role that failed its turn, and was heard on what it missed, was heard', () => {
    const { closed } = ended(
      workshop,
      ...[workshopOf3(), settles, says('bo'), fails('turn-1-1-cy')],
      ...[ratifies('cy', [onEntry('entry-1', 'agree')]), reviewed('review-1-1-1'), ...documents, reported()],
    );
    expect(closed).toMatchObject({ status: 'success', consent: { not_heard: [] } });
  });

  it('whose entry an objection kept out shows who was for it, the objection, and what the summary says instead', () => {
    const objects = says('cy', { entry_stances: [onEntry('entry-1', 'object', 'phones are small')] });
    const { closed } = ended(
      workshop,
      ...[workshopOf3({ settings: { max_rounds: 1 } }), settles],
      ...[says('bo', { entry_stances: [onEntry('entry-1', 'agree')] }), objects],
      ...[
        reviewed('review-1-1-1'),
        planning.goes('check-1-1'),
        ...documents,
        reported('Everybody agreed unanimously.'),
      ],
    );
    expect(closed).toMatchObject({
      status: 'no_agreement',
      consent: {
        votes: [
          { participant_id: 'ana', stance: 'agree' },
          { participant_id: 'bo', stance: 'agree' },
          { participant_id: 'cy', stance: 'disagree' },
        ],
        minority: [{ participant_id: 'cy', position: 'phones are small', about: 'entry-1' }],
        contradicted: 'claims_unanimity',
      },
    });
  });

  it('shows an objection in its words with the entry that it is to, and what is open', () => {
    const objects = says('bo', { entry_stances: [onEntry('entry-1', 'object', 'phones are small')] });
    const { closed } = ended(
      workshop,
      ...[
        workshopOf3({ settings: { max_rounds: 2 } }),
        says('ana', { entries: [entry('Cache.', ['issue-1'])], new_issues: ['Tests?'] }),
      ],
      ...[
        says('bo'),
        says('cy'),
        reviewed('review-1-1-1'),
        planning.goes('check-1-1'),
        says('ana'),
        objects,
        says('cy'),
      ],
      ...[reviewed('review-2-2-1'), planning.goes('check-2-2'), ...documents],
      command('CompleteReport', {
        request_id: 'report-2-3-1',
        summary: 'Everybody agreed unanimously.',
        call,
      } as never),
    );
    expect(closed.consent).toMatchObject({
      minority: [{ participant_id: 'bo', position: 'phones are small', about: 'entry-1' }],
      open_points: ['The app should work offline.', 'Tests?'],
      contradicted: 'claims_unanimity',
    });
  });
});

describe('a negotiation (N4)', () => {
  const { started, feedback, command, modelCall: call } = negotiating;

  it('says who accepted which version, who asked for what and is not heard', () => {
    const { closed } = ended(
      negotiation,
      ...started({ max_rounds: 1 }),
      ...[feedback('alice', 'negotiate'), feedback('bob', 'accept'), feedback('charlie', 'accept')],
      command('CompleteSummary', {
        request_id: 'conclude-1-3-1',
        summary: 'Unanimous.',
        open_points: [],
        call,
      }),
    );
    expect(closed.consent).toMatchObject({
      votes: [
        { participant_id: 'alice', stance: 'partly', version: 1 },
        { participant_id: 'bob', stance: 'agree', version: 1 },
        { participant_id: 'charlie', stance: 'agree', version: 1 },
      ],
      minority: [{ participant_id: 'alice', position: 'Talk length: 45' }],
      open_points: [expect.stringContaining('Talk length → 45')],
      contradicted: 'claims_unanimity',
    });
  });

  it('marks an assumed acceptance as what it is', () => {
    const silent = [...started(), feedback('alice', 'accept'), feedback('bob', 'accept')];
    const { closed } = ended(negotiation, ...silent, negotiating.fire('feedback-1-1-0'), stop(command as never));
    expect(closed.consent!.votes).toContainEqual({ participant_id: 'charlie', stance: 'assumed', version: 1 });
  });
});

describe('a team (D1, D3)', () => {
  const { teamOf4, plans, debate, opens, argues, sums, rules, reports, phase, hands, play } = teamed;

  it('names the minority by the debate, who was not heard, and is then no plain completion', () => {
    const { state } = play(
      ...[
        teamOf4(),
        plans(phase('a', 'cy'), debate('d', ['ana', 'bo', 'cy'], ['a'], { max_rounds: 1 })),
        hands('cy'),
        opens(),
      ],
      ...[argues('ana', 'one'), argues('bo', 'two'), fails('argue.d.1.cy'), fails('argue.d.1.cy.2'), sums('x')],
      ...[rules({ overrules: [{ participant_id: 'bo', reason: 'It costs more.' }] }), reports('All agree.')],
    );
    expect(state.closed).toMatchObject({
      status: 'partial_consensus',
      reason: 'not_all_heard',
      message: expect.stringContaining('CY'),
      consent: {
        votes: expect.arrayContaining([{ participant_id: 'bo', stance: 'disagree' }]),
        minority: [{ participant_id: 'bo', position: 'two', about: expect.any(String) }],
        not_heard: ['cy'],
        contradicted: 'claims_unanimity',
      },
    });
  });

  it('keeps the view of whoever argued and is not followed, though the lead names nobody as overruled', () => {
    const { state } = play(
      ...[teamOf4(), plans(phase('a', 'cy'), debate('d', ['ana', 'bo'], ['a'], { max_rounds: 1 })), hands('cy')],
      ...[opens(), argues('ana', 'one'), argues('bo', 'two'), sums('x')],
      ...[
        rules({ follows: [{ participant_id: 'ana', reason: 'It is cheaper.' }], overrules: [] }),
        reports('Unanimous.'),
      ],
    );
    expect(state.closed!.consent).toMatchObject({
      votes: [
        { participant_id: 'ana', stance: 'agree' },
        { participant_id: 'bo', stance: 'disagree' },
      ],
      minority: [{ participant_id: 'bo', position: 'two' }],
      contradicted: 'claims_unanimity',
    });
  });

  it('that never had a plan has an outcome all the same', () => {
    const { state } = play(teamOf4(), fails('plan'), fails('plan.2'));
    expect(state.closed).toMatchObject({ status: 'failed', reason: 'no_plan' });
    expect(team.outcome(state)).toMatchObject({ status: 'failed', summary: '', missing: [] });
  });

  it('names who could not do its phase', () => {
    const { state } = play(
      ...[teamOf4(), plans(phase('a', 'ana'), phase('b', 'bo')), hands('ana')],
      ...[fails('execute.b'), fails('execute.b.2'), reports()],
    );
    expect(state.closed).toMatchObject({
      status: 'partial_consensus',
      reason: 'parts_missing',
      consent: { not_heard: ['bo'], open_points: [expect.stringContaining('refusal')] },
    });
  });
});

describe('an interview (I6)', () => {
  const {
    openInterview: opened,
    playOn,
    turn,
    oversees,
    writes,
    failsTurn,
    sumsUp,
    command,
    scores,
    FACT,
  } = interviewing;

  it('whose documents could not all be written names them, and is a part', () => {
    const ends = command('SignalTermination', {
      verdict: 'stop',
      condition: 'priority_command',
      measured: 1,
      limit: 1,
    });
    const all = turn('All of it.', { added: [FACT], areas: scores(90), status: 'Completed' });
    const asked = playOn(opened({ settings: { max_facilitation_attempts: 1 } }), ...all, oversees(), ends, sumsUp);
    const failed = playOn(asked, failsTurn('write-1-DOC_01'));
    const { state } = playOn(failed, ...DOCUMENT_IDS.filter((id) => id !== 'DOC_01').map((id) => writes(id)));
    expect(state.closed).toMatchObject({
      status: 'partial_consensus',
      consent: { votes: [], not_heard: ['architect'], open_points: [expect.stringContaining('DOC_01')] },
    });
  });

  it('in which nobody answered the user, nor read what was said, has failed, and names both', () => {
    const ends = command('SignalTermination', {
      verdict: 'stop',
      condition: 'priority_command',
      measured: 1,
      limit: 1,
    });
    const silent = { settings: { max_facilitation_attempts: 1 } };
    const { failsThinking, opensInterview, play, says } = interviewing;
    const unread = [failsTurn('answer-1'), failsThinking('refusal')];
    const { state } = play(
      ...[opensInterview(silent), failsThinking('refusal'), failsTurn('answer-0')],
      ...[says('It hurts.'), ...unread, says('It still does.'), failsTurn('answer-2'), failsThinking('refusal'), ends],
      failsThinking('refusal'),
    );
    expect(state.closed).toMatchObject({
      status: 'failed',
      consent: { not_heard: ['interviewer'], open_points: [expect.stringContaining('Turns 1 to 2')] },
    });
  });
});
