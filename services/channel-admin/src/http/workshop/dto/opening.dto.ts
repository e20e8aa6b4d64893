import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { AreNested, IsNested } from '@parley/http';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  Min,
} from 'class-validator';
import { OpeningDto } from '../../dto/opening.dto.js';
import { WorkshopConfigDto } from './config.dto.js';
import { PlanRoleDto } from './role.dto.js';

export class BasePlanDto {
  @ApiProperty({ format: 'uuid', description: 'The finished workshop to start from.' })
  @IsUUID()
  channel_id!: string;

  @ApiPropertyOptional({ description: 'Checked against it where present.' })
  @Min(1)
  @IsInt()
  @IsOptional()
  version?: number;
}

export class OpenWorkshopDto extends OpeningDto {
  @ApiPropertyOptional({ description: "What is to be planned; the base's where absent." })
  @Length(1, 20_000)
  @IsString()
  @IsOptional()
  requirement?: string;

  @ApiPropertyOptional({
    type: [PlanRoleDto],
    description:
      'In the order in which they speak, each a default role by its name or one of your own with a system_prompt; the default five where absent.',
  })
  @ArrayMaxSize(20)
  @ArrayMinSize(1)
  @AreNested()
  @Type(() => PlanRoleDto)
  @IsArray()
  @IsOptional()
  roles?: PlanRoleDto[];

  @ApiPropertyOptional({ type: BasePlanDto, description: 'The version to start from.' })
  @IsNested()
  @Type(() => BasePlanDto)
  @IsOptional()
  base?: BasePlanDto;

  @ApiPropertyOptional({ description: 'What you say of the version to start from.' })
  @Length(1, 20_000)
  @IsString()
  @IsOptional()
  feedback?: string;

  @ApiPropertyOptional({ description: 'One more than the base where absent.' })
  @Max(100_000)
  @Min(1)
  @IsInt()
  @IsOptional()
  version?: number;

  @ApiPropertyOptional({ type: WorkshopConfigDto })
  @IsNested()
  @Type(() => WorkshopConfigDto)
  @IsOptional()
  config?: WorkshopConfigDto;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'What the coach says when rehearsed.',
  })
  @IsObject()
  @IsOptional()
  coach_script?: object;
}
