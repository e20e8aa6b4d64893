import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  Length,
  MaxLength,
} from 'class-validator';

/** What every answer of an expert says, besides what it answers. */
export class TeamAnswerDto {
  @ApiProperty()
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiPropertyOptional({ description: 'The piece of work answered; the open one of this kind where absent.' })
  @Length(1, 200)
  @IsString()
  @IsOptional()
  request_id?: string;
}

/** A list of sentences that may be left out. */
export const Sentences = (description: string, most: number, length: number) =>
  applyDecorators(
    ApiPropertyOptional({ type: [String], description }),
    Length(1, length, { each: true }),
    ArrayMaxSize(most),
    IsArray(),
    IsOptional(),
  );

/** A list of objects, whose fields the contract checks. */
export const LIST = { type: 'array', items: { type: 'object', additionalProperties: true } } as const;

export class TeamPlanDto extends TeamAnswerDto {
  @ApiProperty({ description: 'How the task is read, and why it is divided like this.' })
  @Length(1, 4000)
  @IsString()
  approach!: string;

  @ApiProperty({ ...LIST, description: 'phase_id, title, task, expert, depends_on; a debate: phase_type, debate.' })
  @ArrayMaxSize(20)
  @ArrayMinSize(1)
  @IsObject({ each: true })
  @IsArray()
  phases!: object[];

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'Whether to debate the plan first: reason, topic, participants, wanted. Not wanted where absent.',
  })
  @IsObject()
  @IsOptional()
  review?: object;
}

export class PlanRevisionDto extends TeamAnswerDto {
  @ApiProperty({ description: 'What the debate on the plan means for it; where nothing changes, why.' })
  @Length(1, 4000)
  @IsString()
  reason!: string;

  @ApiPropertyOptional({ ...LIST, description: 'reason, change (add, drop, change), phase_id, phase (as in a plan).' })
  @ArrayMaxSize(40)
  @IsObject({ each: true })
  @IsArray()
  @IsOptional()
  changes?: object[];
}

export class PhaseResultDto extends TeamAnswerDto {
  @ApiProperty({ description: 'What came of it.' })
  @Length(1, 8000)
  @IsString()
  summary!: string;

  @Sentences('What was found out.', 50, 4000)
  findings?: string[];

  @Sentences('What was decided.', 50, 4000)
  decisions?: string[];

  @Sentences('What others must still settle.', 50, 4000)
  open_points?: string[];

  @ApiPropertyOptional({ ...LIST, description: 'Texts handed over whole: name, content.' })
  @ArrayMaxSize(10)
  @IsObject({ each: true })
  @IsArray()
  @IsOptional()
  artefacts?: object[];
}

export class TeamReportDto extends TeamAnswerDto {
  @ApiProperty({ description: 'What the task asked for, whole; Markdown.' })
  @Length(1, 60_000)
  @IsString()
  answer!: string;

  @Sentences('What it rests on.', 50, 4000)
  decisions?: string[];

  @Sentences('What stays open, and what is missing.', 50, 4000)
  open_points?: string[];
}

export class AssessmentDto extends TeamAnswerDto {
  @ApiProperty({ description: 'What the result was compared with, and what was found.' })
  @Length(1, 4000)
  @IsString()
  reason!: string;

  @ApiPropertyOptional({ ...LIST, description: 'The two that cannot both stand, word for word: phase_id, quote.' })
  @ArrayMaxSize(2)
  @IsObject({ each: true })
  @IsArray()
  @IsOptional()
  statements?: object[];

  @ApiProperty({ enum: ['none', 'contradiction', 'constraint', 'options'] })
  @IsIn(['none', 'contradiction', 'constraint', 'options'])
  criterion!: 'none' | 'contradiction' | 'constraint' | 'options';

  @ApiPropertyOptional({ description: 'The question to debate.' })
  @MaxLength(1000)
  @IsString()
  @IsOptional()
  topic?: string;

  @Sentences('Who argues, by participant id.', 10, 64)
  participants?: string[];
}
