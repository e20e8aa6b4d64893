import type { KindModel, TurnRequested } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import type { Protocol } from '../../protocol.js';
import type { ChannelState } from '../channel-state.js';
import { turnWork } from './model-work.js';
import type { TaskSpec } from './prompt.js';

const spec: TaskSpec = {
  kind: 'answer',
  version: 1,
  schema: { en: {}, zh: {} },
  tier: 'strong',
  max_output_tokens: 100,
  texts: () => ({ system: '', user: '' }),
  rehearse: () => undefined,
};

/** The choice of a model for a turn of this spec, in a channel that says this of its models. */
function choiceOf(more: Partial<TaskSpec>, models: KindModel[] = []) {
  const protocol = {
    turns: { answer: { ...spec, ...more, task: () => ({ language: 'en' }) } },
    facilitations: {},
    participants: () => [],
    openTurn: () => ({ request_id: 'a', participant_id: 'ana', kind: 'answer' }),
  } as unknown as Protocol;
  const state = { opened: { config: { models } } } as unknown as ChannelState;
  return turnWork(protocol, state, { request_id: 'a', participant_id: 'ana' } as TurnRequested)!.choice;
}

describe('how much a piece of work is thought about', () => {
  it('is for its tier to say where neither the channel nor the kind of work does', () => {
    expect(choiceOf({})).toEqual({});
  });

  it('is what the kind of work says: an answer that somebody waits for is quick (I2)', () => {
    expect(choiceOf({ effort: 'low' })).toEqual({ effort: 'low' });
    expect(choiceOf({ effort: 'low' }, [{ kind: 'answer', model: 'llama' }])).toEqual({
      effort: 'low',
      model: 'llama',
    });
  });

  it('is what the channel says before that', () => {
    expect(choiceOf({ effort: 'low' }, [{ kind: 'answer', effort: 'high' }])).toEqual({ effort: 'high' });
  });
});
