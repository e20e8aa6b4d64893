import { describe, expect, it } from 'vitest';
import { openTools, ToolsMisconfigured } from './index.js';

describe('a configuration', () => {
  const refused = (config: unknown, words: RegExp) => {
    expect(() => openTools(config)).toThrow(ToolsMisconfigured);
    expect(() => openTools(config)).toThrow(words);
  };

  it('is refused by the place that is wrong', () => {
    refused(undefined, /must be object/u);
    refused({ servers: {} }, /\/roles is missing/u);
    refused({ servers: { a: {} }, roles: {} }, /\/servers\/a\/command is missing/u);
    refused({ servers: { a: { url: 'file:///etc' } }, roles: {} }, /\/servers\/a\/url/u);
    refused({ servers: { a_b: { command: 'x' } }, roles: {} }, /servers/u);
    refused({ servers: { a: { command: 'x', shell: true } }, roles: {} }, /shell unknown field/u);
    refused({ servers: {}, roles: { analyst: ['a__b'] } }, /analyst allows "a__b"/u);
    refused({ servers: { a: { command: 'x' } }, roles: { analyst: ['a__'] } }, /analyst allows "a__"/u);
    const many = Array.from({ length: 101 }, (_, index) => `a__${index}`);
    refused({ servers: { a: { command: 'x' } }, roles: { analyst: many } }, /\/roles\/analyst/u);
    refused({ servers: {}, roles: {}, timeout_ms: 0 }, /timeout_ms/u);
    refused(
      { servers: {}, roles: {}, tenants: { acme: { analyst: ['a__b'] } } },
      /\/tenants\/acme\/analyst allows "a__b"/u,
    );
    refused({ servers: {}, roles: {}, tenants: { default: {} } }, /\/roles/u);
  });
});
