/** Addresses of the web console: the server sends its page at each, and its router says what is shown there. */
export const CONSOLE_PAGES = [
  '/',
  '/channels/:id',
  '/channels/:id/audit',
  '/channels/:id/decision',
  '/compare',
  '/inbox',
  '/operator',
  '/seat',
  '/verify',
  '/webhooks',
] as const;

export type ConsolePage = (typeof CONSOLE_PAGES)[number];
