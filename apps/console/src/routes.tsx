import { createBrowserRouter } from 'react-router';
import { NotFound, PageError } from './frame/page-error.js';
import { Shell } from './frame/shell.js';
import { HomePage } from './home/home-page.js';

/** Every page; what the first one does not need comes when it is opened. */
export const router = createBrowserRouter([
  {
    element: <Shell />,
    errorElement: <PageError />,
    children: [
      {
        errorElement: <PageError />,
        children: [
          { path: '/', element: <HomePage /> },
          {
            path: '/channels/:id',
            lazy: async () => ({ Component: (await import('./channel/channel-page.js')).ChannelPage }),
          },
          {
            path: '/channels/:id/decision',
            lazy: async () => ({ Component: (await import('./decision/decision-page.js')).DecisionPage }),
          },
          {
            path: '/channels/:id/audit',
            lazy: async () => ({ Component: (await import('./audit/audit-page.js')).AuditPage }),
          },
          {
            path: '/compare',
            lazy: async () => ({ Component: (await import('./compare/compare-page.js')).ComparePage }),
          },
          { path: '/inbox', lazy: async () => ({ Component: (await import('./inbox/inbox-page.js')).InboxPage }) },
          { path: '/seat', lazy: async () => ({ Component: (await import('./seat/seat-page.js')).SeatPage }) },
          { path: '/verify', lazy: async () => ({ Component: (await import('./verify/verify-page.js')).VerifyPage }) },
          {
            path: '/webhooks',
            lazy: async () => ({ Component: (await import('./webhooks/webhooks-page.js')).WebhooksPage }),
          },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
]);
