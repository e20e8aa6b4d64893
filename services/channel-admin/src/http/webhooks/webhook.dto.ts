import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  MaxLength,
  Min,
} from 'class-validator';
import { WEBHOOK_TYPES, type WebhookType } from '../../webhooks/message.js';

export class WebhookDto {
  @ApiProperty({
    description: 'Where it is told: https, and an address of the internet, but for hosts of PARLEY_EGRESS_HOSTS.',
  })
  @Length(1, 2_000)
  @IsString()
  url!: string;

  @ApiProperty({
    enum: WEBHOOK_TYPES,
    isArray: true,
    description: 'What it is told.',
  })
  @IsIn(WEBHOOK_TYPES, { each: true })
  @ArrayUnique()
  @ArrayMaxSize(WEBHOOK_TYPES.length)
  @ArrayMinSize(1)
  @IsArray()
  types!: WebhookType[];

  @ApiPropertyOptional({
    type: [String],
    description: 'Of these channels alone; of all where there is none.',
  })
  @IsUUID(undefined, { each: true })
  @ArrayUnique()
  @ArrayMaxSize(100)
  @IsArray()
  @IsOptional()
  channels?: string[];

  @ApiPropertyOptional({
    description:
      'Whether each person who is asked is named with a link by which anybody who has it answers for that seat, for three days. Without, the link leads to the inbox, which asks for a key.',
  })
  @IsBoolean()
  @IsOptional()
  links?: boolean;

  @ApiPropertyOptional({ description: 'For those who run it.', maxLength: 200 })
  @MaxLength(200)
  @IsString()
  @IsOptional()
  description?: string;
}

export class WebhookChangeDto extends PartialType(WebhookDto) {
  @ApiPropertyOptional({
    description: 'Whether it is told anything; switched on again, it is told what comes from then on.',
  })
  @IsBoolean()
  @IsOptional()
  enabled?: boolean;
}

/** Which part of the log is told again. */
export class ReplayDto {
  @ApiPropertyOptional({ description: 'The first position of the log.', minimum: 1 })
  @Min(1)
  @IsInt()
  @IsOptional()
  from_position?: number;

  @ApiPropertyOptional({ description: 'The last position; all there is where absent.', minimum: 1 })
  @Min(1)
  @IsInt()
  @IsOptional()
  to_position?: number;

  @ApiPropertyOptional({
    description: 'In the place of a position: what was recorded then or later (RFC 3339).',
  })
  @IsISO8601({ strict: true })
  @IsOptional()
  from_time?: string;

  @ApiPropertyOptional({
    description: 'In the place of a position: what was recorded before (RFC 3339).',
  })
  @IsISO8601({ strict: true })
  @IsOptional()
  to_time?: string;
}
