import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { SeatDto } from './seat.dto.js';

/** A seat with a voice of its own. */
export class VoiceDto extends SeatDto {
  @ApiPropertyOptional({ description: 'Who it is, and what it wants.' })
  @MaxLength(4000)
  @IsString()
  @IsOptional()
  persona?: string;

  @ApiPropertyOptional({ description: 'How it comes to its views, e.g. "asks for numbers first".' })
  @MaxLength(500)
  @IsString()
  @IsOptional()
  thinking_style?: string;

  @ApiPropertyOptional({ description: 'How it talks, e.g. "short sentences, dry humour".' })
  @MaxLength(500)
  @IsString()
  @IsOptional()
  speaking_style?: string;
}
