import type { KindModel } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import type { Protocol } from '../../protocol.js';
import type { ChannelState } from '../channel-state.js';
import type { Participant } from '../participant.js';
import { kindErrors, modelChoice } from './model-choice.js';

const protocol = {
  facilitations: { sum_up: { kind: 'summarise' } },
  turns: { speech: { kind: 'speech' } },
  participants: (state: ChannelState) => (state as unknown as { seats: Participant[] }).seats,
} as unknown as Protocol;

const channel = (models: KindModel[] | undefined, seat: Partial<Participant>) =>
  ({
    opened: { config: { ...(models && { models }) } },
    seats: [{ participant_id: 'ana', name: 'Ana', kind: 'hosted', ...seat }],
  }) as unknown as ChannelState;

const chosen = (models: KindModel[] | undefined, seat: Partial<Participant>, participant?: string) =>
  modelChoice(protocol, channel(models, seat), 'speech', participant);

describe('the model for a piece of work', () => {
  const ofKind: KindModel[] = [{ kind: 'speech', model: 'llama', provider: 'openai', effort: 'low' }];

  it('is nobody’s choice in a channel that says nothing, as in those of old', () => {
    expect(chosen(undefined, {}, 'ana')).toEqual({});
  });

  it('is that of the kind, for participants and for neutral work', () => {
    expect(chosen(ofKind, {}, 'ana')).toEqual({ model: 'llama', provider: 'openai', effort: 'low' });
    expect(chosen(ofKind, {})).toEqual({ model: 'llama', provider: 'openai', effort: 'low' });
  });

  it('is that of the seat before that of the kind; a model is never asked of another’s provider', () => {
    expect(chosen(ofKind, { model: 'claude-opus-5-5' }, 'ana')).toEqual({ model: 'claude-opus-5-5', effort: 'low' });
    expect(chosen(ofKind, { effort: 'max' }, 'ana')).toEqual({ model: 'llama', provider: 'openai', effort: 'max' });
  });

  it('is refused for a kind of work that there is not', () => {
    expect(kindErrors(protocol, [{ kind: 'speech' }, { kind: 'ballot' }, { kind: 'speach' }])).toEqual([
      { pointer: '/config/models/2/kind', reason: 'there is no speach; known: summarise, speech, ballot' },
    ]);
  });
});
