import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';

export class NegotiationConfigDto {
  @ApiPropertyOptional({ default: 3, minimum: 1, maximum: 10 })
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_rounds?: number;

  @ApiPropertyOptional({ default: 30_000, description: 'Milliseconds.' })
  @Max(604_800_000)
  @Min(100)
  @IsInt()
  @IsOptional()
  feedback_timeout_ms?: number;

  @ApiPropertyOptional({ enum: ['accept', 'withdraw', 'remind'], default: 'accept' })
  @IsIn(['accept', 'withdraw', 'remind'])
  @IsOptional()
  timeout_policy?: 'accept' | 'withdraw' | 'remind';

  @ApiPropertyOptional({ default: 1 })
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_reminders?: number;

  @ApiPropertyOptional({ default: 2 })
  @Max(10)
  @Min(0)
  @IsInt()
  @IsOptional()
  max_replacements?: number;

  @ApiPropertyOptional({ default: 1_800_000, description: 'Milliseconds.' })
  @Max(2_592_000_000)
  @Min(1000)
  @IsInt()
  @IsOptional()
  time_limit_ms?: number;

  @ApiPropertyOptional({ default: 3 })
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_facilitation_attempts?: number;

  @ApiPropertyOptional({ default: 1_000_000, description: 'Millionths of a US dollar; 0 is no limit.' })
  @Max(4_294_967_295)
  @Min(0)
  @IsInt()
  @IsOptional()
  budget_micro_usd?: number;
}
