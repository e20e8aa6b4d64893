import { IsNumber, Min } from 'class-validator';
import { WholeNumber } from './whole-number.js';

const LIMIT = 'must be a number, 0 for no limit';
const USD = { message: `PARLEY_TENANT_USD_PER_DAY ${LIMIT}` };

/** What one tenant may take of an installation; 0 is no limit (docs/guide/operations.md). */
export class LimitsConfiguration {
  @WholeNumber(0, LIMIT)
  PARLEY_TENANT_OPEN_CHANNELS: number = 10_000;

  @WholeNumber(0, LIMIT)
  PARLEY_TENANT_COMMANDS_PER_MINUTE: number = 6_000;

  @IsNumber({}, USD)
  @Min(0, USD)
  PARLEY_TENANT_USD_PER_DAY: number = 10_000;

  /** What an opening may be likely to cost without accepts_cost. */
  @IsNumber({}, USD)
  @Min(0, USD)
  PARLEY_UNASKED_USD: number = 0;

  @WholeNumber(0, LIMIT)
  PARLEY_TENANT_KNOWLEDGE_MB: number = 2_000;

  @WholeNumber(0, LIMIT)
  PARLEY_COLLECTION_KNOWLEDGE_MB: number = 1_000;

  /** What the knowledge base takes; documents are sent as often as commands may be given. */
  get knowledgeLimits() {
    return {
      tenantBytes: this.PARLEY_TENANT_KNOWLEDGE_MB * 1e6,
      collectionBytes: this.PARLEY_COLLECTION_KNOWLEDGE_MB * 1e6,
      addsPerMinute: this.PARLEY_TENANT_COMMANDS_PER_MINUTE,
    };
  }

  get limits() {
    return {
      openChannels: this.PARLEY_TENANT_OPEN_CHANNELS,
      commandsPerMinute: this.PARLEY_TENANT_COMMANDS_PER_MINUTE,
      microUsdPerDay: Math.round(this.PARLEY_TENANT_USD_PER_DAY * 1e6),
      microUsdUnasked: Math.round(this.PARLEY_UNASKED_USD * 1e6),
    };
  }
}
