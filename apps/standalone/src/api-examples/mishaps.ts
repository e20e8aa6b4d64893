import type {
  DeadLetterPage,
  KeptLetter,
  LetterSummary,
  OpenedEpoch,
  QuarantinePage,
  Redriven,
  RefusalPage,
  WitnessStanding,
} from '@parley/client';

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

const EPOCH = {
  epoch: 2,
  opened_at: AT,
  opened_by: 'operator',
  because: 'The database was restored from the backup of 25 November.',
  after:
    'parley-3f9ac0d15b7e2a44/1\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\ntime 2026-11-25T07:59:00Z\n',
  act: 'parley-epoch@v1\nparley-3f9ac0d15b7e2a44/2\n…',
} satisfies OpenedEpoch;

const REFUSAL = {
  ...CHANNEL,
  at: AT,
  command_id: '019357b2-7c7e-7000-8000-000000000004',
  command_type: 'CastBallot',
  command_hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  actor: { kind: 'user', id: 'ula' },
  code: 'no-vote-open',
} satisfies RefusalPage['items'][number];

/** What is answered of what went wrong, which nobody can make happen over the API. */
export const MISHAPS = {
  KeptLetter: {
    ...LETTER,
    message: { type: 'FacilitationRequested', data: { request_id: 'summary-1', task: 'summarise', attempt: 1 } },
  } satisfies KeptLetter,
  DeadLetterPage: { items: [LETTER] } satisfies DeadLetterPage,
  RefusalPage: { items: [REFUSAL] } satisfies RefusalPage,
  QuarantinePage: {
    items: [{ ...CHANNEL, position: 1204, cause: 'Error: this event cannot be folded', at: AT }],
  } satisfies QuarantinePage,
  Redriven: CHANNEL satisfies Redriven,
  OpenedEpoch: EPOCH,
  WitnessStanding: {
    signs: true,
    vkey: 'parley-3f9ac0d15b7e2a44/2+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k',
    checkpoint: {
      origin: 'parley-3f9ac0d15b7e2a44/2',
      size: 20_850_031,
      time: '2026-11-25T08:01:00Z',
      cosigned_by: ['witness.example/w1'],
    },
    sinks: [
      { kind: 'file', name: '/checkpoints/history' },
      { kind: 'witness', name: 'witness.example/w1', size: 20_850_031 },
    ],
    epochs: [EPOCH],
  } satisfies WitnessStanding,
};
