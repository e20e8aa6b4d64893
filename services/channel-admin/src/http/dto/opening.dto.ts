import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsObject, IsOptional, IsString, Length } from 'class-validator';
import { POLICY } from './policy.js';

/** What every channel may be opened with, whatever its protocol. */
export class OpeningDto {
  @ApiPropertyOptional({ description: 'A line for lists; the start of what it is about where absent.' })
  @Length(1, 300)
  @IsString()
  @IsOptional()
  topic?: string;

  @ApiPropertyOptional({ enum: ['en', 'zh'], description: 'The language of what it is about where absent.' })
  @IsIn(['en', 'zh'])
  @IsOptional()
  language?: 'en' | 'zh';

  @ApiPropertyOptional(POLICY)
  @IsObject()
  @IsOptional()
  termination?: object;

  @ApiPropertyOptional({ description: 'Play it with the rehearsal model, whatever model is configured.' })
  @IsBoolean()
  @IsOptional()
  rehearsal?: boolean;
}
