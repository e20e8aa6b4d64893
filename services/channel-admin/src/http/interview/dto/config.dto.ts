import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Budget, ConfigDto } from '../../dto/config.dto.js';
import { INTERVIEW_DEFAULTS } from '../defaults.js';

/** A whole number that may be left out. */
const Whole = (name: keyof typeof INTERVIEW_DEFAULTS, [min, max]: [number, number], description: string) =>
  applyDecorators(
    ApiPropertyOptional({ default: INTERVIEW_DEFAULTS[name], description, minimum: min, maximum: max }),
    Max(max),
    Min(min),
    IsInt(),
    IsOptional(),
  );

const HOUR_MS = 3_600_000;
const LONGEST_MS = 4_294_967_295;

export class InterviewConfigDto extends OmitType(ConfigDto, ['max_facilitation_attempts']) {
  @Whole('max_turns', [1, 10_000], 'Most turns of the user.')
  max_turns?: number;

  @Whole('max_waiting', [1, 64], 'Messages that may wait for the background; one more is refused.')
  max_waiting?: number;

  @Whole('background_timeout_ms', [100, HOUR_MS], 'Milliseconds after which a turn goes on without its background.')
  background_timeout_ms?: number;

  @Whole(
    'deep_thinking_after_ms',
    [10, HOUR_MS],
    'Milliseconds after which one who waits is told that it takes longer.',
  )
  deep_thinking_after_ms?: number;

  @Whole('compress_every', [2, 100], 'Turns after which the older ones are compressed.')
  compress_every?: number;

  @Whole('keep_recent', [1, 50], 'Turns that stay word for word then.')
  keep_recent?: number;

  @Whole('complete_at', [1, 100], 'The completeness, of 100, from which it may be called complete.')
  complete_at?: number;

  @Whole('user_timeout_ms', [1000, LONGEST_MS], 'Milliseconds that the user may be away before it is closed.')
  user_timeout_ms?: number;

  @Whole('resume_after_ms', [1000, LONGEST_MS], 'Milliseconds away after which the user is told where it stood.')
  resume_after_ms?: number;

  @Whole('max_facilitation_attempts', [1, 10], 'Tries of a piece of work before it has failed.')
  max_facilitation_attempts?: number;

  @Budget(INTERVIEW_DEFAULTS.budget_micro_usd)
  budget_micro_usd?: number;
}
