import { IntersectionType } from '@nestjs/swagger';
import {
  CompletePhaseDto,
  DebateArgumentDto,
  DebateOpeningDto,
  DebateRulingDto,
  DebateSummaryDto,
  DivergenceAssessmentDto,
  PhaseResultDto,
  PlanRevisionDto,
  TeamPlanDto,
  TeamReportDto,
} from '../generated/bodies.js';

/** What every answer of an expert says, besides what it answers: over REST the two stand side by side. */
export class TeamAnswerDto extends CompletePhaseDto {}

export class ArgumentDto extends IntersectionType(TeamAnswerDto, DebateArgumentDto) {}
export class AssessmentDto extends IntersectionType(TeamAnswerDto, DivergenceAssessmentDto) {}
export class OpeningDto extends IntersectionType(TeamAnswerDto, DebateOpeningDto) {}
export class PlanDto extends IntersectionType(TeamAnswerDto, TeamPlanDto) {}
export class ReportDto extends IntersectionType(TeamAnswerDto, TeamReportDto) {}
export class ResultDto extends IntersectionType(TeamAnswerDto, PhaseResultDto) {}
export class RevisionDto extends IntersectionType(TeamAnswerDto, PlanRevisionDto) {}
export class RulingDto extends IntersectionType(TeamAnswerDto, DebateRulingDto) {}
export class SummaryDto extends IntersectionType(TeamAnswerDto, DebateSummaryDto) {}
