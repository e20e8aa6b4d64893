import { CONSOLE_PAGES, type ConsolePage } from '@parley/contracts/console-pages';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { NotFound, PageError } from './frame/page-error.js';
import { Shell } from './frame/shell.js';
import { HomePage } from './home/home-page.js';

/** Every page; what the first one does not need comes when it is opened. */
const PAGES: Record<ConsolePage, Pick<RouteObject, 'element' | 'lazy'>> = {
  '/': { element: <HomePage /> },
  '/channels/:id': { lazy: async () => ({ Component: (await import('./channel/channel-page.js')).ChannelPage }) },
  '/channels/:id/audit': { lazy: async () => ({ Component: (await import('./audit/audit-page.js')).AuditPage }) },
  '/channels/:id/decision': {
    lazy: async () => ({ Component: (await import('./decision/decision-page.js')).DecisionPage }),
  },
  '/compare': { lazy: async () => ({ Component: (await import('./compare/compare-page.js')).ComparePage }) },
  '/inbox': { lazy: async () => ({ Component: (await import('./inbox/inbox-page.js')).InboxPage }) },
  '/operator': { lazy: async () => ({ Component: (await import('./operator/operator-page.js')).OperatorPage }) },
  '/seat': { lazy: async () => ({ Component: (await import('./seat/seat-page.js')).SeatPage }) },
  '/verify': { lazy: async () => ({ Component: (await import('./verify/verify-page.js')).VerifyPage }) },
  '/webhooks': { lazy: async () => ({ Component: (await import('./webhooks/webhooks-page.js')).WebhooksPage }) },
};

export const router = createBrowserRouter([
  {
    element: <Shell />,
    errorElement: <PageError />,
    children: [
      {
        errorElement: <PageError />,
        children: [...CONSOLE_PAGES.map((path) => ({ path, ...PAGES[path] })), { path: '*', element: <NotFound /> }],
      },
    ],
  },
]);
