import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';
import { Budget, ConfigDto } from '../../dto/config.dto.js';
import { WORKSHOP_DEFAULTS } from '../defaults.js';

export class WorkshopConfigDto extends ConfigDto {
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

  @ApiPropertyOptional({
    default: WORKSHOP_DEFAULTS.initial_judgement,
    description: 'The coach judges the requirement before the first round: enough to begin, and the first issue list.',
  })
  @IsBoolean()
  @IsOptional()
  initial_judgement?: boolean;

  @ApiPropertyOptional({ description: 'The knowledge that the roles search; default where absent.' })
  @Length(1, 200)
  @IsString()
  @IsOptional()
  collection?: string;

  @Budget(WORKSHOP_DEFAULTS.budget_micro_usd)
  budget_micro_usd?: number;
}
