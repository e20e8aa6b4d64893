import { IsInt, IsNumber, Min } from 'class-validator';

const NUMBER = (name: string) => ({ message: `${name} must be a number, 0 for no limit` });

/** What one tenant may take of an installation; 0 is no limit (docs/guide/operations.md). */
export class LimitsConfiguration {
  @IsInt(NUMBER('PARLEY_TENANT_OPEN_CHANNELS'))
  @Min(0, NUMBER('PARLEY_TENANT_OPEN_CHANNELS'))
  PARLEY_TENANT_OPEN_CHANNELS: number = 10_000;

  @IsInt(NUMBER('PARLEY_TENANT_COMMANDS_PER_MINUTE'))
  @Min(0, NUMBER('PARLEY_TENANT_COMMANDS_PER_MINUTE'))
  PARLEY_TENANT_COMMANDS_PER_MINUTE: number = 6_000;

  @IsNumber({}, NUMBER('PARLEY_TENANT_USD_PER_DAY'))
  @Min(0, NUMBER('PARLEY_TENANT_USD_PER_DAY'))
  PARLEY_TENANT_USD_PER_DAY: number = 10_000;

  @IsInt(NUMBER('PARLEY_TENANT_KNOWLEDGE_MB'))
  @Min(0, NUMBER('PARLEY_TENANT_KNOWLEDGE_MB'))
  PARLEY_TENANT_KNOWLEDGE_MB: number = 2_000;

  @IsInt(NUMBER('PARLEY_COLLECTION_KNOWLEDGE_MB'))
  @Min(0, NUMBER('PARLEY_COLLECTION_KNOWLEDGE_MB'))
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
    };
  }
}
