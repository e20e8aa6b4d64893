import { ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsObject, IsOptional, IsString, Length, Matches } from 'class-validator';
import { VoiceDto } from '../../dto/voice.dto.js';

/** An expert of one's own by its name, or a ready one by its id, changed where more is said (D1). */
export class ExpertDto extends OmitType(VoiceDto, ['name']) {
  @ApiPropertyOptional({ description: 'A ready expert by its id.', example: 'security-engineer' })
  @Length(1, 64)
  @IsString()
  @IsOptional()
  expert?: string;

  @ApiPropertyOptional({ description: "The ready expert's where absent." })
  @Length(1, 128)
  @IsString()
  @IsOptional()
  name?: string;

  @ApiPropertyOptional({ type: [String], description: 'What it knows: what the lead divides the work by.' })
  @Length(1, 200, { each: true })
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  expertise?: string[];

  @ApiPropertyOptional({
    type: [String],
    example: ['knowledge', 'tickets'],
    description:
      'What it may look things up with before it hands over a phase: MCP servers by name, as PARLEY_TOOLS_FILE allows them ' +
      'to its name, and `knowledge` for the knowledge base; nothing where absent.',
  })
  @Matches(/^[a-zA-Z0-9-]{1,32}$/u, { each: true })
  @ArrayMaxSize(20)
  @IsArray()
  @IsOptional()
  tools?: string[];

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description: 'What it answers when rehearsed, by work, phase_id and round.',
  })
  @ArrayMaxSize(200)
  @IsObject({ each: true })
  @IsArray()
  @IsOptional()
  script?: object[];

  @ApiPropertyOptional({ enum: ['end', 'continue', 'abstain'], description: 'How it votes when rehearsed.' })
  @IsIn(['end', 'continue', 'abstain'])
  @IsOptional()
  ballot?: 'end' | 'continue' | 'abstain';
}
