import { expect, it } from 'vitest';
import { causeOf } from './causes.js';

const coded = (code: string): Error => Object.assign(new Error(`connect ${code} 127.0.0.1:1`), { code });
const failed = (cause: unknown): Error => new TypeError('fetch failed', { cause });

it.each([
  [failed(coded('ECONNREFUSED')), 'nothing listens there', '那里没有服务在监听'],
  [failed(coded('ENOTFOUND')), 'no host has that name', '没有这个主机名'],
  [failed(new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])), 'nothing listens', '没有服务在监听'],
  [
    AbortSignal.abort(new DOMException('no answer in 5 ms', 'TimeoutError')).reason,
    'no answer in time',
    '没有及时回答',
  ],
  [failed(coded('UND_ERR_CONNECT_TIMEOUT')), 'no answer in time', '没有及时回答'],
  [coded('EACCES'), 'access is denied', '没有权限'],
  [failed(new Error('bad port')), 'nobody may connect', '不允许连接'],
  [failed(coded('ESOMETHING')), 'connect ESOMETHING', 'ESOMETHING'],
  ['text', 'text', 'text'],
])('%s is said by what caused it', (error, en, zh) => {
  expect(causeOf(error, 'en')).toContain(en);
  expect(causeOf(error, 'zh')).toContain(zh);
});

it('an error that says it caused itself is no end of words', () => {
  const error = new Error('round');
  error.cause = error;
  expect(causeOf(error, 'en')).toBe('round');
});
