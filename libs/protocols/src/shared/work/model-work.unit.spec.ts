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

const weight = (kind: string) => ({ ...spec, kind });

/** A turn of this spec, in a channel that says this of its models, and whose ending is two documents and a report. */
function workOf(more: Partial<TaskSpec>, models: KindModel[] = []) {
  const protocol = {
    ending: {
      work: () => [
        { spec: weight('document'), participantId: 'ana' },
        { spec: weight('document'), participantId: 'bo' },
        { spec: weight('report') },
      ],
    },
    turns: { answer: { ...spec, ...more, task: () => ({ language: 'en' }) } },
    facilitations: {},
    participants: () => [],
    openTurn: () => ({ request_id: 'a', participant_id: 'ana', kind: 'answer' }),
  } as unknown as Protocol;
  const state = { opened: { config: { models } } } as unknown as ChannelState;
  return turnWork(protocol, state, { request_id: 'a', participant_id: 'ana' } as TurnRequested)!;
}

const choiceOf = (more: Partial<TaskSpec>, models?: KindModel[]) => workOf(more, models).choice;

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

it('says where items that cannot be used are left out by name', () => {
  expect(workOf({ leavesOut: true }).leavesOut).toBe(true);
  expect(workOf({})).not.toHaveProperty('leavesOut');
});

it('says where nothing of it is shown while it is done (N1)', () => {
  expect(workOf({ sealed: true }).sealed).toBe(true);
  expect(workOf({})).not.toHaveProperty('sealed');
});

describe('what a budget keeps money for while a piece of work is done', () => {
  const laterThan = (more: Partial<TaskSpec>) => workOf(more).later.map(({ kind }) => kind);

  it.each<[string, Partial<TaskSpec>, string[]]>([
    ['all of the ending, before it begins', {}, ['document', 'document', 'report']],
    ['what comes after it, for a part of the ending', { kind: 'document', ending: true }, ['report']],
    ['nothing, for its last part', { kind: 'report', ending: true }, []],
    ['nothing, for another way to end', { kind: 'summary', ending: true }, []],
  ])('is %s', (_, more, kinds) => expect(laterThan(more)).toEqual(kinds));

  it('is done by the models that the channel wants for it', () => {
    const { later } = workOf({}, [{ kind: 'report', model: 'llama', effort: 'high' }]);
    expect(later.at(-1)).toEqual({
      kind: 'report',
      tier: 'strong',
      choice: { model: 'llama', effort: 'high' },
      max_output_tokens: 100,
    });
  });
});
