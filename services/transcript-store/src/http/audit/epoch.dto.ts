import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';

export class EpochDto {
  @ApiProperty({ description: 'What happened: it is signed, and every auditor reads it.' })
  @Length(1, 2_000)
  @IsString()
  because!: string;
}
