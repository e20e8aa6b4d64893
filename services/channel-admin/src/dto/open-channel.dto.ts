import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmptyObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class ChangeDto {
  @ApiProperty({ description: 'A term of the proposal, or role, task, notes of the own assignment.' })
  @Length(1, 128)
  @IsString()
  field!: string;

  @ApiProperty()
  @Length(1, 2000)
  @IsString()
  new_value!: string;

  @ApiProperty()
  @Length(1, 2000)
  @IsString()
  reason!: string;
}

export class ScriptLineDto {
  @ApiProperty({ minimum: 1, description: 'The how-manieth time the participant is asked.' })
  @Max(100)
  @Min(1)
  @IsInt()
  round!: number;

  @ApiProperty({ enum: ['accept', 'negotiate', 'withdraw', 'silent'] })
  @IsIn(['accept', 'negotiate', 'withdraw', 'silent'])
  feedback!: 'accept' | 'negotiate' | 'withdraw' | 'silent';

  @ApiPropertyOptional()
  @MaxLength(2000)
  @IsString()
  @IsOptional()
  reasoning?: string;

  @ApiPropertyOptional({ type: [ChangeDto] })
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => ChangeDto)
  @IsArray()
  @IsOptional()
  changes?: ChangeDto[];
}

export class CandidateDto {
  @ApiProperty()
  @Length(1, 128)
  @IsString()
  name!: string;

  @ApiPropertyOptional({ description: 'Made from the name where absent.' })
  @Matches(/^[\p{L}\p{N}][\p{L}\p{N}_-]{0,63}$/u, {
    message: 'participant_id must be letters, digits, - and _, 64 at most',
  })
  @IsOptional()
  participant_id?: string;

  @ApiPropertyOptional({ enum: ['hosted', 'person', 'external'], default: 'hosted' })
  @IsIn(['hosted', 'person', 'external'])
  @IsOptional()
  kind?: 'hosted' | 'person' | 'external';

  @ApiPropertyOptional()
  @MaxLength(4000)
  @IsString()
  @IsOptional()
  persona?: string;

  @ApiPropertyOptional({ type: [String] })
  @Length(1, 200, { each: true })
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  skills?: string[];

  @ApiPropertyOptional({ type: [ScriptLineDto], description: 'What it says when rehearsed.' })
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => ScriptLineDto)
  @IsArray()
  @IsOptional()
  script?: ScriptLineDto[];
}

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

export class NegotiationConfigDto {
  @ApiPropertyOptional({ default: 3, minimum: 1, maximum: 10 })
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_rounds?: number;

  @ApiPropertyOptional({ default: 30_000, description: 'Milliseconds.' })
  @Max(604_800_000)
  @Min(100)
  @IsInt()
  @IsOptional()
  feedback_timeout_ms?: number;

  @ApiPropertyOptional({ enum: ['accept', 'withdraw', 'remind'], default: 'accept' })
  @IsIn(['accept', 'withdraw', 'remind'])
  @IsOptional()
  timeout_policy?: 'accept' | 'withdraw' | 'remind';

  @ApiPropertyOptional({ default: 1 })
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_reminders?: number;

  @ApiPropertyOptional({ default: 2 })
  @Max(10)
  @Min(0)
  @IsInt()
  @IsOptional()
  max_replacements?: number;

  @ApiPropertyOptional({ default: 1_800_000, description: 'Milliseconds.' })
  @Max(2_592_000_000)
  @Min(1000)
  @IsInt()
  @IsOptional()
  time_limit_ms?: number;

  @ApiPropertyOptional({ default: 3 })
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_facilitation_attempts?: number;

  @ApiPropertyOptional({ default: 1_000_000, description: 'Millionths of a US dollar; 0 is no limit.' })
  @Max(4_294_967_295)
  @Min(0)
  @IsInt()
  @IsOptional()
  budget_micro_usd?: number;
}

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

  @ApiPropertyOptional({ default: false })
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
  @ValidateNested({ each: true })
  @Type(() => TermDto)
  @IsArray()
  @IsOptional()
  terms?: TermDto[];

  @ApiProperty({ type: [AssignmentDto] })
  @ArrayMaxSize(50)
  @ArrayMinSize(1)
  @ValidateNested({ each: true })
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

  @ApiPropertyOptional({ enum: ['high', 'medium', 'low'], default: 'medium' })
  @IsIn(['high', 'medium', 'low'])
  @IsOptional()
  importance?: 'high' | 'medium' | 'low';
}

export class FacilitatorScriptDto {
  @ApiPropertyOptional({ type: [String] })
  @Length(1, 64, { each: true })
  @IsArray()
  @IsOptional()
  selected?: string[];

  @ApiPropertyOptional({ type: [String] })
  @Length(1, 64, { each: true })
  @IsArray()
  @IsOptional()
  possibly_related?: string[];

  @ApiPropertyOptional({ type: DraftDto })
  @ValidateNested()
  @Type(() => DraftDto)
  @IsOptional()
  draft?: DraftDto;

  @ApiPropertyOptional({ type: [FixedTermDto] })
  @ValidateNested({ each: true })
  @Type(() => FixedTermDto)
  @IsArray()
  @IsOptional()
  fixed?: FixedTermDto[];

  @ApiPropertyOptional({ type: [GapDto] })
  @ValidateNested({ each: true })
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

  @ApiPropertyOptional({ description: 'Play it with the rehearsal model, whatever model is configured.' })
  @IsBoolean()
  @IsOptional()
  rehearsal?: boolean;
}
