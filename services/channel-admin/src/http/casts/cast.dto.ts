import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PROTOCOLS } from '@parley/protocols';
import { IsBoolean, IsIn, IsOptional, IsString, Length } from 'class-validator';

/** What can be opened with a cast that is chosen for it. */
const CAST = PROTOCOLS.flatMap(({ name, casting }) => (casting ? [name] : []));

export class CastDto {
  @ApiProperty({ enum: CAST, description: 'What they are to take part in.' })
  @IsIn(CAST)
  protocol!: string;

  @ApiProperty({ description: 'What it is about: the question of a board, the demand, the requirement.' })
  @Length(1, 20_000)
  @IsString()
  topic!: string;

  @ApiPropertyOptional({ enum: ['en', 'zh'], description: 'The language of what it is about where absent.' })
  @IsIn(['en', 'zh'])
  @IsOptional()
  language?: 'en' | 'zh';

  @ApiPropertyOptional({ description: 'Ask no model: the fixed cast.' })
  @IsBoolean()
  @IsOptional()
  rehearsal?: boolean;
}
