import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmptyObject,
  IsObject,
  IsOptional,
  IsString,
  Length,
  ValidateNested,
} from 'class-validator';
import { CandidateDto } from './candidate.dto.js';
import { FacilitatorScriptDto } from './facilitator-script.dto.js';
import { NegotiationConfigDto } from './config.dto.js';
import { POLICY } from '../../dto/policy.js';

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

export class OpenChannelDto {
  @ApiPropertyOptional({ enum: ['negotiation'], default: 'negotiation' })
  @IsIn(['negotiation'])
  @IsOptional()
  protocol?: 'negotiation';

  @ApiProperty({ type: DemandDto })
  @ValidateNested()
  @Type(() => DemandDto)
  @IsNotEmptyObject()
  demand!: DemandDto;

  @ApiPropertyOptional({ description: 'A line for lists; the start of the demand where absent.' })
  @Length(1, 300)
  @IsString()
  @IsOptional()
  topic?: string;

  @ApiPropertyOptional({ enum: ['en', 'zh'], description: "The demand's language where absent." })
  @IsIn(['en', 'zh'])
  @IsOptional()
  language?: 'en' | 'zh';

  @ApiProperty({ type: [CandidateDto] })
  @ArrayMaxSize(50)
  @ArrayMinSize(1)
  @ValidateNested({ each: true })
  @Type(() => CandidateDto)
  @IsArray()
  candidates!: CandidateDto[];

  @ApiPropertyOptional({ type: NegotiationConfigDto })
  @ValidateNested()
  @Type(() => NegotiationConfigDto)
  @IsOptional()
  config?: NegotiationConfigDto;

  @ApiPropertyOptional({ type: FacilitatorScriptDto, description: 'What the rehearsed facilitator knows.' })
  @ValidateNested()
  @Type(() => FacilitatorScriptDto)
  @IsOptional()
  facilitator_script?: FacilitatorScriptDto;

  @ApiPropertyOptional(POLICY)
  @IsObject()
  @IsOptional()
  termination?: object;

  @ApiPropertyOptional({ description: 'Play it with the rehearsal model, whatever model is configured.' })
  @IsBoolean()
  @IsOptional()
  rehearsal?: boolean;
}
