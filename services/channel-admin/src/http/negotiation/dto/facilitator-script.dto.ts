import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { AreNested, IsNested } from '@parley/http';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Length,
  MaxLength,
} from 'class-validator';
import { ASSIGNMENT_DEFAULTS, GAP_DEFAULTS } from '../defaults.js';

export class TermDto {
  @ApiProperty()
  @Length(1, 128)
  @IsString()
  field!: string;

  @ApiProperty()
  @Length(1, 2000)
  @IsString()
  value!: string;

  @ApiPropertyOptional()
  @MaxLength(32)
  @IsString()
  @IsOptional()
  unit?: string;
}

export class AssignmentDto {
  @ApiProperty()
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiProperty()
  @Length(1, 200)
  @IsString()
  role!: string;

  @ApiProperty()
  @Length(1, 4000)
  @IsString()
  task!: string;

  @ApiPropertyOptional()
  @MaxLength(4000)
  @IsString()
  @IsOptional()
  notes?: string;

  @ApiPropertyOptional({ default: ASSIGNMENT_DEFAULTS.core })
  @IsBoolean()
  @IsOptional()
  core?: boolean;
}

export class DraftDto {
  @ApiProperty()
  @Length(1, 300)
  @IsString()
  title!: string;

  @ApiPropertyOptional()
  @MaxLength(8000)
  @IsString()
  @IsOptional()
  summary?: string;

  @ApiPropertyOptional({ type: [TermDto] })
  @ArrayMaxSize(100)
  @AreNested()
  @Type(() => TermDto)
  @IsArray()
  @IsOptional()
  terms?: TermDto[];

  @ApiProperty({ type: [AssignmentDto] })
  @ArrayMaxSize(50)
  @ArrayMinSize(1)
  @AreNested()
  @Type(() => AssignmentDto)
  @IsArray()
  assignments!: AssignmentDto[];
}

export class FixedTermDto {
  @ApiProperty()
  @Length(1, 128)
  @IsString()
  field!: string;

  @ApiProperty()
  @Length(1, 2000)
  @IsString()
  reason!: string;
}

export class GapDto {
  @ApiProperty()
  @Length(1, 300)
  @IsString()
  title!: string;

  @ApiPropertyOptional()
  @MaxLength(4000)
  @IsString()
  @IsOptional()
  description?: string;

  @ApiPropertyOptional({ enum: ['high', 'medium', 'low'], default: GAP_DEFAULTS.importance })
  @IsIn(['high', 'medium', 'low'])
  @IsOptional()
  importance?: 'high' | 'medium' | 'low';
}

export class FacilitatorScriptDto {
  @ApiPropertyOptional({ type: [String] })
  @IsString({ each: true })
  @IsArray()
  @IsOptional()
  selected?: string[];

  @ApiPropertyOptional({ type: [String] })
  @IsString({ each: true })
  @IsArray()
  @IsOptional()
  possibly_related?: string[];

  @ApiPropertyOptional({ type: DraftDto })
  @IsNested()
  @Type(() => DraftDto)
  @IsOptional()
  draft?: DraftDto;

  @ApiPropertyOptional({ type: [FixedTermDto] })
  @AreNested()
  @Type(() => FixedTermDto)
  @IsArray()
  @IsOptional()
  fixed?: FixedTermDto[];

  @ApiPropertyOptional({ type: [GapDto] })
  @AreNested()
  @Type(() => GapDto)
  @IsArray()
  @IsOptional()
  gaps?: GapDto[];

  @ApiPropertyOptional()
  @MaxLength(20_000)
  @IsString()
  @IsOptional()
  follow_up?: string;
}
