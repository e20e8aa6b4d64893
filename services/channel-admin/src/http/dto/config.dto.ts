import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { MODEL_WAIT_LIMIT_MS, MODEL_WORK_TIMEOUT_MS } from '@parley/protocols';
import { Type } from 'class-transformer';
import { AreNested } from '@parley/http';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, Max, Min } from 'class-validator';
import { MAX_FACILITATION_ATTEMPTS } from '../defaults.js';
import { KindModelDto } from './model.dto.js';

/** What every protocol's config has. */
export class ConfigDto {
  @ApiPropertyOptional({ default: MAX_FACILITATION_ATTEMPTS })
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_facilitation_attempts?: number;

  @ApiPropertyOptional({
    default: MODEL_WORK_TIMEOUT_MS,
    description: 'Milliseconds after which a piece of model work that nobody answered counts as failed.',
  })
  @Max(604_800_000)
  @Min(100)
  @IsInt()
  @IsOptional()
  facilitation_timeout_ms?: number;

  @ApiPropertyOptional({
    default: MODEL_WAIT_LIMIT_MS,
    description: 'Milliseconds a channel waits for a model that does not answer, before it ends as failed.',
  })
  @Max(604_800_000)
  @Min(0)
  @IsInt()
  @IsOptional()
  model_wait_limit_ms?: number;

  @ApiPropertyOptional({ type: [KindModelDto], description: 'Models for kinds of work.' })
  @ArrayMaxSize(50)
  @AreNested()
  @Type(() => KindModelDto)
  @IsArray()
  @IsOptional()
  models?: KindModelDto[];
}

/** @param byDefault the protocol's; the installation's comes before it */
export const Budget = (byDefault: number) =>
  applyDecorators(
    ApiPropertyOptional({
      default: byDefault,
      description: 'Millionths of a US dollar; 0 is no limit, and needs the scope `operate`.',
    }),
    Max(4_000_000_000),
    Min(0),
    IsInt(),
    IsOptional(),
  );
