import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { MOST_EXTENSION_MS } from '@parley/contracts';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Length, Max, MaxLength, Min } from 'class-validator';

export class ExtendDto {
  @ApiPropertyOptional({ minimum: 0, maximum: 1000 })
  @Max(1000)
  @Min(0)
  @IsInt()
  @IsOptional()
  rounds?: number;

  @ApiPropertyOptional({ minimum: 0, maximum: 43_200 })
  @Max(43_200)
  @Min(0)
  @IsInt()
  @IsOptional()
  minutes?: number;

  @ApiPropertyOptional({ minimum: 0, maximum: MOST_EXTENSION_MS, description: 'Milliseconds; beside minutes, both.' })
  @Max(MOST_EXTENSION_MS)
  @Min(0)
  @IsInt()
  @IsOptional()
  time_ms?: number;
}

export class AutoExitDto {
  @ApiProperty({ description: 'True: conditions end it; false: they only warn, and people end it.' })
  @IsBoolean()
  on!: boolean;
}

export class CallVoteDto {
  @ApiPropertyOptional({ description: 'Shown to the voters.' })
  @MaxLength(1000)
  @IsString()
  @IsOptional()
  question?: string;
}

export class BallotDto {
  @ApiProperty({ enum: ['end', 'continue', 'abstain'] })
  @IsIn(['end', 'continue', 'abstain'])
  choice!: 'end' | 'continue' | 'abstain';

  @ApiPropertyOptional({ description: "Whose vote it is; the caller's own where absent." })
  @Length(1, 64)
  @IsString()
  @IsOptional()
  participant_id?: string;

  @ApiPropertyOptional({ description: 'The vote meant; the open one where absent.' })
  @Length(1, 64)
  @IsString()
  @IsOptional()
  vote_id?: string;

  @ApiPropertyOptional()
  @MaxLength(2000)
  @IsString()
  @IsOptional()
  reasoning?: string;
}

export class SignalDto {
  @ApiProperty({ description: 'The name that an external_signal condition waits for.' })
  @Length(1, 64)
  @IsString()
  name!: string;
}
