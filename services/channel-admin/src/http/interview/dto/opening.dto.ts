import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsNested } from '@parley/http';
import { ArrayMaxSize, IsArray, IsObject, IsOptional, IsString, Length } from 'class-validator';
import { OpeningDto } from '../../dto/opening.dto.js';
import { InterviewConfigDto } from './config.dto.js';
import { InterviewSeatDto } from './seat.dto.js';

export class OpenInterviewDto extends OmitType(OpeningDto, ['topic']) {
  @ApiProperty({ description: 'What it is about, in a line.' })
  @Length(1, 300)
  @IsString()
  topic!: string;

  @ApiPropertyOptional({ description: 'What it is to find out; the topic where absent.' })
  @Length(1, 8000)
  @IsString()
  @IsOptional()
  goal?: string;

  @ApiPropertyOptional({ type: InterviewSeatDto, description: 'Who is interviewed: a person.' })
  @IsNested()
  @Type(() => InterviewSeatDto)
  @IsOptional()
  user?: InterviewSeatDto;

  @ApiPropertyOptional({ type: InterviewSeatDto, description: 'Who asks.' })
  @IsNested()
  @Type(() => InterviewSeatDto)
  @IsOptional()
  interviewer?: InterviewSeatDto;

  @ApiPropertyOptional({ type: InterviewSeatDto, description: 'Who writes the documents.' })
  @IsNested()
  @Type(() => InterviewSeatDto)
  @IsOptional()
  architect?: InterviewSeatDto;

  @ApiPropertyOptional({ type: InterviewConfigDto })
  @IsNested()
  @Type(() => InterviewConfigDto)
  @IsOptional()
  config?: InterviewConfigDto;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description: 'What agents do when rehearsed: turn, agent, act, text.',
  })
  @ArrayMaxSize(1000)
  @IsObject({ each: true })
  @IsArray()
  @IsOptional()
  script?: object[];
}
