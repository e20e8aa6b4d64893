import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Length, Matches } from 'class-validator';
import { DEFAULT_KIND } from '../defaults.js';
import { ModelDto } from './model.dto.js';

/** Who takes part, in whatever protocol: an agent of ours, a person, or an agent of yours. */
export class SeatDto extends ModelDto {
  @ApiProperty()
  @Length(1, 128)
  @IsString()
  name!: string;

  @ApiPropertyOptional({ description: 'Made from the name where absent.' })
  @Matches(/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u, { message: 'participant_id must be letters, digits, - and _' })
  @Length(1, 64)
  @IsOptional()
  participant_id?: string;

  @ApiPropertyOptional({ enum: ['hosted', 'person', 'external'], default: DEFAULT_KIND })
  @IsIn(['hosted', 'person', 'external'])
  @IsOptional()
  kind?: 'hosted' | 'person' | 'external';
}
