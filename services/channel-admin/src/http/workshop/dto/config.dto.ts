import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';

export class WorkshopConfigDto {
  @ApiPropertyOptional({ default: 5 })
  @Max(100)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_rounds?: number;

  @ApiPropertyOptional({ default: 180_000, description: 'Milliseconds. No time runs out on the user.' })
  @Max(604_800_000)
  @Min(100)
  @IsInt()
  @IsOptional()
  turn_timeout_ms?: number;

  @ApiPropertyOptional({ default: 6_000, description: 'Characters of a speech that are kept.' })
  @Max(80_000)
  @Min(200)
  @IsInt()
  @IsOptional()
  max_speech_chars?: number;

  @ApiPropertyOptional({ default: true, description: 'The coach may tell a speaker that it has left the topic.' })
  @IsBoolean()
  @IsOptional()
  off_topic_notices?: boolean;

  @ApiPropertyOptional({ default: 3 })
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_facilitation_attempts?: number;

  @ApiPropertyOptional({ default: 2_000_000, description: 'Millionths of a US dollar; 0 is no limit.' })
  @Max(4_294_967_295)
  @Min(0)
  @IsInt()
  @IsOptional()
  budget_micro_usd?: number;
}
