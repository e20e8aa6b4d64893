import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Budget, ConfigDto } from '../../dto/config.dto.js';
import { ROUND_TABLE_DEFAULTS } from '../defaults.js';

export class RoundTableConfigDto extends ConfigDto {
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

  @Budget(ROUND_TABLE_DEFAULTS.board.budget_micro_usd)
  budget_micro_usd?: number;
}
