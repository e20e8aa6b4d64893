import type { CommandTypes, Member } from '@parley/contracts';
import { command } from '../shared/command.fixtures.js';

export const FORM = {
  type: 'object',
  required: ['verdict'],
  properties: { verdict: { type: 'string', enum: ['yes', 'no'], description: 'Whether you take part.' } },
};

/** A turn that the hosted Ula takes, in a rehearsal by a script, unless told otherwise. */
export const opensGuestTurn = (more: Partial<CommandTypes['OpenGuestTurn']> = {}, guest: Partial<Member> = {}) =>
  command('OpenGuestTurn', {
    ...{ topic: 'A bridge', language: 'en', told: 'You are South. Would you pay for the bridge?', form: FORM },
    guest: {
      ...{ participant_id: 'ula', name: 'Ula', kind: 'hosted', persona: 'counts every cent', expertise: [] },
      ...{ script: [{ turn: 1, text: '{"verdict":"no"}' }], ...guest },
    },
    config: { turn_timeout_ms: 60_000, max_facilitation_attempts: 1, budget_micro_usd: 0 },
    ...{ termination: {}, rehearsal: false, ...more },
  });
