import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsObject, IsOptional, IsString, Length, MaxLength } from 'class-validator';

const SPEECH = {
  type: 'object',
  additionalProperties: true,
  description: 'analysis, advice, comments, questions, new_issues, stances, entry_stances, entries, reopens, sources.',
} as const;

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
  @MaxLength(2000)
  @IsString()
  @IsOptional()
  question?: string;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description: 'What the answer decides: text, resolves (ids of open issues), reason, supersedes, rivals.',
  })
  @ArrayMaxSize(20)
  @IsArray()
  @IsOptional()
  entries?: object[];

  @ApiPropertyOptional({ type: [String], description: 'Issues that the answer raises.' })
  @ArrayMaxSize(10)
  @Length(1, 2000, { each: true })
  @IsString({ each: true })
  @IsArray()
  @IsOptional()
  new_issues?: string[];
}

export class RatificationDto {
  @ApiProperty()
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description: 'entry_id, stance (agree, object, abstain), reason. What is not named is not objected to.',
  })
  @ArrayMaxSize(200)
  @IsArray()
  entry_stances!: object[];

  @ApiPropertyOptional({ description: 'The turn answered; the open one where absent.' })
  @Length(1, 200)
  @IsString()
  @IsOptional()
  request_id?: string;
}

export class PlanDocumentDto {
  @ApiProperty()
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'summary, and sections or the fields of its kind; open_points, based_on.',
  })
  @IsObject()
  document!: object;

  @ApiPropertyOptional({ description: 'The turn answered; the open one where absent.' })
  @Length(1, 200)
  @IsString()
  @IsOptional()
  request_id?: string;
}
