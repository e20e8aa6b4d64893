import { contractErrors } from '@parley/contracts';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { errorOf } from '../error-of.fixtures.js';
import { parseScenario, scenarioBody } from './scenario.js';

const EXAMPLES = fileURLToPath(new URL('../../../../examples/negotiation/', import.meta.url));

describe('a scenario', () => {
  it.each(readdirSync(EXAMPLES))('%s is valid', (file) => {
    const body = scenarioBody(EXAMPLES + file) as { candidates: { name: string }[] };
    expect(body.candidates.length).toBeGreaterThan(0);
  });

  it('becomes what the API takes: ids, values as text, durations in milliseconds, dollars in millionths', () => {
    const body = JSON.parse(JSON.stringify(scenarioBody(`${EXAMPLES}meetup.yaml`))) as Record<string, unknown>;
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
    expect(errorOf(() => parseScenario(text, 'x.yaml'))).toContain(expected),
  );
});
