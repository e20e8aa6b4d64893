import type * as Api from '@parley/client';
import { OPENINGS } from './openings.js';

const NEGOTIATION = {
  FeedbackDto: {
    participant_id: 'ana',
    feedback_type: 'accept',
    reasoning: 'I know a hall that is free in May.',
  } satisfies Api.FeedbackDto,
};

const ROUND_TABLE = {
  ContributeDto: {
    participant_id: 'pia',
    text: 'Three months of trial, and then we look at what was delivered.',
    stance: { verdict: 'partly', claim: 'A trial of three months' },
  } satisfies Api.ContributeDto,
  TurnAnswerDto: {
    participant_id: 'pia',
    request_id: 'turn-1-1-pia',
    answer: {
      text: 'I would try it in spring.',
      stance: { verdict: 'agree', claim: 'Four days from spring', accepts: [], rejects: [] },
    },
  } satisfies Api.TurnAnswerDto,
};

const VOTE = {
  // Without a nonce: one that stands here is known to everybody.
  SubmitBallotDto: {
    participant_id: 'ana',
    choices: ['Lyon', 'Ghent'],
    reason: 'The trains, and my sister lives there.',
  } satisfies Api.SubmitBallotDto,
};

const WORKSHOP = {
  GiveSpeechDto: {
    participant_id: 'ana',
    speech: {
      analysis: 'People read on the train, where there is no network.',
      questions: [{ text: 'Which articles must be there?', assumption: 'Those of the last week.' }],
      entries: [{ text: 'The last week can be read offline.', resolves: ['issue-1'], reason: 'It is what was asked.' }],
    },
  } satisfies Api.GiveSpeechDto,
  AnswerClarificationDto: { answer: 'Those of the last month.' } satisfies Api.AnswerClarificationDto,
  FollowUpClarificationDto: {
    participant_id: 'ana',
    request_id: 'follow-up-question-1-1',
  } satisfies Api.FollowUpClarificationDto,
  RatifyDto: {
    participant_id: 'ana',
    entry_stances: [{ entry_id: 'entry-2', stance: 'agree', reason: 'A month of text is small.' }],
  } satisfies Api.RatifyDto,
  WriteDocumentDto: {
    participant_id: 'ana',
    document: { summary: 'A month of articles is kept on the device.' },
  } satisfies Api.WriteDocumentDto,
};

const phase = (phase_id: string, title: string, expert: string, depends_on: string[] = []) => ({
  ...{ phase_id, title, task: `${title}, and say what speaks against it.`, expert, depends_on },
});

const TEAM = {
  PlanDto: {
    participant_id: 'lea',
    approach: 'Both ways are weighed first, then the move is described.',
    phases: [
      phase('one-database', 'Weigh one database for all', 'ana'),
      phase('many-databases', 'Weigh a database for each', 'bo'),
      phase('the-move', 'Describe the move', 'ana', ['one-database', 'many-databases']),
    ],
    review: { wanted: true, topic: 'One or many?', reason: 'It is hard to undo.', participants: ['ana', 'bo'] },
  } satisfies Api.PlanDto,
  OpeningDto: { participant_id: 'lea', point: 'Cost or isolation.', disagreement: true } satisfies Api.OpeningDto,
  ArgumentDto: {
    participant_id: 'ana',
    argument: 'One database costs a tenth, and row security keeps tenants apart.',
    position: 'One database.',
  } satisfies Api.ArgumentDto,
  SummaryDto: { participant_id: 'lea', summary: 'All agree that cost weighs more.' } satisfies Api.SummaryDto,
  RulingDto: {
    participant_id: 'lea',
    rationale: 'Cost weighs more than isolation here.',
    decision: 'adopt',
    conclusion: 'One database for all.',
    follows: [{ participant_id: 'ana', reason: 'It is cheaper.' }],
  } satisfies Api.RulingDto,
  RevisionDto: {
    participant_id: 'lea',
    reason: 'It is decided.',
    changes: [
      { change: 'drop', phase_id: 'many-databases', reason: 'Nobody wants it any more.' },
      {
        ...{ change: 'change', phase_id: 'the-move', reason: 'It waits for less.' },
        phase: phase('the-move', 'Describe the move', 'ana', ['one-database']),
      },
    ],
  } satisfies Api.RevisionDto,
  ResultDto: {
    participant_id: 'ana',
    summary: 'One database with row security does.',
    findings: ['A thousand tenants are 40 GB.'],
    artefacts: [{ name: 'schema.sql', content: 'create table tenants (id uuid primary key);' }],
  } satisfies Api.ResultDto,
  AssessmentDto: {
    participant_id: 'lea',
    reason: 'The results do not contradict each other.',
    criterion: 'none',
  } satisfies Api.AssessmentDto,
  ReportDto: {
    participant_id: 'lea',
    answer: '# One database\n\nTenants are told apart by row security.',
  } satisfies Api.ReportDto,
};

const INTERVIEW = {
  AnswerUserDto: { participant_id: 'ida', text: 'What takes you longest?' } satisfies Api.AnswerUserDto,
  InterruptAnswerDto: { heard_characters: 9 } satisfies Api.InterruptAnswerDto,
  DeliverDocumentsDto: { documents: ['DOC_01'], comment: 'Now, please.' } satisfies Api.DeliverDocumentsDto,
  WriteInterviewDocumentDto: {
    participant_id: 'arc',
    request_id: 'write-1-DOC_01',
    document: {
      summary: 'The club plans by mail, which takes too long.',
      problem_and_users: {
        problem: [{ text: 'Too many mails.', turns: [1] }],
        users: [{ text: 'Whoever keeps the calendar.', turns: [1] }],
        ...{ today: [], success: [] },
      },
    },
  } satisfies Api.WriteInterviewDocumentDto,
};

const ANY_CHANNEL = {
  InterveneDto: { text: 'Think of those who have children.' } satisfies Api.InterveneDto,
  SetRehearsalPaceDto: { pace: 'at_once' } satisfies Api.SetRehearsalPaceDto,
  ForkChannelDto: {
    at: 4,
    changes: {
      seats: [{ participant_id: 'ana', persona: 'Has two small children.' }],
      termination: { stop_when: [{ round_limit: { max: 2 } }] },
    },
    reason: 'Whether a parent sees it otherwise.',
    say: 'Think of school hours.',
  } satisfies Api.ForkChannelDto,
  StopChannelDto: { reason: 'It was settled over lunch.' } satisfies Api.StopChannelDto,
  ExtendDto: { rounds: 1 } satisfies Api.ExtendDto,
  SwitchAutoExitDto: { on: true } satisfies Api.SwitchAutoExitDto,
  CallVoteDto: { question: 'Have we said enough?' } satisfies Api.CallVoteDto,
  CastBallotDto: {
    participant_id: 'pia',
    choice: 'end',
    reasoning: 'We repeat ourselves.',
  } satisfies Api.CastBallotDto,
  SendSignalDto: { name: 'decided-elsewhere' } satisfies Api.SendSignalDto,
  SeatTokenDto: { valid_days: 7 } satisfies Api.SeatTokenDto,
  AgentCardDto: {
    card_hash: '7d865e959b2466918c9863afca942d0fb89d7c9ac0c99bafc3749504ded97730',
  } satisfies Api.AgentCardDto,
};

const INSTALLATION = {
  WebhookDto: {
    url: 'https://hooks.example/parley',
    types: ['channel.closed', 'turn.waiting'],
    links: true,
    description: 'Mail of the board',
  } satisfies Api.WebhookDto,
  WebhookChangeDto: { types: ['channel.closed'], enabled: true } satisfies Api.WebhookChangeDto,
  PushConfigDto: {
    url: 'https://hooks.example/parley',
    id: 'of-my-task',
    token: 'known-to-me-alone',
    authorization: 'Bearer a-token-of-mine',
  } satisfies Api.PushConfigDto,
  EraseWordsDto: { subject: 'ana', because: 'Asked for by letter, file 2026/114.' } satisfies Api.EraseWordsDto,
  NewKeyDto: { name: 'ci of acme', scopes: ['read', 'write'], tenant: 'acme', valid_days: 90 } satisfies Api.NewKeyDto,
  RotateKeyDto: { overlap_minutes: 60 } satisfies Api.RotateKeyDto,
  ReplayDto: { from_time: '2026-11-25T08:00:00Z' } satisfies Api.ReplayDto,
  EpochDto: { because: 'The database was restored from the backup of 25 November.' } satisfies Api.EpochDto,
  AddDocumentsDto: {
    documents: [
      { path: 'handbook/hours.md', kind: 'markdown', text: '# Hours\n\nWe work from Monday to Friday, 38 hours.' },
    ],
  } satisfies Api.AddDocumentsDto,
};

/** An example of each request, by the schema of its body, or by the operation where that has no name. Tests send all of them. */
export const BODIES: Readonly<Record<string, object>> = {
  ...OPENINGS,
  ...{ ...NEGOTIATION, ...ROUND_TABLE, ...VOTE, ...WORKSHOP, ...TEAM, ...INTERVIEW, ...ANY_CHANNEL, ...INSTALLATION },
  // As the contract has it, whole: what another protocol takes is not known here.
  AnyProtocol_open: {
    ...OPENINGS.RoundTableOpeningDto,
    topic: OPENINGS.RoundTableOpeningDto.question,
    members: OPENINGS.RoundTableOpeningDto.members.map((one) => ({ ...one, participant_id: one.name.toLowerCase() })),
    config: { ...OPENINGS.RoundTableOpeningDto.config, mode: 'board', speaking: 'parallel', summaries: 'every_round' },
  },
  AgUi_run: {
    threadId: 'tabs-or-spaces',
    runId: 'run-1',
    messages: [{ id: 'message-1', role: 'user', content: 'Tabs or spaces?' }],
    forwardedProps: { parley: { protocol: 'round-table', rounds: 1 } },
  },
};
