import { expect, it } from 'vitest';
import type { Caller } from './principal.js';
import { callerKey } from './caller.js';

it('tells apart who has the same name: users and operators, and seats of several channels', () => {
  const callers = [
    { kind: 'user' },
    { kind: 'operator' },
    { kind: 'participant', seat: 'one' },
    { kind: 'participant', seat: 'other' },
  ].map(({ kind, seat }) => ({
    ...{ tenant: 'acme', scopes: [], actor: { kind, id: 'user' } },
    ...(seat && { seat: { channel_id: seat } }),
  })) as Caller[];
  expect(new Set(callers.map(callerKey)).size).toBe(callers.length);
  expect(callerKey(callers[0]!)).toBe(callerKey({ ...callers[0]! }));
});
