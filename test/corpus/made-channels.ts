import { sha256 } from '@parley/contracts';
import * as guest from '../../libs/protocols/src/guest-turn/guest-turn.fixtures.js';
import * as table from '../../libs/protocols/src/round-table/round-table.fixtures.js';
import { command } from '../../libs/protocols/src/shared/command.fixtures.js';
import * as team from '../../libs/protocols/src/team/team.fixtures.js';
import * as voting from '../../libs/protocols/src/vote/vote.fixtures.js';
import * as workshop from '../../libs/protocols/src/workshop/workshop.fixtures.js';
import type { MadeChannel } from './made-channel.js';
import { MADE_OF_TALKS } from './made-of-talks.js';

const failsTurn = (request_id: string) => command('FailTurn', { request_id, code: 'overloaded', message: 'no answer' });
const votes = (participant_id: string) =>
  command('CastBallot', { participant_id, vote_id: 'vote-1', choice: 'end', reasoning: 'Enough.' });

const absentModels = (): MadeChannel => ({
  types: ['ChannelPaused', 'ChannelResumed', 'BallotMissed'],
  commands: [
    table.table({ rehearsal: false }),
    ...['ana', 'bo'].map((id) => failsTurn(`turn-1-1-${id}`)),
    table.fire('turn-1-0'),
    table.fire('model-retry-1'),
    ...['ana', 'bo'].map((id) => table.says(id, 'Yes.', { request_id: `turn-1-1-${id}-again-1` })),
    command('CallVote', { question: 'Enough?' }),
    command('FailBallot', { vote_id: 'vote-1', participant_id: 'ana', code: 'refusal', message: '' }),
    ...[votes('bo'), votes('cy')],
  ],
});

const keyOfASeat = (): MadeChannel => ({
  types: ['SeatTokenIssued', 'AutoExitSwitched'],
  commands: [
    table.table(),
    command('IssueSeatToken', {
      ...{ participant_id: 'cy', token_hash: sha256('a key'), expires_at: '2026-01-08T12:00:00.000Z' },
    }),
    ...[command('SwitchAutoExit', { on: false }), ...table.everybody(), command('SwitchAutoExit', { on: true })],
  ],
});

const card = (name: string) => ({
  ...{ card_hash: sha256(name), key_id: 'key-1', name, version: '1.0.0' },
  interface_url: 'https://agents.example/rpc',
});

const agentElsewhere = (): MadeChannel => ({
  types: ['AgentCardBound', 'AgentCardChanged', 'AgentCardAgreed'],
  commands: [
    table.table({
      members: [
        { ...table.member('ana', 'a2a'), url: 'https://agents.example' },
        table.member('bo', 'person'),
        table.member('cy', 'person'),
      ],
    }),
    command('PresentAgentCard', { participant_id: 'ana', card: card('Planner') }),
    command('PresentAgentCard', { participant_id: 'ana', card: card('Somebody else') }),
    command('FailTurn', { request_id: 'turn-1-1-ana', code: 'card_changed', message: 'another card' }),
    command('AgreeToAgentCard', { participant_id: 'ana', card_hash: sha256('Somebody else') }),
    ...[table.says('bo', 'Yes.'), table.says('cy', 'Yes.')],
  ],
});

const sharedDecision = (): MadeChannel => ({
  types: ['DecisionShared', 'SharingEnded'],
  commands: [
    table.table(),
    ...table.everybody(),
    command('ShareDecision', { token_hash: sha256('a link'), expires_at: '2026-01-08T12:00:00.000Z' }),
    command('EndSharing', {}),
  ],
});

const erasedWords = (): MadeChannel => ({
  types: ['WordsErased'],
  commands: [
    table.table(),
    ...table.everybody(),
    command('StopChannel', { reason: '' }),
    command('EraseWords', { subject: 'cy', because: 'Asked for by letter.', opened_at: '2026-01-01T12:00:00.000Z' }),
  ],
});

const besideOneAgent = (): MadeChannel => ({
  types: ['BaselineDrafted', 'BaselineEnded'],
  commands: [
    table.table({ rehearsal: false, settings: { rounds: 1, summaries: 'at_the_end', baseline: true } }),
    ...table.everybody(),
    table.summed('conclude-1-1-1'),
    command('CompleteBaseline', { request_id: 'baseline-1-2-1', text: 'Five days.', call: table.call }),
  ],
});

/** What a person asks are its words, as what it says is. */
const pooled = (): MadeChannel => ({
  types: ['ContributionMade'],
  commands: [
    table.table({ settings: { pooling: true } }),
    table.says('ana'),
    table.says('bo', 'I count the till.', { asks: [{ question: 'Who has the keys on Fridays?', of: 'cy' }] }),
    table.says('cy', 'I open at eight.', { asks: [{ question: 'What did Friday take?', of: 'bo' }] }),
    table.summed('summarise-1-1-1'),
    table.goes('check-1-1'),
    table.says('bo', 'Nine hundred.', { answers: ['q2'] }),
  ],
});

const playedAtOnce = (): MadeChannel => ({
  types: ['RehearsalPaceSet'],
  commands: [
    table.table({ rehearsal_pace: 'readable' }),
    command('SetRehearsalPace', { pace: 'at_once' }),
    ...table.everybody(),
  ],
});

const KEPT = 'Notes that were read are kept on the device for 30 days.';
const judged = (request_id: string, more: object) =>
  command('CompleteInitialJudgement', {
    request_id,
    judgement: { reason: 'It says what and for whom.', sufficient: true, questions: [], issues: [], ...more },
    call: workshop.call,
  });

const ratifiedDraft = (): MadeChannel => ({
  types: ['InitialJudgementMade', 'DraftEntryRepeated', 'RatificationStarted', 'EntriesRatified'],
  commands: [
    workshop.workshopOf3({ settings: { initial_judgement: true } }),
    judged('initial_judgement-0-1-1', { sufficient: false, questions: [workshop.question('Which phones?')] }),
    command('AnswerClarification', { question_id: 'question-1', answer: 'All of 2020 and later.' }),
    judged('initial_judgement-0-2-1', { issues: ['What is kept?'] }),
    workshop.says('ana', { entries: [workshop.entry(KEPT, ['issue-1'])] }),
    workshop.says('bo', { entries: [workshop.entry(KEPT, ['issue-1']), workshop.entry('At most 1 GB.')] }),
    workshop.says('cy', { entries: [workshop.entry('Test on old phones.')] }),
    workshop.ratifies('ana', [workshop.onEntry('entry-3', 'object', 'no phones are left')]),
    workshop.ratifies('bo'),
    workshop.reviewed('review-1-3-1'),
    ...['ana', 'bo', 'cy'].map((id) => workshop.writes(id)),
  ],
});

const ready = (phase_id: string, by: string, needs: string[] = []) => team.phase(phase_id, by, needs);

const revisedPlan = (): MadeChannel => ({
  types: ['PlanRevised'],
  commands: [
    team.teamOf4({ settings: { automatic_debates: true } }),
    command('PlanTask', {
      participant_id: 'lea',
      plan: team.plan([ready('a', 'ana'), ready('b', 'bo', ['a']), ready('c', 'cy', ['b'])], {
        ...{ wanted: true, topic: 'Build or buy?', reason: 'It changes all.', participants: ['ana', 'cy'] },
      }),
    }),
    ...[team.opens(), team.argues('ana', 'buy'), team.argues('cy', 'build'), team.sums(), team.rules()],
    team.revises(
      { change: 'drop', phase_id: 'b', reason: 'Nothing is built.' },
      { change: 'change', phase_id: 'c', reason: 'It starts from a.', phase: ready('c', 'bo', ['a']) },
      { change: 'add', phase_id: 'd', reason: 'Offers are compared.', phase: ready('d', 'cy', ['a']) },
    ),
    ...[team.hands('ana'), team.assesses(), team.hands('bo'), team.assesses()],
    ...[team.hands('cy'), team.assesses(), team.reports()],
  ],
});

const failedPhase = (): MadeChannel => ({
  types: ['PhaseFailed', 'PhaseSkipped'],
  commands: [
    team.teamOf4(),
    team.plans(ready('a', 'ana'), ready('b', 'bo'), ready('c', 'cy', ['a', 'b'])),
    ...[team.fails('execute.a'), team.fails('execute.a.2'), team.hands('bo'), team.reports()],
  ],
});

const stoppedTeam = (): MadeChannel => ({
  types: ['DebateWaived', 'TeamStopping'],
  commands: [
    team.teamOf4(),
    team.plans(ready('a', 'ana'), team.debate('d', ['ana', 'bo'], ['a']), ready('c', 'cy', ['d'])),
    ...[team.hands('ana'), team.opens(false), team.says('/stop'), team.reports()],
  ],
});

const guestTurn = (): MadeChannel => ({
  types: ['GuestTurnOpened', 'GuestAnswered'],
  commands: [guest.opensGuestTurn(), command('GiveGuestAnswer', { participant_id: 'ula', answer: { verdict: 'no' } })],
});

const blindVote = (): MadeChannel => ({
  types: ['VoteOpened', 'BallotSealed', 'BallotsRevealed'],
  commands: [
    voting.opensVote({}, { rule: 'ranked', ties: 'lot' }),
    voting.casts('ana', ['Lyon', 'Ghent'], 'The sea.'),
    voting.casts('bo', ['Ghent', 'Lyon'], 'The trains.'),
    voting.timeIsOver(),
    voting.reveals(
      voting.ballot('ana', ['Lyon', 'Ghent'], 'The sea.'),
      voting.ballot('bo', ['Ghent', 'Lyon'], 'The trains.'),
    ),
  ],
});

/** Channels whose events recorded talks lack, as commands. */
export const MADE: Readonly<Record<string, MadeChannel>> = {
  ...MADE_OF_TALKS,
  'made-round-table-waits-for-models-that-failed-and-misses-a-ballot': absentModels(),
  'made-round-table-gives-a-seat-a-key-and-switches-auto-exit': keyOfASeat(),
  'made-round-table-has-an-agent-elsewhere-whose-card-changes': agentElsewhere(),
  'made-round-table-shares-its-decision-and-takes-the-link-back': sharedDecision(),
  'made-round-table-is-stopped-and-has-words-erased': erasedWords(),
  'made-round-table-asks-one-agent-beside-it': besideOneAgent(),
  'made-round-table-pools-what-its-members-know': pooled(),
  'made-round-table-is-played-at-once-on-its-way': playedAtOnce(),
  'made-guest-turn-is-answered-by-its-form': guestTurn(),
  'made-vote-is-tied-and-settled-by-lot': blindVote(),
  'made-workshop-is-judged-first-and-ratifies-its-draft': ratifiedDraft(),
  'made-team-revises-its-plan-after-the-debate-on-it': revisedPlan(),
  'made-team-skips-what-needs-a-phase-that-failed': failedPhase(),
  'made-team-waives-a-debate-and-is-stopped': stoppedTeam(),
};
