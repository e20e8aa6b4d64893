import { CONTRACT_SCHEMA, type KindModel } from '@parley/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Length } from 'class-validator';

const { effort: EFFORT, provider: PROVIDER } = CONTRACT_SCHEMA.$defs.KindModel.properties;

/** Which model, served by whom, and how much it thinks; what is absent, the installation says. */
export class ModelDto {
  @ApiPropertyOptional({ description: "The model's id as the provider names it.", example: 'claude-opus-5-5' })
  @Length(1, 128)
  @IsString()
  @IsOptional()
  model?: string;

  @ApiPropertyOptional({ enum: EFFORT.enum, description: 'How much it thinks.' })
  @IsIn(EFFORT.enum)
  @IsOptional()
  effort?: KindModel['effort'];

  @ApiPropertyOptional({ enum: PROVIDER.enum, description: 'Who serves the model.' })
  @IsIn(PROVIDER.enum)
  @IsOptional()
  provider?: KindModel['provider'];
}

export class KindModelDto extends ModelDto {
  @ApiProperty({ description: "The kind of work, as a prompt's template names it.", example: 'ballot' })
  @Length(1, 64)
  @IsString()
  kind!: string;
}
