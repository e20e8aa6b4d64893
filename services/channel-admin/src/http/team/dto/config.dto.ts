import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';
import { Budget, ConfigDto } from '../../dto/config.dto.js';
import { TEAM_DEFAULTS } from '../defaults.js';

export class TeamConfigDto extends ConfigDto {
  @ApiPropertyOptional({
    default: TEAM_DEFAULTS.automatic_debates,
    description: 'The lead looks for divergence after each phase, and may put debates in by itself.',
  })
  @IsBoolean()
  @IsOptional()
  automatic_debates?: boolean;

  @ApiPropertyOptional({
    default: TEAM_DEFAULTS.max_inserted_debates,
    description: 'Most debates put into the plan, by whomever; planned ones apart.',
  })
  @Max(10)
  @Min(0)
  @IsInt()
  @IsOptional()
  max_inserted_debates?: number;

  @ApiPropertyOptional({ default: TEAM_DEFAULTS.debate_rounds, description: 'Of a debate that does not say.' })
  @Max(4)
  @Min(1)
  @IsInt()
  @IsOptional()
  debate_rounds?: number;

  @ApiPropertyOptional({
    default: TEAM_DEFAULTS.anonymous_peers,
    description: 'Those who argue see numbers in the place of names.',
  })
  @IsBoolean()
  @IsOptional()
  anonymous_peers?: boolean;

  @ApiPropertyOptional({ default: TEAM_DEFAULTS.turn_timeout_ms, description: 'Milliseconds that a person has.' })
  @Max(604_800_000)
  @Min(100)
  @IsInt()
  @IsOptional()
  turn_timeout_ms?: number;

  @ApiPropertyOptional({ description: 'The knowledge that the experts search who may; default where absent.' })
  @Length(1, 200)
  @IsString()
  @IsOptional()
  collection?: string;

  @Budget(TEAM_DEFAULTS.budget_micro_usd)
  budget_micro_usd?: number;
}
