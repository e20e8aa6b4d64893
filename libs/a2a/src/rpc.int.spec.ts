import { Api } from '@parley/on-behalf';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guestOf } from './guests.js';
import { answer } from './rpc.js';

const METHODS = [
  'SendMessage',
  'SendStreamingMessage',
  'GetTask',
  'ListTasks',
  'CancelTask',
  'SubscribeToTask',
  'Dance',
];

interface Answered {
  jsonrpc: string;
  result?: object;
  error?: { code: number; message: string };
}

/** What a client may send as parameters, right here and wrong there. */
const any = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom<unknown>('', 'ROLE_USER', null, 1, [], {}));
const part = fc.oneof(any, fc.record({ text: any, data: any, raw: any }, { requiredKeys: [] }));
const message = fc.record(
  {
    ...{ messageId: any, role: fc.oneof(any, fc.constant('ROLE_USER')), taskId: any, contextId: any, metadata: any },
    parts: fc.oneof(any, fc.array(part, { maxLength: 3 })),
  },
  { requiredKeys: [] },
);
const parameters = fc.record(
  {
    ...{ message: fc.oneof(any, message), configuration: any, metadata: any, tenant: any, id: any, historyLength: any },
    ...{ pageSize: any, pageToken: any, status: any, statusTimestampAfter: any },
  },
  { requiredKeys: [] },
);

it('whatever is sent is answered in words, and nothing of how this is built is told', async () => {
  const asked = {
    // Where nothing answers.
    api: new Api({ commands: 'http://127.0.0.1:9', views: 'http://127.0.0.1:9' }),
    who: { tenant: 'acme', actor: { kind: 'user', id: 'ann' } },
    ...{ facts: { address: 'http://127.0.0.1', isKeyed: true }, version: '1.0', signal: new AbortController().signal },
    guest: () => guestOf({}, 'default'),
  };
  const calls = fc.record({
    jsonrpc: fc.constant('2.0'),
    id: fc.nat(),
    method: fc.constantFrom(...METHODS),
    params: parameters,
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(calls, fc.jsonValue()), async (body) => {
      const { jsonrpc, result, error } = (await answer({ ...asked, body })) as Answered;
      expect(jsonrpc).toBe('2.0');
      // There are no tasks in a state that no deliberation is ever in.
      if (result) return void expect(result).toMatchObject({ tasks: [], totalSize: 0 });
      expect(error!.code).toBeLessThan(-32000);
      expect(error!.message).toMatch(/\w/u);
      expect(error!.message).not.toMatch(/Cannot read|undefined|is not a function|\bat \//u);
    }),
    { numRuns: 300 },
  );
});
