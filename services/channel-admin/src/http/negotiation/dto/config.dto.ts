import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Budget, ConfigDto } from '../../dto/config.dto.js';
import { NEGOTIATION_DEFAULTS } from '../defaults.js';

export class NegotiationConfigDto extends ConfigDto {
  @ApiPropertyOptional({ default: NEGOTIATION_DEFAULTS.max_rounds, minimum: 1, maximum: 10 })
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_rounds?: number;

  @ApiPropertyOptional({ default: NEGOTIATION_DEFAULTS.feedback_timeout_ms, description: 'Milliseconds.' })
  @Max(604_800_000)
  @Min(100)
  @IsInt()
  @IsOptional()
  feedback_timeout_ms?: number;

  @ApiPropertyOptional({ enum: ['accept', 'withdraw', 'remind'], default: NEGOTIATION_DEFAULTS.timeout_policy })
  @IsIn(['accept', 'withdraw', 'remind'])
  @IsOptional()
  timeout_policy?: 'accept' | 'withdraw' | 'remind';

  @ApiPropertyOptional({ default: NEGOTIATION_DEFAULTS.max_reminders })
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_reminders?: number;

  @ApiPropertyOptional({ default: NEGOTIATION_DEFAULTS.max_replacements })
  @Max(10)
  @Min(0)
  @IsInt()
  @IsOptional()
  max_replacements?: number;

  @ApiPropertyOptional({ default: NEGOTIATION_DEFAULTS.time_limit_ms, description: 'Milliseconds.' })
  @Max(2_592_000_000)
  @Min(1000)
  @IsInt()
  @IsOptional()
  time_limit_ms?: number;

  @Budget(NEGOTIATION_DEFAULTS.budget_micro_usd)
  budget_micro_usd?: number;
}
