import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsObject, IsOptional, IsString, Length } from 'class-validator';
import { LIST, Sentences, TeamAnswerDto } from './work.dto.js';

export class DebateOpeningDto extends TeamAnswerDto {
  @ApiProperty({ description: 'What exactly is in dispute, and what hangs on it.' })
  @Length(1, 8000)
  @IsString()
  point!: string;

  @ApiPropertyOptional({ default: true, description: 'False where nobody disagrees: then no debate is held.' })
  @IsBoolean()
  @IsOptional()
  disagreement?: boolean;
}

export class DebateArgumentDto extends TeamAnswerDto {
  @ApiProperty()
  @Length(1, 8000)
  @IsString()
  argument!: string;

  @ApiProperty({ description: 'Where one stands after that, in one sentence.' })
  @Length(1, 1000)
  @IsString()
  position!: string;

  @ApiPropertyOptional({ default: false, description: 'True where that is another position than before.' })
  @IsBoolean()
  @IsOptional()
  changed?: boolean;
}

export class DebateSummaryDto extends TeamAnswerDto {
  @ApiProperty({ description: 'What each side argued, and what answered it.' })
  @Length(1, 8000)
  @IsString()
  summary!: string;

  @Sentences('What is still in dispute; nothing where absent.', 20, 2000)
  open_points?: string[];
}

export class DebateRulingDto extends TeamAnswerDto {
  @ApiProperty({ enum: ['adopt', 'compromise', 'shelve'] })
  @IsIn(['adopt', 'compromise', 'shelve'])
  decision!: 'adopt' | 'compromise' | 'shelve';

  @ApiProperty({ description: 'What holds from now on.' })
  @Length(1, 4000)
  @IsString()
  conclusion!: string;

  @ApiProperty({ description: 'Which arguments weigh more, and what answers the others.' })
  @Length(1, 8000)
  @IsString()
  rationale!: string;

  @ApiPropertyOptional({ ...LIST, description: 'Whose arguments it follows: participant_id, reason.' })
  @ArrayMaxSize(10)
  @IsObject({ each: true })
  @IsArray()
  @IsOptional()
  follows?: object[];

  @ApiPropertyOptional({ ...LIST, description: 'Whose position it goes against, and what answers it.' })
  @ArrayMaxSize(10)
  @IsObject({ each: true })
  @IsArray()
  @IsOptional()
  overrules?: object[];
}
