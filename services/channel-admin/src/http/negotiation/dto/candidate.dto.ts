import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { AreNested } from '@parley/http';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsString, Length, Max, MaxLength, Min } from 'class-validator';
import { VoiceDto } from '../../dto/voice.dto.js';

export class ChangeDto {
  @ApiProperty({ description: 'A term of the proposal, or role, task, notes of the own assignment.' })
  @Length(1, 128)
  @IsString()
  field!: string;

  @ApiProperty()
  @Length(1, 2000)
  @IsString()
  new_value!: string;

  @ApiProperty()
  @Length(1, 2000)
  @IsString()
  reason!: string;
}

export class ScriptLineDto {
  @ApiProperty({ minimum: 1, description: 'Which time the participant is asked, from 1 on.' })
  @Max(100)
  @Min(1)
  @IsInt()
  round!: number;

  @ApiProperty({ enum: ['accept', 'negotiate', 'withdraw', 'silent'] })
  @IsIn(['accept', 'negotiate', 'withdraw', 'silent'])
  feedback!: 'accept' | 'negotiate' | 'withdraw' | 'silent';

  @ApiPropertyOptional()
  @MaxLength(2000)
  @IsString()
  @IsOptional()
  reasoning?: string;

  @ApiPropertyOptional({ type: [ChangeDto] })
  @ArrayMaxSize(20)
  @AreNested()
  @Type(() => ChangeDto)
  @IsArray()
  @IsOptional()
  changes?: ChangeDto[];
}

export class CandidateDto extends VoiceDto {
  @ApiPropertyOptional({ type: [String] })
  @Length(1, 200, { each: true })
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  skills?: string[];

  @ApiPropertyOptional({ type: [ScriptLineDto], description: 'What it says when rehearsed.' })
  @ArrayMaxSize(100)
  @AreNested()
  @Type(() => ScriptLineDto)
  @IsArray()
  @IsOptional()
  script?: ScriptLineDto[];
}
