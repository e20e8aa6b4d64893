import { Body, Controller, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { CallerOf, ChannelIdPipe, type Caller } from '@parley/http';
import { Answers } from '../answers.js';
import { IDEMPOTENCY } from '../idempotency.js';
import { RestCommands, type CommandHeaders } from '../rest-commands.js';
import {
  ArgumentDto,
  AssessmentDto,
  OpeningDto,
  PlanDto,
  ReportDto,
  ResultDto,
  RevisionDto,
  RulingDto,
  SummaryDto,
  type TeamAnswerDto,
} from './answers.dto.js';

/** What a person or an external agent answers to the work that a team asks of it (D1, D3, D4). */
@ApiTags('commands')
@ApiHeader(IDEMPOTENCY)
@Controller('v1/channels/:id/team')
export class TeamAnswersController {
  constructor(private readonly commands: RestCommands) {}

  @Post('plan')
  @HttpCode(200)
  @Answers('Committed', 'The plan is taken; its phases begin.')
  plan(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: PlanDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('PlanTask', answerOf('plan', body), { caller, channelId, headers });
  }

  @Post('plan-revisions')
  @HttpCode(200)
  @Answers('Committed', 'The plan is revised after the debate on it; its phases begin.')
  revise(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: RevisionDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('RevisePlan', answerOf('revision', body), { caller, channelId, headers });
  }

  @Post('results')
  @HttpCode(200)
  @Answers('Committed', 'The result is in the workspace.')
  result(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: ResultDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('CompletePhase', answerOf('result', body), { caller, channelId, headers });
  }

  @Post('assessments')
  @HttpCode(200)
  @Answers('Committed', 'Whether a debate is put in is recorded, with the reason.')
  assess(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: AssessmentDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('AssessDivergence', answerOf('assessment', body), { caller, channelId, headers });
  }

  @Post('debate-openings')
  @HttpCode(200)
  @Answers('Committed', 'The debate is open, or waived.')
  openDebate(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: OpeningDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('OpenDebate', answerOf('opening', body), { caller, channelId, headers });
  }

  @Post('arguments')
  @HttpCode(200)
  @Answers('Committed', 'The argument is recorded.')
  argue(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: ArgumentDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('Argue', answerOf('argument', body), { caller, channelId, headers });
  }

  @Post('debate-summaries')
  @HttpCode(200)
  @Answers('Committed', 'The round is closed.')
  sumUp(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: SummaryDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('SumUpDebate', answerOf('summary', body), { caller, channelId, headers });
  }

  @Post('rulings')
  @HttpCode(200)
  @Answers('Committed', 'The ruling holds; who does not share it is named.')
  rule(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: RulingDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('RuleDebate', answerOf('ruling', body), { caller, channelId, headers });
  }

  @Post('reports')
  @HttpCode(200)
  @Answers('Committed', 'The report is out, and the team is done.')
  report(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: ReportDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('ReportTeam', answerOf('report', body), { caller, channelId, headers });
  }
}

/** The one who answers, the question and the answer itself: over REST they stand side by side. */
const answerOf = (field: string, { participant_id, request_id, ...value }: TeamAnswerDto) => ({
  participant_id,
  request_id,
  [field]: value,
});
