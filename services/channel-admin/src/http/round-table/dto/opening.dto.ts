import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { AreNested, IsNested } from '@parley/http';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { OpeningDto } from '../../dto/opening.dto.js';
import { RoundTableConfigDto } from './config.dto.js';
import { DEFAULT_MODE } from '../defaults.js';
import { MemberDto } from './member.dto.js';

export class OpenRoundTableDto extends OpeningDto {
  @ApiPropertyOptional({ enum: ['board', 'party'], default: DEFAULT_MODE })
  @IsIn(['board', 'party'])
  @IsOptional()
  mode?: 'board' | 'party';

  @ApiPropertyOptional({ description: "A board's question; a party's first message." })
  @MaxLength(20_000)
  @IsString()
  @IsOptional()
  question?: string;

  @ApiProperty({ type: [MemberDto] })
  @ArrayMaxSize(20)
  @ArrayMinSize(1)
  @AreNested()
  @Type(() => MemberDto)
  @IsArray()
  members!: MemberDto[];

  @ApiPropertyOptional({ type: RoundTableConfigDto })
  @IsNested()
  @Type(() => RoundTableConfigDto)
  @IsOptional()
  config?: RoundTableConfigDto;
}
