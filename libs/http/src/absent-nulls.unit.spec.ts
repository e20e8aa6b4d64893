import { expect, it } from 'vitest';
import { withoutNulls } from './absent-nulls.js';

it.each([
  [{ question: null, request_id: 'r' }, { request_id: 'r' }],
  [{ speech: { comments: null } }, { speech: { comments: null } }],
  [[null], [null]],
  [null, null],
  [undefined, undefined],
])('%j is read as %j', (sent, read) => expect(withoutNulls(sent)).toEqual(read));
