import type { TurnRequested } from '@parley/contracts';

/** What a workshop asks its roles for. */
export type WorkshopWork = Extract<TurnRequested['work'], 'speech' | 'follow_up' | 'ratify' | 'document'>;

/** Where each is answered, below `/v1/channels/:id/`. */
export const PATHS: Record<WorkshopWork, string> = {
  speech: 'speeches',
  follow_up: 'follow-ups',
  ratify: 'ratifications',
  document: 'documents',
};
