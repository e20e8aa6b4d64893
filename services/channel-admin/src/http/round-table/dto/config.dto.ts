import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { FACILITATION_TIMEOUT_MS } from '@parley/protocols';
import { ROUND_TABLE_DEFAULTS } from '../defaults.js';

export class RoundTableConfigDto {
  @ApiPropertyOptional({ enum: ['parallel', 'in_turn'], description: 'parallel for a board, in_turn for a party.' })
  @IsIn(['parallel', 'in_turn'])
  @IsOptional()
  speaking?: 'parallel' | 'in_turn';

  @ApiPropertyOptional({
    default: ROUND_TABLE_DEFAULTS.board.rounds,
    description: 'Rounds on the agenda of a board; 0 is open-ended.',
  })
  @Max(100)
  @Min(0)
  @IsInt()
  @IsOptional()
  rounds?: number;

  @ApiPropertyOptional({ default: ROUND_TABLE_DEFAULTS.board.min_speakers })
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  min_speakers?: number;

  @ApiPropertyOptional({ default: ROUND_TABLE_DEFAULTS.board.max_speakers })
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_speakers?: number;

  @ApiPropertyOptional({ default: ROUND_TABLE_DEFAULTS.board.turn_timeout_ms, description: 'Milliseconds.' })
  @Max(604_800_000)
  @Min(100)
  @IsInt()
  @IsOptional()
  turn_timeout_ms?: number;

  @ApiPropertyOptional({ enum: ['every_round', 'at_the_end'] })
  @IsIn(['every_round', 'at_the_end'])
  @IsOptional()
  summaries?: 'every_round' | 'at_the_end';

  @ApiPropertyOptional({ default: ROUND_TABLE_DEFAULTS.board.max_facilitation_attempts })
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
    default: ROUND_TABLE_DEFAULTS.board.budget_micro_usd,
    description: 'Millionths of a US dollar; 0 is no limit.',
  })
  @Min(0)
  @IsInt()
  @IsOptional()
  budget_micro_usd?: number;
}
