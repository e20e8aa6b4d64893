import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
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
} from 'class-validator';

/** The six documents (I6). */
const DOCUMENTS = ['DOC_01', 'DOC_02', 'DOC_03', 'DOC_04', 'DOC_05', 'DOC_06'] as const;

export class InterviewAnswerDto {
  @ApiProperty({ description: "The Interviewer's seat." })
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiPropertyOptional({ description: 'The turn answered; the open one where absent.' })
  @Length(1, 200)
  @IsString()
  @IsOptional()
  request_id?: string;

  @ApiProperty({ description: 'What is said to the user.' })
  @Length(1, 8000)
  @IsString()
  text!: string;

  @ApiPropertyOptional({ description: 'True where the user broke in: the text is what had been said by then.' })
  @IsBoolean()
  @IsOptional()
  interrupted?: boolean;
}

export class InterviewDocumentDto {
  @ApiProperty({ description: "The Architect's seat." })
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiPropertyOptional({ description: 'The turn answered; the open one where absent and only one is open.' })
  @Length(1, 200)
  @IsString()
  @IsOptional()
  request_id?: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'summary, changes, and the part of that document, e.g. problem_and_users of DOC_01.',
  })
  @IsObject()
  document!: object;
}

export class InterruptionDto {
  @ApiPropertyOptional({ description: 'The answer broken into; the open one, or the latest, where absent.' })
  @Length(1, 200)
  @IsString()
  @IsOptional()
  request_id?: string;

  @ApiPropertyOptional({ description: 'How much of the answer the user has heard.' })
  @Max(100_000)
  @Min(0)
  @IsInt()
  @IsOptional()
  heard_characters?: number;
}

export class DeliveryDto {
  @ApiPropertyOptional({ enum: DOCUMENTS, isArray: true, description: 'Which of them; all where absent.' })
  @IsIn(DOCUMENTS, { each: true })
  @ArrayMaxSize(6)
  @IsArray()
  @IsOptional()
  documents?: (typeof DOCUMENTS)[number][];

  @ApiPropertyOptional({ description: 'What is to change in those that there are.' })
  @MaxLength(8000)
  @IsString()
  @IsOptional()
  comment?: string;
}
