import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { AreNested } from '@parley/http';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsString, Length, MaxLength, Min } from 'class-validator';
import { ChangeDto } from './candidate.dto.js';

export class FeedbackDto {
  @ApiProperty()
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiProperty({ enum: ['accept', 'negotiate', 'withdraw'] })
  @IsIn(['accept', 'negotiate', 'withdraw'])
  feedback_type!: 'accept' | 'negotiate' | 'withdraw';

  @ApiPropertyOptional()
  @MaxLength(8000)
  @IsString()
  @IsOptional()
  reasoning?: string;

  @ApiPropertyOptional({ type: [ChangeDto], description: 'What a negotiate asks for; empty otherwise.' })
  @ArrayMaxSize(20)
  @AreNested()
  @Type(() => ChangeDto)
  @IsArray()
  @IsOptional()
  proposed_changes?: ChangeDto[];

  @ApiPropertyOptional({ description: 'The turn answered; the open one where absent.' })
  @Length(1, 200)
  @IsString()
  @IsOptional()
  request_id?: string;

  @ApiPropertyOptional({ description: 'Checked against the current round where present.' })
  @Min(1)
  @IsInt()
  @IsOptional()
  round?: number;
}
