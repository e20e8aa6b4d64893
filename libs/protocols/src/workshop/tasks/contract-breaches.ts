import { contractErrors } from '@parley/contracts';

/** What a message that stands within a command breaks of its contract, in words; empty where it keeps it. */
export const contractBreaches = (message: string, given: unknown): string =>
  contractErrors(message, given)
    .map(({ pointer, reason }) => `${pointer} ${reason}`)
    .join('; ');
