import { contractErrors } from '@parley/contracts';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { errorOf } from './error-of.fixtures.js';
import { bodyOfFile, parseScenario, rulesIn } from './read-yaml.js';

const EXAMPLES = fileURLToPath(new URL('../../../examples/', import.meta.url));

describe('a scenario', () => {
  it.each(readdirSync(`${EXAMPLES}negotiation`))('%s is valid', (file) => {
    const body = bodyOfFile('negotiate', `${EXAMPLES}negotiation/${file}`) as { candidates: { name: string }[] };
    expect(body.candidates.length).toBeGreaterThan(0);
  });

  it('of nothing but comments is said to be empty', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'parley-empty-')), 'empty.yaml');
    writeFileSync(file, '# later\n\n');
    expect(errorOf(() => bodyOfFile('negotiate', file))).toContain('nothing is in it');
    expect(errorOf(() => rulesIn(file))).toContain('nothing is in it');
  });

  it('becomes what the API takes: ids, values as text, durations in milliseconds, dollars in millionths', () => {
    const body = JSON.parse(JSON.stringify(bodyOfFile('negotiate', `${EXAMPLES}negotiation/meetup.yaml`))) as Record<
      string,
      unknown
    >;
    expect(body).toMatchObject({
      config: { max_rounds: 3, feedback_timeout_ms: 30_000 },
      facilitator_script: { draft: { terms: [{ field: 'date' }, { field: 'talk_length', value: '30' }, {}] } },
    });
    const bo = (body['candidates'] as { name: string; script: unknown[] }[]).find(({ name }) => name === 'Bo')!;
    for (const line of bo.script)
      expect(contractErrors('ScriptLine', { changes: [], ...(line as object) })).toEqual([]);
  });

  it.each([
    ['malformed YAML', 'demand: [\ncandidates: x', 'x.yaml:2:1 Flow sequence'],
    [
      'an unknown field',
      'demand: x\ncandidates:\n  - name: A\n    persoona: y',
      'x.yaml:4:15 /candidates/0/persoona: unknown field; did you mean persona?',
    ],
    [
      'a wrong value',
      'demand: x\ncandidates:\n  - name: A\n    kind: ghost',
      'x.yaml:4:11 /candidates/0/kind: must be one of hosted, person, external',
    ],
    ['a missing field', 'demand: x\ncandidates:\n  - kind: person', 'x.yaml:3:5 /candidates/0/name: is missing'],
    [
      'rounds out of bounds',
      'demand: x\ncandidates: [{name: A}]\nconfig: {max_rounds: 11}',
      'x.yaml:3:22 /config/max_rounds: must be <= 10',
    ],
    [
      'a duration that is none',
      'demand: x\ncandidates: [{name: A}]\nconfig: {time_limit: soon}',
      'x.yaml:3:22 /config/time_limit: must be a length of time: a whole number with its unit, as 30s, 10m',
    ],
    [
      'a value that is nearly one',
      'demand: x\ncandidates: [{name: A}]\nconfig: {timeout_policy: acept}',
      'must be one of accept, withdraw, remind; did you mean accept?',
    ],
    [
      'two of one name',
      'demand: x\ncandidates:\n  - name: A\n  - name: A',
      'x.yaml:4:11 /candidates/1/name: A is there twice',
    ],
    ['no candidates', 'demand: x\ncandidates: []', 'x.yaml:2:13 /candidates: must NOT have fewer than 1 items'],
  ])('with %s names line, field and reason', (_, text, expected) =>
    expect(errorOf(() => parseScenario('negotiate', text, 'x.yaml'))).toContain(expected),
  );
});

describe("a round table's file (R1)", () => {
  it.each(readdirSync(`${EXAMPLES}round-table`))('%s is valid', (file) => {
    expect(bodyOfFile('board', `${EXAMPLES}round-table/${file}`)).toMatchObject({
      members: expect.any(Array) as unknown,
    });
  });

  it('becomes what the API takes', () => {
    const body = bodyOfFile('board', `${EXAMPLES}round-table/deadlock.yaml`);
    expect(body).toMatchObject({ mode: 'board', config: { rounds: 0 }, termination: { auto_exit: true } });
  });

  it('lengths of time may be written as people write them, in conditions too', () => {
    const termination = 'termination: {grace_ms: 90s, stop_when: [{time_limit: {max_ms: 30m, warn_at_ms: 1000}}]}';
    expect(() => parseScenario('board', `members: [{name: A}]\n${termination}`, 'x.yaml')).not.toThrow();
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
    expect(errorOf(() => parseScenario('board', text, 'x.yaml'))).toContain(message);
  });
});
