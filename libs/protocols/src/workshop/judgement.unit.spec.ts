import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { after, coachWorkOf } from './tasks/work.fixtures.js';
import { call, command, question, role, workshopOf3 } from './workshop.fixtures.js';
import { workshop } from './workshop.js';

const { given } = deciderSpecification(deciderOf(workshop));

const settings = { initial_judgement: true };
const open = workshopOf3({ settings });
const judges = (request_id: string, more: object = {}) =>
  command('CompleteInitialJudgement', {
    request_id,
    judgement: { reason: 'It says what and for whom.', sufficient: true, questions: [], issues: [], ...more },
    call,
  });
const FIRST = 'initial_judgement-0-1-1';
const missing = { sufficient: false, questions: [question('Which phones?')], issues: ['What is kept?'] };
const answer = command('AnswerClarification', { question_id: 'question-1', answer: 'All of 2020 and later' });

describe("the coach's initial judgement (W0)", () => {
  it('comes before the first round, and itemises the requirement', () => {
    given()
      .when(open)
      .then(['WorkshopOpened'], ['FacilitationRequested', { task: 'initial_judgement', request_id: FIRST }]);
    const { state } = given(open)
      .when(judges(FIRST, { issues: ['What is kept?', 'For how long?'] }))
      .then(
        ['FacilitationCompleted'],
        ['InitialJudgementMade', { sufficient: true, reason: 'It says what and for whom.' }],
        ['IssueRaised', { issue_id: 'issue-1', statement: 'What is kept?', raised_by: 'user' }],
        ['IssueRaised', { issue_id: 'issue-2', statement: 'For how long?' }],
        ['RoundStarted', { round: 1 }],
        ['TimerSet'],
        ['TurnRequested', { participant_id: 'ana' }],
      );
    expect(state.listed).toEqual(['issue-1', 'issue-2']);
  });

  it('asks the user what is missing, and the workshop waits, durably', () => {
    const { state } = given(open)
      .when(judges(FIRST, missing))
      .then(
        ['FacilitationCompleted'],
        ['InitialJudgementMade', { sufficient: false }],
        ['ClarificationAsked', { question_id: 'question-1', asked_by: 'coach', round: 0 }],
        ['ClarificationRelayed', { text: 'Which phones?', by_coach: true }],
        ['WorkshopPaused', { round: 0 }],
      );
    expect(state).toMatchObject({ phase: 'clarifying', timers: {} });
    expect(workshop.questions!(state)).toMatchObject([{ pending: true, asked_by: 'coach', question: 'Which phones?' }]);
  });

  it('with the answer it judges anew, and may ask on, three times at most', () => {
    given(open, judges(FIRST, missing))
      .when(answer)
      .then(
        ['ClarificationAnswered'],
        ['ClarificationSettled', { cause: 'answered' }],
        ['WorkshopResumed'],
        ['FacilitationRequested', { task: 'initial_judgement', request_id: 'initial_judgement-0-2-1' }],
      );
    const again = (number: number) => judges(`initial_judgement-0-${number}-1`, missing);
    const answers = (number: number) =>
      command('AnswerClarification', { question_id: `question-${number}`, answer: 'All' });
    given(open, again(1), answers(1), again(2), answers(2))
      .when(again(3))
      .then(
        ['FacilitationCompleted'],
        ['InitialJudgementMade', { sufficient: false }],
        ['IssueRaised', { statement: 'What is kept?' }],
        ['RoundStarted'],
        ['TimerSet'],
        ['TurnRequested'],
      );
  });

  it('what the user skips is assumed, and the roles begin', () => {
    given(open, judges(FIRST, missing))
      .when(command('SkipClarification', { question_id: 'question-1' }))
      .then(
        ['ClarificationSkipped'],
        ['AssumptionRecorded', { participant_id: 'coach' }],
        ['WorkshopResumed'],
        ['IssueRaised', { statement: 'What is kept?' }],
        ['RoundStarted'],
        ['TimerSet'],
        ['TurnRequested'],
      );
  });

  it('where the coach cannot be had the requirement is the first issue', () => {
    const fail = (request_id: string) => command('FailFacilitation', { request_id, code: 'refusal', message: '' });
    given(open, fail(FIRST))
      .when(fail('initial_judgement-0-2-2'))
      .then(
        ['FacilitationFailed'],
        ['IssueRaised', { statement: 'The app should work offline.' }],
        ['RoundStarted'],
        ['TimerSet'],
        ['TurnRequested'],
      );
  });

  it('a later version keeps what the one before left open as issues, once each', () => {
    const channel_id = '01900000-0000-7000-8000-00000000000a';
    const previous = { version: 1, channel_id, summary: '', decisions: [], open_points: ['How big?', 'What is kept?'] };
    const second = workshopOf3({ version: 2, previous, feedback: 'Too small', settings });
    const { state } = given(second, judges(FIRST, { issues: ['What is kept?'] }));
    expect(state.issues.map(({ statement }) => statement)).toEqual([
      'What is kept?',
      'Feedback on the previous version: Too small',
      'How big?',
    ]);
  });

  it('can be stopped while it waits; nobody else may be called coach', () => {
    given(open, judges(FIRST, missing))
      .when(command('StopChannel', { reason: '' }))
      .then(['ClarificationSettled'], ['WorkshopConcluded', { status: 'stopped' }], ['ChannelClosed']);
    given()
      .when(workshopOf3({ roles: [role('coach')] }))
      .thenRefused('invalid-request');
  });

  it('is asked with what the user answered, and says nothing of a text that a rehearsal cannot understand', () => {
    const first = coachWorkOf(after(open));
    expect(first.prompt.user).toContain('The app should work offline.');
    expect(first.rehearse()).toEqual({
      judgement: { reason: 'Rehearsed: nothing was judged.', sufficient: true, questions: [], issues: [] },
    });
    const second = coachWorkOf(after(open, judges(FIRST, missing), answer));
    expect(second.prompt.user).toContain('All of 2020 and later');
  });

  it('is what its script says, once', () => {
    const initial = { reason: 'Phones are missing.', ...missing };
    const scripted = workshopOf3({ settings, coach_script: { rounds: [], initial } });
    expect(coachWorkOf(after(scripted)).rehearse()).toEqual({ judgement: initial });
    expect(coachWorkOf(after(scripted, judges(FIRST, missing), answer)).rehearse()).toMatchObject({
      judgement: { sufficient: true },
    });
  });
});
