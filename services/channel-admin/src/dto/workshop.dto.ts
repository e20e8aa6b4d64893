import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { POLICY } from './policy.js';
import { SeatDto } from './seat.dto.js';

const SPEECH = {
  type: 'object',
  additionalProperties: true,
  description: 'analysis, advice, comments, questions, new_issues, stances, entry_stances, entries, reopens, sources.',
} as const;

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
  @Matches(/^[a-z0-9][a-z0-9_-]{0,90}\.json$/u, { message: 'output_document must be a file name as product_plan.json' })
  @IsOptional()
  output_document?: string;

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

export class WorkshopConfigDto {
  @ApiPropertyOptional({ default: 5 })
  @Max(100)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_rounds?: number;

  @ApiPropertyOptional({ default: 180_000, description: 'Milliseconds. No time runs out on the user.' })
  @Max(604_800_000)
  @Min(100)
  @IsInt()
  @IsOptional()
  turn_timeout_ms?: number;

  @ApiPropertyOptional({ default: 6_000, description: 'Characters of a speech that are kept.' })
  @Max(80_000)
  @Min(200)
  @IsInt()
  @IsOptional()
  max_speech_chars?: number;

  @ApiPropertyOptional({ default: true, description: 'The coach may tell a speaker that it has left the topic.' })
  @IsBoolean()
  @IsOptional()
  off_topic_notices?: boolean;

  @ApiPropertyOptional({ default: 3 })
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_facilitation_attempts?: number;

  @ApiPropertyOptional({ default: 2_000_000, description: 'Millionths of a US dollar; 0 is no limit.' })
  @Max(4_294_967_295)
  @Min(0)
  @IsInt()
  @IsOptional()
  budget_micro_usd?: number;
}

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

export class OpenWorkshopDto {
  @ApiPropertyOptional({ description: "What is to be planned; the base's where absent." })
  @Length(1, 20_000)
  @IsString()
  @IsOptional()
  requirement?: string;

  @ApiPropertyOptional({ description: 'A line for lists; the start of the requirement where absent.' })
  @Length(1, 300)
  @IsString()
  @IsOptional()
  topic?: string;

  @ApiPropertyOptional({ enum: ['en', 'zh'], description: "The requirement's language where absent." })
  @IsIn(['en', 'zh'])
  @IsOptional()
  language?: 'en' | 'zh';

  @ApiPropertyOptional({
    type: [PlanRoleDto],
    description:
      'In the order in which they speak, each a default role by its name or one of your own with a system_prompt; the default five where absent.',
  })
  @ArrayMaxSize(20)
  @ArrayMinSize(1)
  @ValidateNested({ each: true })
  @Type(() => PlanRoleDto)
  @IsArray()
  @IsOptional()
  roles?: PlanRoleDto[];

  @ApiPropertyOptional({ type: BasePlanDto, description: 'The version to start from.' })
  @ValidateNested()
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
  @ValidateNested()
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

  @ApiPropertyOptional(POLICY)
  @IsObject()
  @IsOptional()
  termination?: object;

  @ApiPropertyOptional({ description: 'Play it with the rehearsal model, whatever model is configured.' })
  @IsBoolean()
  @IsOptional()
  rehearsal?: boolean;
}

export class AnswerDto {
  @ApiProperty({ description: 'In your own words.' })
  @Length(1, 8000)
  @IsString()
  answer!: string;
}

export class SpeechDto {
  @ApiProperty()
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiProperty(SPEECH)
  @IsObject()
  speech!: object;

  @ApiPropertyOptional({ description: 'The turn answered; the open one where absent.' })
  @Length(1, 200)
  @IsString()
  @IsOptional()
  request_id?: string;
}

export class FollowUpDto {
  @ApiProperty()
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiProperty({ description: 'The turn answered.' })
  @Length(1, 200)
  @IsString()
  request_id!: string;

  @ApiPropertyOptional({ description: 'What is still unclear; absent where the answer suffices.' })
  @Length(1, 2000)
  @IsString()
  @IsOptional()
  question?: string;
}

export class DocumentDto {
  @ApiProperty()
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'summary, sections, based_on.' })
  @IsObject()
  document!: object;

  @ApiPropertyOptional({ description: 'The turn answered; the open one where absent.' })
  @Length(1, 200)
  @IsString()
  @IsOptional()
  request_id?: string;
}
