import type { Command, CommandTypes, Member, RevealedBallot } from '@parley/contracts';
import { command, TIME } from '../shared/command.fixtures.js';
import { ADMIN } from '../shared/service-actors.js';

const asAdmin = (one: Command): Command => ({ ...one, actor: ADMIN });

export const voter = (id: string, kind: Member['kind'] = 'person', text?: string): Member => ({
  ...{ participant_id: id, name: id.toUpperCase(), kind, persona: `speaks for ${id}`, expertise: [] },
  script: text === undefined ? [] : [{ turn: 1, text }],
});

/** Three people who choose a town, unless told otherwise. */
export const opensVote = (
  more: Partial<CommandTypes['OpenVote']> = {},
  settings: Partial<CommandTypes['OpenVote']['config']> = {},
): Command =>
  command('OpenVote', {
    ...{ topic: 'Where to?', language: 'en', question: 'Where do we move?', options: ['Lyon', 'Ghent', 'Turin'] },
    members: ['ana', 'bo', 'cy'].map((id) => voter(id)),
    config: {
      ...{ rule: 'plurality', ties: 'stand', quorum: 0, turn_timeout_ms: 60_000 },
      ...{ max_facilitation_attempts: 1, budget_micro_usd: 0, ...settings },
    },
    ...{ termination: {}, rehearsal: true, ...more },
  });

export const ballot = (participant_id: string, choices: string[], reason = 'So.'): RevealedBallot => ({
  ...{ participant_id, choices, reason, nonce: `a nonce that only ${participant_id} knows` },
});

export const casts = (...said: Parameters<typeof ballot>): Command => command('SubmitBallot', ballot(...said));

export const reveals = (...ballots: RevealedBallot[]): Command => asAdmin(command('RevealBallots', { ballots }));

/** When the people's time is over. */
export const timeIsOver = (): Command =>
  asAdmin(command('FireTimer', { timer_id: 'turn-1' }, new Date(Date.parse(TIME) + 60_000).toISOString()));
