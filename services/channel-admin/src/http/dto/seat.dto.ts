import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Length, Matches } from 'class-validator';

/** Who takes part, in whatever protocol: an agent of ours, a person, or an agent of yours. */
export class SeatDto {
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
}
