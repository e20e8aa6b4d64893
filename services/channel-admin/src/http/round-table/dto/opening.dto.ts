import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  Length,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { POLICY } from '../../dto/policy.js';
import { RoundTableConfigDto } from './config.dto.js';
import { DEFAULT_MODE } from '../defaults.js';
import { MemberDto } from './member.dto.js';

export class OpenRoundTableDto {
  @ApiPropertyOptional({ enum: ['board', 'party'], default: DEFAULT_MODE })
  @IsIn(['board', 'party'])
  @IsOptional()
  mode?: 'board' | 'party';

  @ApiPropertyOptional({ description: 'A line for lists; the start of the question where absent.' })
  @Length(1, 300)
  @IsString()
  @IsOptional()
  topic?: string;

  @ApiPropertyOptional({ description: "A board's question; a party's first message." })
  @MaxLength(20_000)
  @IsString()
  @IsOptional()
  question?: string;

  @ApiPropertyOptional({ enum: ['en', 'zh'], description: "The question's language where absent." })
  @IsIn(['en', 'zh'])
  @IsOptional()
  language?: 'en' | 'zh';

  @ApiProperty({ type: [MemberDto] })
  @ArrayMaxSize(20)
  @ArrayMinSize(1)
  @ValidateNested({ each: true })
  @Type(() => MemberDto)
  @IsArray()
  members!: MemberDto[];

  @ApiPropertyOptional({ type: RoundTableConfigDto })
  @ValidateNested()
  @Type(() => RoundTableConfigDto)
  @IsOptional()
  config?: RoundTableConfigDto;

  @ApiPropertyOptional(POLICY)
  @IsObject()
  @IsOptional()
  termination?: object;

  @ApiPropertyOptional({ description: 'Play it with the rehearsal model, whatever model is configured.' })
  @IsBoolean()
  @IsOptional()
  rehearsal?: boolean;
}
