import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { FACILITATION_TIMEOUT_MS } from '@parley/protocols';
import { NEGOTIATION_DEFAULTS } from '../defaults.js';

export class NegotiationConfigDto {
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

  @ApiPropertyOptional({ default: NEGOTIATION_DEFAULTS.max_facilitation_attempts })
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_facilitation_attempts?: number;

  @ApiPropertyOptional({
    default: FACILITATION_TIMEOUT_MS,
    description: 'Milliseconds after which a facilitation that nobody answered counts as failed.',
  })
  @Max(604_800_000)
  @Min(100)
  @IsInt()
  @IsOptional()
  facilitation_timeout_ms?: number;

  @ApiPropertyOptional({
    default: NEGOTIATION_DEFAULTS.budget_micro_usd,
    description: 'Millionths of a US dollar; 0 is no limit.',
  })
  @Min(0)
  @IsInt()
  @IsOptional()
  budget_micro_usd?: number;
}
