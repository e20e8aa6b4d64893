import { describe, expect, it } from 'vitest';
import { configurationOf } from './configuration.js';
import { WebConfiguration } from './web-configuration.js';
import { WorkerConfiguration } from './service-configuration.js';

const web = { NATS_URL: 'nats://127.0.0.1:1', DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c', PORT: '0' };

describe('a configuration is refused, naming the variable, where', () => {
  it.each([
    ['nothing is set', WorkerConfiguration, {}, 'NATS_URL is not set'],
    ['a URL is none', WorkerConfiguration, { NATS_URL: 'localhost' }, 'NATS_URL must look like nats://host:4222'],
    [
      "a worker's port is no port",
      WorkerConfiguration,
      { NATS_URL: web.NATS_URL, PORT: '70000' },
      'PORT must be a port number',
    ],
    [
      'a file of a secret is missing',
      WorkerConfiguration,
      { NATS_URL_FILE: '/nowhere' },
      'NATS_URL_FILE: /nowhere cannot be read',
    ],
    ['the database is missing', WebConfiguration, { NATS_URL: web.NATS_URL, PORT: '0' }, 'DATABASE_URL is not set'],
    ['the port is no port', WebConfiguration, { ...web, PORT: 'http' }, 'PORT must be a port number'],
    ['a web service has no port', WebConfiguration, { ...web, PORT: '' }, 'PORT is not set'],
    [
      'a number of streams is none',
      WebConfiguration,
      { ...web, PARLEY_MAX_STREAMS: '0' },
      'PARLEY_MAX_STREAMS must be 1 or more',
    ],
  ])('%s', (_, type, environment, text) => {
    expect(() => configurationOf<object>(type, environment)).toThrow(text);
  });
});

it.each(['*', '10.0.0.0/33', '::1/129', '10.0.0.0/0', '10.0.0.1 10.0.0.2', '10.0.0.1,', 'gateway', '2'])(
  'a proxy is no address: %s',
  (given) => {
    expect(() => configurationOf(WebConfiguration, { ...web, PARLEY_TRUSTED_PROXIES: given })).toThrow(
      'PARLEY_TRUSTED_PROXIES must be addresses or ranges by commas',
    );
  },
);

it('proxies are addresses, ranges and names of ranges; none where nothing is said', () => {
  const said = (given?: string) =>
    configurationOf(WebConfiguration, { ...web, PARLEY_TRUSTED_PROXIES: given }).trustedProxies;
  expect(said('10.0.0.7, 10.0.0.0/8,fd00::/8 ,loopback')).toEqual(['10.0.0.7', '10.0.0.0/8', 'fd00::/8', 'loopback']);
  expect(said()).toBeUndefined();
  expect(said('')).toBeUndefined();
});
