import { Body, Controller, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CallerOf, ChannelIdPipe, type Caller } from '@parley/http';
import { defined } from '../command-values.js';
import { IDEMPOTENCY } from '../idempotency.js';
import { RestCommands, type CommandHeaders } from '../rest-commands.js';
import { DebateArgumentDto, DebateOpeningDto, DebateRulingDto, DebateSummaryDto } from './dto/debate.dto.js';
import { AssessmentDto, PhaseResultDto, TeamPlanDto, TeamReportDto, type TeamAnswerDto } from './dto/work.dto.js';
import { WHOLE } from './whole.js';

/** What a person or an external agent answers to the work that a team asks of it (D1, D3, D4). */
@ApiTags('commands')
@ApiHeader(IDEMPOTENCY)
@Controller('v1/channels/:id/team')
export class TeamAnswersController {
  constructor(private readonly commands: RestCommands) {}

  @Post('plan')
  @HttpCode(200)
  @ApiOkResponse({ description: 'The plan is taken; its phases begin.' })
  plan(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: TeamPlanDto,
    @Headers() headers: CommandHeaders,
  ) {
    const { by, value } = answerOf(body);
    const plan = WHOLE.plan(value as object);
    return this.commands.send('PlanTask', { ...by, plan }, { caller, channelId, headers });
  }

  @Post('results')
  @HttpCode(200)
  @ApiOkResponse({ description: 'The result is in the workspace.' })
  result(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: PhaseResultDto,
    @Headers() headers: CommandHeaders,
  ) {
    const { by, value } = answerOf(body);
    const result = WHOLE.result(value as object);
    return this.commands.send('CompletePhase', { ...by, result }, { caller, channelId, headers });
  }

  @Post('assessments')
  @HttpCode(200)
  @ApiOkResponse({ description: 'Whether a debate is put in is recorded, with the reason.' })
  assess(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: AssessmentDto,
    @Headers() headers: CommandHeaders,
  ) {
    const { by, value } = answerOf(body);
    const assessment = WHOLE.assessment(value as object);
    return this.commands.send('AssessDivergence', { ...by, assessment }, { caller, channelId, headers });
  }

  @Post('debate-openings')
  @HttpCode(200)
  @ApiOkResponse({ description: 'The debate is open, or waived.' })
  openDebate(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: DebateOpeningDto,
    @Headers() headers: CommandHeaders,
  ) {
    const { by, value } = answerOf(body);
    const opening = WHOLE.opening(value as object);
    return this.commands.send('OpenDebate', { ...by, opening }, { caller, channelId, headers });
  }

  @Post('arguments')
  @HttpCode(200)
  @ApiOkResponse({ description: 'The argument is recorded.' })
  argue(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: DebateArgumentDto,
    @Headers() headers: CommandHeaders,
  ) {
    const { by, value } = answerOf(body);
    const argument = WHOLE.argument(value as object);
    return this.commands.send('Argue', { ...by, argument }, { caller, channelId, headers });
  }

  @Post('debate-summaries')
  @HttpCode(200)
  @ApiOkResponse({ description: 'The round is closed.' })
  sumUp(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: DebateSummaryDto,
    @Headers() headers: CommandHeaders,
  ) {
    const { by, value } = answerOf(body);
    const summary = WHOLE.summary(value as object);
    return this.commands.send('SumUpDebate', { ...by, summary }, { caller, channelId, headers });
  }

  @Post('rulings')
  @HttpCode(200)
  @ApiOkResponse({ description: 'The ruling holds; who does not share it is named.' })
  rule(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: DebateRulingDto,
    @Headers() headers: CommandHeaders,
  ) {
    const { by, value } = answerOf(body);
    const ruling = WHOLE.ruling(value as object);
    return this.commands.send('RuleDebate', { ...by, ruling }, { caller, channelId, headers });
  }

  @Post('reports')
  @HttpCode(200)
  @ApiOkResponse({ description: 'The report is out, and the team is done.' })
  report(
    @CallerOf() caller: Caller,
    @Param('id', ChannelIdPipe) channelId: string,
    @Body() body: TeamReportDto,
    @Headers() headers: CommandHeaders,
  ) {
    const { by, value } = answerOf(body);
    const report = WHOLE.report(value as object);
    return this.commands.send('ReportTeam', { ...by, report }, { caller, channelId, headers });
  }
}

/** Who answers what, and the answer itself: over REST they stand side by side. */
function answerOf<Dto extends TeamAnswerDto>({ participant_id, request_id, ...value }: Dto) {
  return { by: { participant_id, ...defined({ request_id }) }, value: defined(value) };
}
