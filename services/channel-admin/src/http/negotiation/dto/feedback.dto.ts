import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { plainToInstance, Transform, Type } from 'class-transformer';
import { own } from '@parley/contracts';
import { AreNested } from '@parley/http';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { ChangeDto } from './candidate.dto.js';

/** What a participant answers; also as the source writes it (N2): `agent_id`, and changes as `{ field: new value, reason }`. */
export class FeedbackDto {
  @ApiPropertyOptional({ description: 'Whose answer it is; agent_id where absent.' })
  @ValidateIf(({ agent_id }: FeedbackDto) => agent_id === undefined)
  @Length(1, 64)
  @IsString()
  participant_id?: string;

  @ApiPropertyOptional({ description: 'The same as participant_id.' })
  @Length(1, 64)
  @IsString()
  @IsOptional()
  agent_id?: string;

  @ApiPropertyOptional({ description: 'Taken and not used: a seat keeps its name.' })
  @MaxLength(128)
  @IsString()
  @IsOptional()
  display_name?: string;

  @ApiPropertyOptional({ description: 'Taken and not used: the log says when it came.' })
  @MaxLength(64)
  @IsString()
  @IsOptional()
  submitted_at?: string;

  @ApiProperty({ enum: ['accept', 'negotiate', 'withdraw'] })
  @IsIn(['accept', 'negotiate', 'withdraw'])
  feedback_type!: 'accept' | 'negotiate' | 'withdraw';

  @ApiPropertyOptional()
  @MaxLength(8000)
  @IsString()
  @IsOptional()
  reasoning?: string;

  @ApiPropertyOptional({
    type: [ChangeDto],
    description:
      'What a negotiate asks for; empty otherwise. Also taken as one object: { field: new value, …, reason }.',
  })
  @ArrayMaxSize(20)
  @AreNested()
  @Transform(({ obj }) => listed((obj as { proposed_changes?: unknown }).proposed_changes))
  @Type(() => ChangeDto)
  @IsArray()
  @IsOptional()
  proposed_changes?: ChangeDto[];

  @ApiPropertyOptional({ description: 'The turn answered; the open one where absent.' })
  @Length(1, 200)
  @IsString()
  @IsOptional()
  request_id?: string;

  @ApiPropertyOptional({ description: 'Checked against the current round where present.' })
  @Min(1)
  @IsInt()
  @IsOptional()
  round?: number;
}

/** What the source calls a field that has another name here. */
const NAMES: Readonly<Record<string, string>> = { responsibility: 'task' };

/** Changes as a list: the source has one object, a field each, with one reason for all of them. */
function listed(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return Array.isArray(given) ? plainToInstance(ChangeDto, given) : given;
  }
  const { reason, ...fields } = given as Record<string, unknown>;
  const changes = Object.entries(fields).map(([field, value]) => ({
    field: own(NAMES, field) ?? field,
    new_value: typeof value === 'number' ? String(value) : value,
    reason,
  }));
  return plainToInstance(ChangeDto, changes);
}
