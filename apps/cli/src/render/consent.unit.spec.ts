import type { ChannelClosed, Consent, RecordedEvent } from '@parley/contracts';
import { stripVTControlCharacters } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { register, terminalOf } from '../known-protocols.js';
import { PROTOCOLS } from '../protocols.js';
import { Renderer } from './renderer.js';

beforeAll(() => register(PROTOCOLS));

const consent: Consent = {
  votes: [
    { participant_id: 'ana', stance: 'agree', version: 2 },
    { participant_id: 'cy', stance: 'agree', version: 2 },
    { participant_id: 'bo', stance: 'disagree' },
  ],
  minority: [
    {
      participant_id: 'bo',
      position: 'under no circumstances',
      argument: 'x'.repeat(400),
      request_ids: ['r'],
      about: 'entry-1',
    },
  ],
  not_heard: ['dee'],
  open_points: ['Is it paid?'],
  contradicted: 'claims_unanimity',
};

async function closing(protocol: string, language: 'en' | 'zh', given?: Consent): Promise<string> {
  const { renderer } = await terminalOf(protocol);
  const data: ChannelClosed = {
    status: 'completed',
    reason: '',
    ended_by: { kind: 'user', id: 'u' },
    message: 'Bye.',
    ...(given && { consent: given }),
  };
  const shown = new Renderer(renderer(), { width: 100, language }).render({
    type: 'ChannelClosed',
    data,
  } as RecordedEvent);
  return stripVTControlCharacters(shown!);
}

describe.each(['negotiation', 'round-table', 'workshop', 'team', 'interview'])(
  'the end of a %s on the terminal',
  (protocol) => {
    it('says who stood where, by count and in the words of those who dissent, and that the summary says otherwise', async () => {
      expect(await closing(protocol, 'en', consent)).toContain(
        [
          'Who stands where: agrees (version 2) 2 (ana, cy) · disagrees 1 (bo)',
          `✗ bo on entry-1: under no circumstances · ${'x'.repeat(300)}…`,
          '! Asked last, and not heard: dee',
          '? Open: Is it paid?',
          '⚠ The summary says that all agree. By what they said themselves, not all do.',
        ].join('\n'),
      );
      expect(await closing(protocol, 'zh', consent)).toContain(
        '各方立场：同意（第 2 版） 2（ana、cy） · 不同意 1（bo）',
      );
    });

    it('is what it was in channels that did not keep it', async () => {
      expect(await closing(protocol, 'en')).not.toContain('Who stands');
    });
  },
);
