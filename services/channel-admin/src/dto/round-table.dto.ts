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
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { POLICY } from './policy.js';
import { SeatDto } from './seat.dto.js';

export class StanceDto {
  @ApiProperty({ enum: ['agree', 'partly', 'disagree', 'undecided'] })
  @IsIn(['agree', 'partly', 'disagree', 'undecided'])
  verdict!: 'agree' | 'partly' | 'disagree' | 'undecided';

  @ApiPropertyOptional({ description: 'The own position in a sentence.' })
  @MaxLength(1000)
  @IsString()
  @IsOptional()
  claim?: string;

  @ApiPropertyOptional({ type: [String], description: 'Whose position is accepted, by participant id.' })
  @Length(1, 64, { each: true })
  @ArrayMaxSize(20)
  @IsArray()
  @IsOptional()
  accepts?: string[];

  @ApiPropertyOptional({ type: [String], description: 'Whose position is rejected, by participant id.' })
  @Length(1, 64, { each: true })
  @ArrayMaxSize(20)
  @IsArray()
  @IsOptional()
  rejects?: string[];
}

export class SpokenLineDto {
  @ApiProperty({ minimum: 1, description: 'The how-manieth turn of the member it is for; the last one is said again.' })
  @Max(10_000)
  @Min(1)
  @IsInt()
  turn!: number;

  @ApiPropertyOptional({ enum: ['speak', 'silent', 'fail'] })
  @IsIn(['speak', 'silent', 'fail'])
  @IsOptional()
  act?: 'speak' | 'silent' | 'fail';

  @ApiPropertyOptional()
  @MaxLength(8000)
  @IsString()
  @IsOptional()
  text?: string;

  @ApiPropertyOptional({ type: StanceDto })
  @ValidateNested()
  @Type(() => StanceDto)
  @IsOptional()
  stance?: StanceDto;

  @ApiPropertyOptional({ enum: ['end', 'continue', 'abstain'] })
  @IsIn(['end', 'continue', 'abstain'])
  @IsOptional()
  ballot?: 'end' | 'continue' | 'abstain';
}

export class MemberDto extends SeatDto {
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
  expertise?: string[];

  @ApiPropertyOptional({ type: [SpokenLineDto], description: 'What it says when rehearsed.' })
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => SpokenLineDto)
  @IsArray()
  @IsOptional()
  script?: SpokenLineDto[];
}

export class RoundTableConfigDto {
  @ApiPropertyOptional({ enum: ['parallel', 'in_turn'], description: 'parallel for a board, in_turn for a party.' })
  @IsIn(['parallel', 'in_turn'])
  @IsOptional()
  speaking?: 'parallel' | 'in_turn';

  @ApiPropertyOptional({ default: 3, description: 'Rounds on the agenda of a board; 0 is open-ended.' })
  @Max(100)
  @Min(0)
  @IsInt()
  @IsOptional()
  rounds?: number;

  @ApiPropertyOptional({ default: 2 })
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  min_speakers?: number;

  @ApiPropertyOptional({ default: 3 })
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_speakers?: number;

  @ApiPropertyOptional({ default: 120_000, description: 'Milliseconds.' })
  @Max(604_800_000)
  @Min(100)
  @IsInt()
  @IsOptional()
  turn_timeout_ms?: number;

  @ApiPropertyOptional({ enum: ['every_round', 'at_the_end'] })
  @IsIn(['every_round', 'at_the_end'])
  @IsOptional()
  summaries?: 'every_round' | 'at_the_end';

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

export class OpenRoundTableDto {
  @ApiPropertyOptional({ enum: ['board', 'party'], default: 'board' })
  @IsIn(['board', 'party'])
  @IsOptional()
  mode?: 'board' | 'party';

  @ApiPropertyOptional({ description: 'A line for lists; the start of the question where absent.' })
  @Length(1, 300)
  @IsString()
  @IsOptional()
  topic?: string;

  @ApiPropertyOptional({ description: "A board's question; a party's first message." })
  @MaxLength(20_000)
  @IsString()
  @IsOptional()
  question?: string;

  @ApiPropertyOptional({ enum: ['en', 'zh'], description: "The question's language where absent." })
  @IsIn(['en', 'zh'])
  @IsOptional()
  language?: 'en' | 'zh';

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

  @ApiPropertyOptional(POLICY)
  @IsObject()
  @IsOptional()
  termination?: object;

  @ApiPropertyOptional({ description: 'Play it with the rehearsal model, whatever model is configured.' })
  @IsBoolean()
  @IsOptional()
  rehearsal?: boolean;
}

export class ContributionDto {
  @ApiProperty()
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiProperty()
  @Length(1, 100_000)
  @IsString()
  text!: string;

  @ApiPropertyOptional({ type: StanceDto })
  @ValidateNested()
  @Type(() => StanceDto)
  @IsOptional()
  stance?: StanceDto;

  @ApiPropertyOptional({ description: 'Whom it gives the word to: a participant id or user.' })
  @Length(1, 64)
  @IsString()
  @IsOptional()
  hands_over_to?: string;

  @ApiPropertyOptional({ type: [String], description: 'Tools called for it.' })
  @Length(1, 128, { each: true })
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  tool_calls?: string[];

  @ApiPropertyOptional({ description: 'The turn answered; the open one where absent.' })
  @Length(1, 128)
  @IsString()
  @IsOptional()
  request_id?: string;
}
