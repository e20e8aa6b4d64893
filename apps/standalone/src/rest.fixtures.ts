import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import type { DatabaseTimeouts } from '@parley/event-log';
import { rehearsalModel, type LanguageModel } from '@parley/llm';
import { dataFolder } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { expect } from 'vitest';
import { startStandalone, type Standalone, type StandaloneOptions } from './start-standalone.js';

export const KEYS = {
  acme: 'acme-key',
  operator: 'operator-key',
  other: 'other-key',
  otherOperator: 'other-operator-key',
  admin: 'admin-key',
  reader: 'reader-key',
  expired: 'expired-key',
};

/**
 * A whole stack with rehearsed agents; with `keys`, one that tells callers apart; with policies of the installation; in
 * `folder`, one that was there before; with a model, one that it plays.
 */
export async function startStack({
  keys = false,
  rehearsal = true,
  termination,
  folder: given = '',
  model = rehearsalModel(),
  streams = {},
  limits = {},
  knowledgeLimits = {},
  rateLimit = 0,
  databaseTimeouts,
  natsUrl = '',
  peerTokens,
  guests,
  stopWaitMs,
}: {
  keys?: boolean;
  rehearsal?: boolean;
  termination?: object;
  folder?: string;
  model?: LanguageModel;
  streams?: StandaloneOptions['streams'];
  limits?: StandaloneOptions['limits'];
  knowledgeLimits?: StandaloneOptions['knowledgeLimits'];
  rateLimit?: number;
  databaseTimeouts?: DatabaseTimeouts;
  natsUrl?: string;
  peerTokens?: object | undefined;
  guests?: object;
  stopWaitMs?: number;
} = {}): Promise<Standalone> {
  const folder = given || (await dataFolder());
  const policies = join(folder, 'termination.json');
  if (termination) writeFileSync(policies, JSON.stringify(termination));
  const peerTokensFile = join(folder, 'peer-tokens.json');
  const guestFile = join(folder, 'guests.json');
  if (guests) writeFileSync(guestFile, JSON.stringify(guests));
  if (peerTokens) writeFileSync(peerTokensFile, JSON.stringify(peerTokens));
  const options = {
    folder,
    rehearsal,
    modelFor: () => model,
    streams,
    limits,
    knowledgeLimits,
    rateLimit,
    natsUrl,
    postgresSettings: ['fsync=off'],
    // Where tests receive webhooks, and have agents.
    egressHosts: '127.0.0.1',
    ...(termination && { terminationFile: policies }),
    ...(peerTokens && { peerTokensFile }),
    ...(guests && { guestFile }),
    ...(stopWaitMs !== undefined && { stopWaitMs }),
    ...(databaseTimeouts && { databaseTimeouts }),
  };
  if (!keys) return startStandalone(options);
  const file = join(folder, 'keys.json');
  const key = (secret: string, tenant: string, scopes: string[], expires?: string) => ({
    hash: createHash('sha256').update(secret).digest('hex'),
    tenant,
    subject: `${tenant}-user`,
    scopes,
    expires,
  });
  const both = ['read', 'write'];
  const list = [
    key(KEYS.acme, 'acme', both),
    { ...key(KEYS.operator, 'acme', [...both, 'operate', 'erase']), subject: 'acme-operator' },
    key(KEYS.other, 'other', both),
    { ...key(KEYS.otherOperator, 'other', [...both, 'operate', 'erase']), subject: 'other-operator' },
    key(KEYS.reader, 'acme', ['read']),
    { ...key(KEYS.admin, 'ops', [...both, 'operate', 'admin']), subject: 'ops' },
    key(KEYS.expired, 'acme', both, '2020-01-01T00:00:00Z'),
  ];
  writeFileSync(file, JSON.stringify(list));
  return startStandalone({ ...options, apiKeysFile: file });
}

export const meetup = {
  demand: { text: 'A meetup', constraints: ['It is free'] },
  candidates: [
    { name: 'Ana', kind: 'person' },
    {
      name: 'Bo',
      script: [
        { round: 1, feedback: 'negotiate', changes: [{ field: 'talk_length', new_value: '45', reason: 'demo' }] },
      ],
    },
    { name: 'Cy', kind: 'person' },
    { name: 'Dee' },
  ],
  facilitator_script: {
    selected: ['ana', 'bo', 'cy'],
    possibly_related: ['dee'],
    draft: {
      title: 'Meetup',
      terms: [{ field: 'talk_length', value: '30', unit: 'minutes' }],
      assignments: [
        { participant_id: 'ana', role: 'Host', task: 'Host it', core: true },
        { participant_id: 'bo', role: 'Speaker', task: 'Speak' },
        { participant_id: 'cy', role: 'Welcome', task: 'Welcome all' },
      ],
    },
    gaps: [{ title: 'nobody records it' }],
    follow_up: 'Find a recorder',
  },
  config: { feedback_timeout_ms: 600_000 },
};

/** One of each protocol, the negotiation first. */
export const OPENINGS = [
  ['channels', meetup],
  ['round-tables', { question: 'Four days?', members: [{ name: 'Ana' }, { name: 'Pia', kind: 'person' }] }],
  ['workshops', { requirement: 'The app works offline.' }],
  ['teams', { task: 'Plan a meetup' }],
  ['interviews', { topic: 'A shop for bicycles' }],
] as const;

/** Opens a negotiation that nobody has to answer, and waits for its end. @returns its id */
export async function closedNegotiation(url: string, key = ''): Promise<string> {
  const candidates = meetup.candidates.map(({ kind: _kind, ...candidate }) => candidate);
  const api = request.agent(url).set(key ? { authorization: `Bearer ${key}` } : {});
  const { body } = await api
    .post('/v1/channels')
    .send({ ...meetup, candidates })
    .expect(201);
  const { channel_id } = body as { channel_id: string };
  await eventually(async () => {
    const { body: view } = await api.get(`/v1/channels/${channel_id}`).expect(200);
    expect(view).toMatchObject({ status: 'closed' });
  });
  return channel_id;
}
