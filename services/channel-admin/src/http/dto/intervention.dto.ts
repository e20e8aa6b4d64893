import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Length, MaxLength } from 'class-validator';

export class InterventionDto {
  @ApiProperty({
    description:
      'Plain text counts from the next turn, round or phase on; /stop ends the channel, and in a team /debate TOPIC asks for a debate.',
  })
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
