import type { DeadLetterPage, KeptLetter, LetterSummary, QuarantinePage, Redriven } from '@parley/client';

const CHANNEL = { channel_id: '019357b2-7c7e-7000-8000-000000000002' };
const AT = '2026-11-25T08:00:00.000Z';

const LETTER = {
  ...CHANNEL,
  id: '019357b2-7c7e-7000-8000-000000000001',
  consumer: 'coach-judge.FacilitationRequested',
  tenant: 'default',
  event_id: '019357b2-7c7e-7000-8000-000000000003',
  attempts: 5,
  cause: 'Error: connect ECONNREFUSED 127.0.0.1:8080',
  at: AT,
  status: 'given-up',
  retries: 0,
} satisfies LetterSummary;

/** What is answered of what went wrong, which nobody can make happen over the API. */
export const MISHAPS = {
  KeptLetter: {
    ...LETTER,
    message: { type: 'FacilitationRequested', data: { request_id: 'summary-1', task: 'summarise', attempt: 1 } },
  } satisfies KeptLetter,
  DeadLetterPage: { items: [LETTER] } satisfies DeadLetterPage,
  QuarantinePage: {
    items: [{ ...CHANNEL, position: 1204, cause: 'Error: this event cannot be folded', at: AT }],
  } satisfies QuarantinePage,
  Redriven: CHANNEL satisfies Redriven,
};
