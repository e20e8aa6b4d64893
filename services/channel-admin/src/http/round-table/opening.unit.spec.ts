import { contractErrors } from '@parley/contracts';
import { expect, it } from 'vitest';
import { openRoundTableData } from './opening.js';

it('takes the models of seats and of kinds of work over, and says nothing where nobody did', () => {
  const data = openRoundTableData(
    {
      topic: 'Lunch',
      members: [{ name: 'Ana', model: 'claude-opus-5-5', effort: 'high' }, { name: 'Bo' }],
      config: { models: [{ kind: 'ballot', provider: 'openai', model: 'llama' }] },
    },
    { rehearsal: false },
  );
  expect(contractErrors('OpenRoundTable', data)).toEqual([]);
  expect(data.members).toMatchObject([{ model: 'claude-opus-5-5', effort: 'high' }, { name: 'Bo' }]);
  expect(data.members[1]).not.toHaveProperty('model');
  expect(data.config.models).toEqual([{ kind: 'ballot', provider: 'openai', model: 'llama' }]);
});
