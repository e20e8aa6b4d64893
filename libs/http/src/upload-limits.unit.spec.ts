import { expect, it } from 'vitest';
import { LOCAL } from './api-keys.js';
import type { Caller } from './principal.js';
import { UploadLimits } from './upload-limits.js';

const caller = (tenant: string, id: string): Caller => ({ ...LOCAL, tenant, actor: { kind: 'user', id } });
const limited = expect.objectContaining({ problem: expect.objectContaining({ code: 'rate-limited', status: 429 }) });

it('a key, a tenant and all together have room for so much, until it is answered', () => {
  const uploads = new UploadLimits({ ofKey: 10, ofTenant: 15, ofAll: 20 });
  const first = uploads.enter(caller('a', 'ana'), 10);
  expect(() => uploads.enter(caller('a', 'ana'), 1)).toThrow(limited);
  expect(() => uploads.enter(caller('a', 'bo'), 6)).toThrow(limited);
  const second = uploads.enter(caller('a', 'bo'), 5);
  expect(() => uploads.enter(caller('b', 'cy'), 6)).toThrow(limited);
  uploads.enter(caller('b', 'cy'), 5);
  first();
  expect(() => uploads.enter(caller('a', 'ana'), 11)).toThrow(limited);
  uploads.enter(caller('a', 'ana'), 10);
  second();
});
