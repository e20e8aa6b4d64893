import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** How long the key of a seat is good. */
export class SeatTokenDto {
  @ApiPropertyOptional({ description: 'Days that it is good.', default: 30, minimum: 1, maximum: 365 })
  @Max(365)
  @Min(1)
  @IsInt()
  @IsOptional()
  valid_days?: number;
}
