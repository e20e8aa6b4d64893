import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { errorOf } from '../error-of.fixtures.js';
import { parseRoundTable, roundTableBody } from './scenario.js';

const EXAMPLES = fileURLToPath(new URL('../../../../examples/round-table/', import.meta.url));

describe("a round table's file (R1)", () => {
  it.each(readdirSync(EXAMPLES))('%s is valid', (file) => {
    expect(roundTableBody(EXAMPLES + file)).toMatchObject({ members: expect.any(Array) as unknown });
  });

  it('becomes what the API takes', () => {
    const body = roundTableBody(`${EXAMPLES}deadlock.yaml`);
    expect(body).toMatchObject({ mode: 'board', config: { rounds: 0 }, termination: { auto_exit: true } });
  });

  it('lengths of time may be written as people write them, in conditions too', () => {
    const termination = 'termination: {grace_ms: 90s, stop_when: [{time_limit: {max_ms: 30m, warn_at_ms: 1000}}]}';
    expect(() => parseRoundTable(`members: [{name: A}]\n${termination}`, 'x.yaml')).not.toThrow();
  });

  it.each([
    [
      'members: [{name: A}]\ntermination: {grace_ms: soon}',
      'x.yaml:2:25 /termination/grace_ms: must be milliseconds, or a length',
    ],
    ['members: []', 'x.yaml:1:10 /members: must NOT have fewer than 1 items'],
    ['members: [{name: A}, {name: A}]', 'x.yaml:1:29 /members/1/name: A is there twice'],
    ['members: [{name: A}]\nconfig: {rounds: -1}', 'x.yaml:2:18 /config/rounds: must be >= 0'],
    [
      'members: [{name: A}]\ntermination: {stop_when: [{boredom: {}}]}',
      'x.yaml:2:37 /termination/stop_when/0/boredom: no condition is called boredom; known: round_limit, time_limit',
    ],
    [
      'members: [{name: A}]\ntermination: {stop_when: [{all: [{consensus: {threshold: 2}}]}]}',
      'x.yaml:2:58 /termination/stop_when/0/all/0/consensus/threshold: must be <= 1',
    ],
    [
      'members: [{name: A}]\ntermination: {stop_when: [{time_limit: {max_ms: 1000, warn_at_ms: 1000}}]}',
      'x.yaml:2:67 /termination/stop_when/0/time_limit/warn_at_ms: must be below max_ms, which is 1000',
    ],
  ])('%j is refused with the line and the path', (text, message) => {
    expect(errorOf(() => parseRoundTable(text, 'x.yaml'))).toContain(message);
  });
});
