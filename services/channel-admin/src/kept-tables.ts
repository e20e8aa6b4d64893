import type { KeptTables } from '@parley/event-log/backup';
import { REFUSALS } from './refusals/refusals.sql.js';
import { WEBHOOKS } from './webhooks/webhooks.sql.js';

/** What a backup has of channel-admin's: what else it keeps is made from the log, or says what is under way just now. */
export const CHANNEL_ADMIN_TABLES: KeptTables = {
  tables: [
    { name: 'channel_admin.webhooks', order: 'id' },
    { name: 'channel_admin.webhook_deliveries', order: 'number' },
    { name: 'channel_admin.refusals', order: 'number' },
  ],
  made: { as: 'parley_channel_admin', sql: WEBHOOKS + REFUSALS },
};
