import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
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
  @ValidateNested({ each: true })
  @Type(() => MemberDto)
  @IsArray()
  members!: MemberDto[];

  @ApiPropertyOptional({ type: RoundTableConfigDto })
  @ValidateNested()
  @Type(() => RoundTableConfigDto)
  @IsOptional()
  config?: RoundTableConfigDto;
}
