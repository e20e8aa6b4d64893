import { ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { SeatDto } from '../../dto/seat.dto.js';

/** Who speaks or writes; named after the role where nothing is said (I1). */
export class InterviewSeatDto extends OmitType(SeatDto, ['name']) {
  @ApiPropertyOptional({ description: "The role's where absent, in the interview's language." })
  @Length(1, 128)
  @IsString()
  @IsOptional()
  name?: string;

  @ApiPropertyOptional({ description: 'Who it is.' })
  @MaxLength(4000)
  @IsString()
  @IsOptional()
  persona?: string;
}
