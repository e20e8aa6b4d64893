import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Length, MaxLength } from 'class-validator';

export class InterventionDto {
  @ApiProperty({ description: 'Plain text counts from the next round on; /stop ends the channel.' })
  @Length(1, 8000)
  @IsString()
  text!: string;
}

export class StopDto {
  @ApiPropertyOptional()
  @MaxLength(2000)
  @IsString()
  @IsOptional()
  reason?: string;
}
