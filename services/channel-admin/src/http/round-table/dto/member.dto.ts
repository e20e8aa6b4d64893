import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { AreNested, IsNested } from '@parley/http';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsString, Length, Max, MaxLength, Min } from 'class-validator';
import { VoiceDto } from '../../dto/voice.dto.js';
import { StanceDto } from './contribution.dto.js';

export class SpokenLineDto {
  @ApiProperty({
    minimum: 1,
    description: "Which of the member's turns it is for, from 1 on; the last line is said again.",
  })
  @Max(10_000)
  @Min(1)
  @IsInt()
  turn!: number;

  @ApiPropertyOptional({ enum: ['speak', 'silent', 'fail'] })
  @IsIn(['speak', 'silent', 'fail'])
  @IsOptional()
  act?: 'speak' | 'silent' | 'fail';

  @ApiPropertyOptional()
  @MaxLength(8000)
  @IsString()
  @IsOptional()
  text?: string;

  @ApiPropertyOptional({ type: StanceDto })
  @IsNested()
  @Type(() => StanceDto)
  @IsOptional()
  stance?: StanceDto;

  @ApiPropertyOptional({ enum: ['end', 'continue', 'abstain'] })
  @IsIn(['end', 'continue', 'abstain'])
  @IsOptional()
  ballot?: 'end' | 'continue' | 'abstain';
}

export class MemberDto extends VoiceDto {
  @ApiPropertyOptional({ type: [String] })
  @Length(1, 200, { each: true })
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  expertise?: string[];

  @ApiPropertyOptional({ type: [SpokenLineDto], description: 'What it says when rehearsed.' })
  @ArrayMaxSize(200)
  @AreNested()
  @Type(() => SpokenLineDto)
  @IsArray()
  @IsOptional()
  script?: SpokenLineDto[];
}
