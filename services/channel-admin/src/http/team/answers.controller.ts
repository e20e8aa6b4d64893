import { Body, Controller, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { CallerOf, ChannelIdPipe, type Caller } from '@parley/http';
import { Answers } from '../answers.js';
import { defined } from '../command-values.js';
import { IDEMPOTENCY } from '../idempotency.js';
import { RestCommands, type CommandHeaders } from '../rest-commands.js';
import { DebateArgumentDto, DebateOpeningDto, DebateRulingDto, DebateSummaryDto } from './dto/debate.dto.js';
import {
  AssessmentDto,
  PhaseResultDto,
  PlanRevisionDto,
  TeamPlanDto,
  TeamReportDto,
  type TeamAnswerDto,
} from './dto/work.dto.js';
import { WHOLE } from './whole.js';

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
    @Body() body: TeamPlanDto,
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
    @Body() body: PlanRevisionDto,
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
    @Body() body: PhaseResultDto,
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
    @Body() body: DebateOpeningDto,
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
    @Body() body: DebateArgumentDto,
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
    @Body() body: DebateSummaryDto,
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
    @Body() body: DebateRulingDto,
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
    @Body() body: TeamReportDto,
    @Headers() headers: CommandHeaders,
  ) {
    return this.commands.send('ReportTeam', answerOf('report', body), { caller, channelId, headers });
  }
}

type Values = { [Kind in keyof typeof WHOLE]: ReturnType<(typeof WHOLE)[Kind]> };

/** Who answers what, and the answer itself, whole: over REST they stand side by side. */
function answerOf<Kind extends keyof Values>(
  kind: Kind,
  { participant_id, request_id, ...value }: TeamAnswerDto,
): { participant_id: string; request_id?: string } & Pick<Values, Kind> {
  const whole = WHOLE[kind] as (given: object) => Values[Kind];
  const answer = { [kind]: whole(defined(value)) } as Pick<Values, Kind>;
  return { participant_id, ...defined({ request_id }), ...answer };
}
