import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';
import { FACILITATION_TIMEOUT_MS } from '@parley/protocols';
import { WORKSHOP_DEFAULTS } from '../defaults.js';

export class WorkshopConfigDto {
  @ApiPropertyOptional({ default: WORKSHOP_DEFAULTS.max_rounds })
  @Max(100)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_rounds?: number;

  @ApiPropertyOptional({
    default: WORKSHOP_DEFAULTS.turn_timeout_ms,
    description: 'Milliseconds. No time runs out on the user.',
  })
  @Max(604_800_000)
  @Min(100)
  @IsInt()
  @IsOptional()
  turn_timeout_ms?: number;

  @ApiPropertyOptional({
    default: WORKSHOP_DEFAULTS.max_speech_chars,
    description: 'Characters of a speech that are kept.',
  })
  @Max(80_000)
  @Min(200)
  @IsInt()
  @IsOptional()
  max_speech_chars?: number;

  @ApiPropertyOptional({
    default: WORKSHOP_DEFAULTS.off_topic_notices,
    description: 'The coach may tell a speaker that it has left the topic.',
  })
  @IsBoolean()
  @IsOptional()
  off_topic_notices?: boolean;

  @ApiPropertyOptional({ default: WORKSHOP_DEFAULTS.max_facilitation_attempts })
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

  @ApiPropertyOptional({ description: 'The knowledge that the roles search; default where absent.' })
  @Length(1, 200)
  @IsString()
  @IsOptional()
  collection?: string;

  @ApiPropertyOptional({
    default: WORKSHOP_DEFAULTS.budget_micro_usd,
    description: 'Millionths of a US dollar; 0 is no limit.',
  })
  @Min(0)
  @IsInt()
  @IsOptional()
  budget_micro_usd?: number;
}
