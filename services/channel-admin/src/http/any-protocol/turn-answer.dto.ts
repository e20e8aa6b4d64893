import { ApiProperty } from '@nestjs/swagger';
import { IsObject, IsString, Length } from 'class-validator';

/** What is answered to a turn, as its form has it. */
export class TurnAnswerDto {
  @ApiProperty()
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiProperty()
  @Length(1, 200)
  @IsString()
  request_id!: string;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'As the form of the turn has it.' })
  @IsObject()
  answer!: Record<string, unknown>;
}
