import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { AreNested, IsNested } from '@parley/http';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsNotEmptyObject,
  IsOptional,
  IsString,
  Length,
} from 'class-validator';
import { CandidateDto } from './candidate.dto.js';
import { FacilitatorScriptDto } from './facilitator-script.dto.js';
import { NegotiationConfigDto } from './config.dto.js';
import { OpeningDto } from '../../dto/opening.dto.js';

export class DemandDto {
  @ApiProperty()
  @Length(1, 20_000)
  @IsString()
  text!: string;

  @ApiPropertyOptional({ type: [String], description: 'What must hold whatever is negotiated.' })
  @Length(1, 1000, { each: true })
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  constraints?: string[];
}

export class OpenChannelDto extends OpeningDto {
  @ApiPropertyOptional({ enum: ['negotiation'], default: 'negotiation' })
  @IsIn(['negotiation'])
  @IsOptional()
  protocol?: 'negotiation';

  @ApiProperty({ type: DemandDto })
  @IsNested()
  @Type(() => DemandDto)
  @IsNotEmptyObject()
  demand!: DemandDto;

  @ApiProperty({ type: [CandidateDto] })
  @ArrayMaxSize(50)
  @ArrayMinSize(1)
  @AreNested()
  @Type(() => CandidateDto)
  @IsArray()
  candidates!: CandidateDto[];

  @ApiPropertyOptional({ type: NegotiationConfigDto })
  @IsNested()
  @Type(() => NegotiationConfigDto)
  @IsOptional()
  config?: NegotiationConfigDto;

  @ApiPropertyOptional({ type: FacilitatorScriptDto, description: 'What the rehearsed facilitator knows.' })
  @IsNested()
  @Type(() => FacilitatorScriptDto)
  @IsOptional()
  facilitator_script?: FacilitatorScriptDto;
}
