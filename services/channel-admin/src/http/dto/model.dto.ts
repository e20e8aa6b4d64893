import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Length } from 'class-validator';

const EFFORTS = ['low', 'medium', 'high', 'xhigh', 'max'] as const;
const PROVIDERS = ['anthropic', 'openai'] as const;

/** Which model, served by whom, and how much it thinks; what is absent, the installation says. */
export class ModelDto {
  @ApiPropertyOptional({ description: "The model's id as the provider names it.", example: 'claude-opus-5-5' })
  @Length(1, 128)
  @IsString()
  @IsOptional()
  model?: string;

  @ApiPropertyOptional({ enum: EFFORTS, description: 'How much it thinks.' })
  @IsIn(EFFORTS)
  @IsOptional()
  effort?: (typeof EFFORTS)[number];

  @ApiPropertyOptional({ enum: PROVIDERS, description: 'Who serves the model.' })
  @IsIn(PROVIDERS)
  @IsOptional()
  provider?: (typeof PROVIDERS)[number];
}

export class KindModelDto extends ModelDto {
  @ApiProperty({ description: "The kind of work, as a prompt's template names it.", example: 'ballot' })
  @Length(1, 64)
  @IsString()
  kind!: string;
}
