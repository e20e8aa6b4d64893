import { Logger } from '@nestjs/common';
import { problem, type Problem } from '@parley/contracts';
import { isUnavailable } from '@parley/outages';

const logger = new Logger('Bus');

/** What somebody is told over the bus where no rule refused it: that the log is away, or of a mistake of ours, which the process says itself. */
export function unforeseen(error: unknown): Problem {
  if (isUnavailable(error)) return problem('log-unavailable');
  logger.error(error);
  return problem('internal');
}
