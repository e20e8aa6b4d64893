import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
// Brings every DTO.
import '../channel-admin.module.js';
import { TeamAnswerDto } from './team/dto/work.dto.js';
import { contractBounds, dtoBounds, dtos, type Bounds, type Dto, type Message } from './bounds.fixtures.js';

/** The message that each DTO becomes. */
const MESSAGES: Record<string, Message> = {
  AnswerDto: 'AnswerClarification',
  AssessmentDto: 'DivergenceAssessment',
  AssignmentDto: 'Assignment',
  AutoExitDto: 'SwitchAutoExit',
  BallotDto: 'CastBallot',
  CallVoteDto: 'CallVote',
  CandidateDto: 'Candidate',
  ChangeDto: 'ProposedChange',
  ContributionDto: 'Contribute',
  DebateArgumentDto: 'DebateArgument',
  DebateOpeningDto: 'DebateOpening',
  DebateRulingDto: 'DebateRuling',
  DebateSummaryDto: 'DebateSummary',
  DeliveryDto: 'DeliverDocuments',
  DemandDto: 'Demand',
  DraftDto: 'ProposalDraft',
  ExpertDto: 'Expert',
  ExtendDto: 'ExtendLimits',
  FacilitatorScriptDto: 'FacilitatorScript',
  FeedbackDto: 'SubmitFeedback',
  FixedTermDto: 'FixedTerm',
  FollowUpDto: 'FollowUpClarification',
  GapDto: 'Gap',
  InterruptionDto: 'InterruptAnswer',
  InterventionDto: 'Intervene',
  InterviewAnswerDto: 'AnswerUser',
  InterviewConfigDto: 'InterviewConfig',
  InterviewDocumentDto: 'WriteInterviewDocument',
  InterviewSeatDto: 'InterviewSeat',
  KindModelDto: 'KindModel',
  MemberDto: 'Member',
  NegotiationConfigDto: 'NegotiationConfig',
  OpenChannelDto: 'OpenChannel',
  OpenInterviewDto: 'OpenInterview',
  OpenRoundTableDto: 'OpenRoundTable',
  OpenTeamDto: 'OpenTeam',
  OpenWorkshopDto: 'OpenWorkshop',
  PhaseResultDto: 'PhaseResult',
  PlanDocumentDto: 'WriteDocument',
  PlanRevisionDto: 'PlanRevision',
  PlanRoleDto: 'PlanRole',
  RatificationDto: 'Ratify',
  RoundTableConfigDto: 'RoundTableConfig',
  ScriptLineDto: 'ScriptLine',
  SignalDto: 'SendSignal',
  SpeechDto: 'GiveSpeech',
  SpokenLineDto: 'SpokenLine',
  StanceDto: 'Stance',
  StopDto: 'StopChannel',
  TeamAnswerDto: 'CompletePhase',
  TeamConfigDto: 'TeamConfig',
  TeamPlanDto: 'TeamPlan',
  TeamReportDto: 'TeamReport',
  TermDto: 'Term',
  WorkshopConfigDto: 'WorkshopConfig',
};

/** DTOs that become no message of their own. */
const WITHOUT_MESSAGE: Record<string, string> = {
  CastDto: 'a request of channel-admin itself; what of it goes on is bounded in CastWanted alike',
  ConfigDto: 'the config of each protocol has its fields',
  ModelDto: 'seats and kinds of work have its fields',
  OpeningDto: 'the opening of each protocol has its fields',
  SeatDto: 'candidates, members and roles have its fields',
  VoiceDto: 'candidates and members have its fields',
  BasePlanDto: 'the version it names is looked up and goes into the command whole',
  SeatTokenDto: 'the time until which a key is good follows from the days',
};

/** Fields that are not the same on both sides, and why. */
const DIFFERENT: Record<string, string> = {
  'ExtendDto.minutes': 'time_ms in another unit; compared below',
  'OpenRoundTableDto.mode': 'part of the config in the contract; compared below',
  'RoundTableConfigDto.mode': 'beside the config over REST',
  'OpenWorkshopDto.base': 'the contract has the version itself, as previous',
  'OpenWorkshopDto.previous': 'made from base',
  'AnswerDto.question_id': 'in the path',
  'ExpertDto.expert': 'the ready expert that it is made from',
  'TeamAnswerDto.result': 'over REST its fields stand beside the others',
  'TeamAnswerDto.offered': 'as SpeechDto.offered',
  'SpeechDto.offered': 'a worker says what it was offered to look up with',
  'SpeechDto.unknown': 'as StanceDto.unknown',
  'StanceDto.unknown': 'a worker sets it, of what a model said; people are refused',
  'FeedbackDto.agent_id': 'as the source calls participant_id',
  'FeedbackDto.display_name': 'the source has it; a seat keeps its name',
  'FeedbackDto.submitted_at': 'the source has it; the log says when',
  'FollowUpDto.satisfied': 'no question says it',
  'FollowUpDto.unknown': 'as StanceDto.unknown',
  'FacilitatorScriptDto.follow_up': 'the contract leaves it open in events; the gaps that it ends in are bounded',
};

/** What a team's answers have beside the value itself; compared with the command in TeamAnswerDto. */
const BESIDE = ['participant_id', 'request_id'];

/** What only workers add. */
const OF_WORKERS = ['call'];

const withMessage = dtos().filter(({ name }) => name in MESSAGES);
const fieldsOf = (dto: Dto): [string, Bounds, Bounds][] => {
  const rest = dtoBounds(dto);
  const contract = contractBounds(MESSAGES[dto.name]!);
  return [...new Set([...Object.keys(rest), ...Object.keys(contract)])]
    .filter((field) => !OF_WORKERS.includes(field) && !(isTeamValue(dto) && BESIDE.includes(field)))
    .map((field) => [field, rest[field] ?? MISSING, contract[field] ?? MISSING]);
};
/** An answer of a team, compared as the value that it is. */
const isTeamValue = ({ prototype }: Dto): boolean => prototype instanceof TeamAnswerDto;
const MISSING: Bounds = { type: 'missing' };
const isSame = (one: Bounds, other: Bounds): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (bounds: Bounds) => Object.entries(bounds).toSorted(([a], [b]) => a.localeCompare(b));

describe('what REST takes is what the contract takes', () => {
  it('every DTO becomes a message, or is listed', () => {
    const known = [...Object.keys(MESSAGES), ...Object.keys(WITHOUT_MESSAGE)];
    expect(
      dtos()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(known.toSorted());
  });

  it.each(withMessage.map((dto) => [dto.name, dto] as const))('%s, field by field', (name, dto) => {
    for (const [field, rest, contract] of fieldsOf(dto)) {
      if (!(`${name}.${field}` in DIFFERENT)) expect({ [field]: rest }).toEqual({ [field]: contract });
    }
  });

  it('nothing is listed that is the same', () => {
    const different = withMessage.flatMap((dto) =>
      fieldsOf(dto)
        .filter(([, rest, contract]) => !isSame(rest, contract))
        .map(([field]) => `${dto.name}.${field}`),
    );
    expect(different.toSorted()).toEqual(Object.keys(DIFFERENT).toSorted());
  });

  it('the fields with another name or place have the same bounds there', () => {
    const of = (name: string) => dtoBounds(dtos().find((dto) => dto.name === name)!);
    expect(of('ExtendDto')['minutes']!.maximum! * 60_000).toBe(contractBounds('ExtendLimits')['time_ms']!.maximum);
    expect(of('OpenRoundTableDto')['mode']).toEqual(contractBounds('RoundTableConfig')['mode']);
  });

  it.each(dtos().map((dto) => [dto.name, dto] as const))('the API page says of %s what is checked', (_, dto) => {
    for (const [field, bounds] of Object.entries(dtoBounds(dto))) {
      const said = (Reflect.getMetadata('swagger/apiModelProperties', dto.prototype as object, field) ?? {}) as Bounds;
      for (const key of ['enum', 'minimum', 'maximum'] as const) {
        if (said[key] !== undefined) expect({ [field]: said[key] }).toEqual({ [field]: bounds[key] });
      }
    }
  });
});
