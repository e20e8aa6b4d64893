import { ApiPropertyOptional } from '@nestjs/swagger';
import type { PlanRole } from '@parley/contracts';
import { DOCUMENT_KINDS } from '@parley/protocols/workshop';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
} from 'class-validator';
import { SeatDto } from '../../dto/seat.dto.js';

export class PlanRoleDto extends SeatDto {
  @ApiPropertyOptional({ description: 'What it looks after; its document has a section for each part.' })
  @MaxLength(1000)
  @IsString()
  @IsOptional()
  focus?: string;

  @ApiPropertyOptional()
  @MaxLength(8000)
  @IsString()
  @IsOptional()
  system_prompt?: string;

  @ApiPropertyOptional({ description: 'The file of its document.', example: 'product_plan.json' })
  @Matches(/^[a-z0-9][a-z0-9_-]*\.json$/u, { message: 'output_document must be a file name as product_plan.json' })
  @Length(6, 100)
  @IsOptional()
  output_document?: string;

  @ApiPropertyOptional({ enum: DOCUMENT_KINDS, description: 'Which fields its document has; general is sections.' })
  @IsIn(DOCUMENT_KINDS)
  @IsOptional()
  document_kind?: NonNullable<PlanRole['document_kind']>;

  @ApiPropertyOptional({ type: [Object], description: 'What it says when rehearsed, turn by turn.' })
  @ArrayMaxSize(100)
  @IsObject({ each: true })
  @IsArray()
  @IsOptional()
  script?: object[];

  @ApiPropertyOptional({ type: 'object', additionalProperties: true, description: 'What it writes when rehearsed.' })
  @IsObject()
  @IsOptional()
  document?: object;
}
