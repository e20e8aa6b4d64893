import { ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { ownProperty } from '@parley/untrusted';
import { plainToInstance, Transform } from 'class-transformer';
import { IsOptional, IsString, Length, MaxLength, ValidateIf } from 'class-validator';
import { ProposedChangeDto, SubmitFeedbackDto } from '../generated/bodies.js';

/** What a participant answers; also as the source writes it (N2): `agent_id`, and changes as `{ field: new value, reason }`. */
export class FeedbackDto extends OmitType(SubmitFeedbackDto, ['participant_id']) {
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

  @Transform(({ obj }) => listed((obj as { proposed_changes?: unknown }).proposed_changes))
  override proposed_changes?: ProposedChangeDto[];
}

/** What the source calls a field that has another name here. */
const NAMES: Readonly<Record<string, string>> = { responsibility: 'task' };

/** Changes as a list: the source has one object, a field each, with one reason for all of them. */
function listed(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return Array.isArray(given) ? plainToInstance(ProposedChangeDto, given) : given;
  }
  const { reason, ...fields } = given as Record<string, unknown>;
  const changes = Object.entries(fields).map(([field, value]) => ({
    field: ownProperty(NAMES, field) ?? field,
    new_value: typeof value === 'number' ? String(value) : value,
    reason,
  }));
  return plainToInstance(ProposedChangeDto, changes);
}
