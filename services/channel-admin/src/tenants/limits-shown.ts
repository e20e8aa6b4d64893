import type { Limits } from '../limits/tenant-limits.js';

/** A limit that holds for each tenant, and where it is set. */
export interface ShownLimit {
  limit: 'open_channels' | 'commands_per_minute' | 'micro_usd_per_day' | 'micro_usd_unasked';
  /** 0 is no limit. */
  value: number;
  /** The variable of the environment: a limit is changed there, and with a restart. */
  setting: string;
}

/** What one tenant may take, and what an opening may be likely to cost unasked. */
export type InstallationLimits = Limits & { microUsdUnasked: number };

/** Every limit that channel-admin keeps, by the name that the guide has for it. */
export const limitsShown = (limits: InstallationLimits): ShownLimit[] => [
  { limit: 'open_channels', value: limits.openChannels, setting: 'PARLEY_TENANT_OPEN_CHANNELS' },
  { limit: 'commands_per_minute', value: limits.commandsPerMinute, setting: 'PARLEY_TENANT_COMMANDS_PER_MINUTE' },
  { limit: 'micro_usd_per_day', value: limits.microUsdPerDay, setting: 'PARLEY_TENANT_USD_PER_DAY' },
  { limit: 'micro_usd_unasked', value: limits.microUsdUnasked, setting: 'PARLEY_UNASKED_USD' },
];
