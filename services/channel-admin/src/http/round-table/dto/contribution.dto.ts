import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsNested } from '@parley/http';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, Length, MaxLength } from 'class-validator';

export class StanceDto {
  @ApiProperty({ enum: ['agree', 'partly', 'disagree', 'undecided'] })
  @IsIn(['agree', 'partly', 'disagree', 'undecided'])
  verdict!: 'agree' | 'partly' | 'disagree' | 'undecided';

  @ApiPropertyOptional({ description: 'The own position in a sentence.' })
  @MaxLength(1000)
  @IsString()
  @IsOptional()
  claim?: string;

  @ApiPropertyOptional({ type: [String], description: 'Whose position is accepted, by participant id.' })
  @Length(1, 64, { each: true })
  @ArrayMaxSize(20)
  @IsArray()
  @IsOptional()
  accepts?: string[];

  @ApiPropertyOptional({ type: [String], description: 'Whose position is rejected, by participant id.' })
  @Length(1, 64, { each: true })
  @ArrayMaxSize(20)
  @IsArray()
  @IsOptional()
  rejects?: string[];
}

export class ContributionDto {
  @ApiProperty()
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiProperty()
  @MaxLength(100_000)
  @IsString()
  text!: string;

  @ApiPropertyOptional({ type: StanceDto })
  @IsNested()
  @Type(() => StanceDto)
  @IsOptional()
  stance?: StanceDto;

  @ApiPropertyOptional({ description: 'Whom it gives the word to: a participant id or user.' })
  @Length(1, 64)
  @IsString()
  @IsOptional()
  hands_over_to?: string;

  @ApiPropertyOptional({ type: [String], description: 'Tools called for it.' })
  @Length(1, 128, { each: true })
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  tool_calls?: string[];

  @ApiPropertyOptional({ description: 'The turn answered; the open one where absent.' })
  @Length(1, 200)
  @IsString()
  @IsOptional()
  request_id?: string;
}
