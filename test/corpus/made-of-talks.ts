import { layered } from '@parley/termination';
import * as negotiation from '../../libs/protocols/src/negotiation/negotiation.fixtures.js';
import * as table from '../../libs/protocols/src/round-table/round-table.fixtures.js';
import { command } from '../../libs/protocols/src/shared/command.fixtures.js';
import * as workshop from '../../libs/protocols/src/workshop/workshop.fixtures.js';
import type { MadeChannel } from './made-channel.js';

const fails = (request_id: string) =>
  command('FailFacilitation', { request_id, code: 'invalid_output', message: 'nonsense' });
const accepts = (...ids: string[]) => ids.map((id) => negotiation.feedback(id, 'accept'));

const withoutScreening = (): MadeChannel => ({
  types: ['FacilitationFailed', 'OutcomeReached', 'ChannelClosed'],
  commands: [
    negotiation.open({ model_wait_limit_ms: 0 }),
    ...['screen-0-1-1', 'screen-0-2-2', 'screen-0-3-3'].map(fails),
  ],
});

const reminded = (): MadeChannel => ({
  types: ['TimerFired', 'ReminderSent'],
  commands: [
    ...negotiation.started({ timeout_policy: 'remind' }),
    ...accepts('alice', 'bob'),
    ...['feedback-1-1-0', 'feedback-1-1-1'].map((id) => table.fire(id)),
  ],
});

const withoutGaps = (): MadeChannel => ({
  types: ['FacilitationFailed', 'ChannelClosed'],
  commands: [
    ...negotiation.started({ max_facilitation_attempts: 1 }),
    ...[...accepts('alice', 'bob', 'charlie'), fails('gaps-1-3-1')],
  ],
});

const withoutCompromise = (): MadeChannel => ({
  types: ['FacilitationFailed', 'OutcomeReached'],
  commands: [
    ...negotiation.started({ max_rounds: 1, max_facilitation_attempts: 1 }),
    ...[negotiation.feedback('alice', 'negotiate'), negotiation.feedback('bob', 'negotiate')],
    ...[...accepts('charlie'), fails('compromise-1-3-1')],
  ],
});

const coreLeaves = (): MadeChannel => ({
  types: ['ParticipantWithdrawn', 'OutcomeReached', 'ChannelClosed'],
  commands: [
    negotiation.open(),
    ...[negotiation.screening(['alice', 'bob', 'charlie'], []), negotiation.drafted()],
    ...[...accepts('alice', 'charlie'), negotiation.feedback('bob', 'withdraw')],
    negotiation.summary('conclude-1-3-1'),
  ],
});

const calledOff = (): MadeChannel => ({
  types: ['EndAnnounced', 'EndOverridden'],
  commands: [
    table.table({ termination: layered({ stop_when: [{ round_limit: { max: 1 } }], grace_ms: 60_000 }) }),
    ...[...table.everybody(), table.summed('summarise-1-1-1'), command('ContinueChannel', {})],
  ],
});

const doubted = (): MadeChannel => ({
  types: ['TerminationWarned', 'AgreementJudged'],
  commands: [
    table.table({
      termination: layered({
        stop_when: [{ consensus: { method: 'stances', min_rounds: 1, model_check: true, threshold: 0.2 } }],
      }),
    }),
    ...[...table.everybody('Perhaps, yes.'), table.summed('summarise-1-1-1'), table.judged('judge-1-2-1', true)],
  ],
});

const asked = [
  workshop.workshopOf3(),
  workshop.says('ana', {
    entries: [workshop.entry('x', ['issue-1'])],
    questions: [workshop.question('Which phones?')],
  }),
];

const twice = (): MadeChannel => ({
  types: ['AnswerDiscarded'],
  commands: [table.table(), table.says('ana'), table.says('ana', 'Once more.', { call: table.call })],
});

const cutSpeech = (): MadeChannel => ({
  types: ['SpeechTruncated'],
  commands: [
    workshop.workshopOf3({ settings: { max_speech_chars: 200 } }),
    workshop.says('ana', { analysis: 'a'.repeat(150), advice: 'b'.repeat(100) }),
  ],
});

const coached = (): MadeChannel => ({
  types: ['IssueMerged', 'IssueReworded', 'OffTopicNoticed'],
  commands: [
    workshop.workshopOf3(),
    ...[workshop.says('ana', { new_issues: ['A?', 'B?'] }), workshop.says('bo'), workshop.says('cy')],
    workshop.reviewed('review-1-1-1', {
      merges: [{ issue_id: 'issue-3', into: 'issue-2', reason: 'the same' }],
      rewordings: [{ issue_id: 'issue-2', statement: 'A and B?' }],
      off_topic: [{ participant_id: 'bo', notice: 'Stay with offline.' }],
    }),
  ],
});

const stopped = (): MadeChannel => ({
  types: ['DraftEntryLapsed', 'ClarificationSettled', 'WorkshopConcluded'],
  commands: [...asked, command('Intervene', { text: '/stop' })],
});

const followedUp = (): MadeChannel => ({
  types: ['ClarificationRelayed', 'ClarificationFollowedUp'],
  commands: [
    ...asked,
    command('CompleteRelay', {
      request_id: 'relay-1-1-1',
      questions: [{ question_id: 'question-1', text: 'Dear user, which phones?' }],
      call: workshop.call,
    }),
    command('AnswerClarification', { question_id: 'question-1', answer: 'All of them' }),
    command('FollowUpClarification', {
      ...{ participant_id: 'ana', request_id: 'follow-up-question-1-1' },
      ...{ satisfied: false, question: 'Old ones too?' },
    }),
  ],
});

/** Channels of what talks came to in the rules' own tests, as commands. */
export const MADE_OF_TALKS: Readonly<Record<string, MadeChannel>> = {
  'made-negotiation-has-no-screening-after-three-tries': withoutScreening(),
  'made-negotiation-reminds-and-then-assumes-a-yes': reminded(),
  'made-negotiation-succeeds-without-telling-the-gaps': withoutGaps(),
  'made-negotiation-has-no-compromise': withoutCompromise(),
  'made-negotiation-fails-where-a-core-seat-leaves': coreLeaves(),
  'made-round-table-has-its-announced-end-called-off': calledOff(),
  'made-round-table-has-a-neutral-model-judge-agreement': doubted(),
  'made-round-table-discards-an-answer-that-came-twice': twice(),
  'made-workshop-has-a-speech-cut': cutSpeech(),
  'made-workshop-has-its-coach-merge-and-reword': coached(),
  'made-workshop-is-stopped-with-a-question-open': stopped(),
  'made-workshop-has-a-role-ask-once-more': followedUp(),
};
