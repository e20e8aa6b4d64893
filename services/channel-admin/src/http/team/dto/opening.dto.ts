import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { AreNested, IsNested } from '@parley/http';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsOptional, IsString, Length } from 'class-validator';
import { OpeningDto } from '../../dto/opening.dto.js';
import { TeamConfigDto } from './config.dto.js';
import { ExpertDto } from './expert.dto.js';

export class OpenTeamDto extends OpeningDto {
  @ApiProperty({ description: 'What is to be done, in your own words.' })
  @Length(1, 20_000)
  @IsString()
  task!: string;

  @ApiPropertyOptional({ type: [ExpertDto], description: 'A ready lead with three ready experts where absent.' })
  @ArrayMaxSize(20)
  @ArrayMinSize(1)
  @AreNested()
  @Type(() => ExpertDto)
  @IsArray()
  @IsOptional()
  experts?: ExpertDto[];

  @ApiPropertyOptional({
    description: 'Who plans, rules and reports, by participant id; the first of the experts where absent.',
  })
  @Length(1, 64)
  @IsString()
  @IsOptional()
  lead?: string;

  @ApiPropertyOptional({ type: TeamConfigDto })
  @IsNested()
  @Type(() => TeamConfigDto)
  @IsOptional()
  config?: TeamConfigDto;
}
