import { contractErrors } from '@parley/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { commandOf } from './command-of.js';
import { FILES, fileSchema, kindOf, type FileKind } from './files.js';
import { readScenario } from './read-scenario.js';
import { schemaChecker } from './read-yaml.js';

const kinds = Object.keys(FILES) as FileKind[];

describe('a scenario file as a command', () => {
  it('has the names and units of REST', () => {
    const file = {
      demand: 'A meetup',
      candidates: [
        {
          name: 'Ana',
          id: 'ana',
          script: [{ round: 1, feedback: 'negotiate', changes: [{ field: 'length', to: 45 }] }],
        },
      ],
      config: { feedback_timeout: '30s', time_limit: '2h', budget_usd: 0.25, max_rounds: 2 },
      facilitator: { proposal: { terms: [{ field: 'length', value: 30 }], assignments: [{ participant: 'ana' }] } },
    };
    expect(commandOf('negotiate', file)).toEqual({
      demand: { text: 'A meetup' },
      candidates: [
        {
          ...{ name: 'Ana', participant_id: 'ana' },
          script: [{ round: 1, feedback: 'negotiate', changes: [{ field: 'length', new_value: '45' }] }],
        },
      ],
      config: { feedback_timeout_ms: 30_000, time_limit_ms: 7_200_000, budget_micro_usd: 250_000, max_rounds: 2 },
      facilitator_script: {
        draft: { terms: [{ field: 'length', value: '30' }], assignments: [{ participant_id: 'ana' }] },
      },
    });
  });

  const openings = kinds.filter((kind) => kind !== 'expert' && kind !== 'roles');
  it.each(openings)('says what it is for, and for how long it is to be kept: %s', (kind) => {
    const file = { purpose: 'Board of May', retention_days: 183 };
    expect(commandOf(kind, file)).toEqual(file);
    expect(fileSchema(kind)).toMatchObject({
      properties: { purpose: { maxLength: 500 }, retention_days: { minimum: 1 } },
    });
  });

  it('keeps what the contract has no word for', () => {
    const file = { topic: 'T', says: ['Hello'], termination: { stop_when: [{ time_limit: { max_ms: '30m' } }] } };
    expect(commandOf('interview', file)).toEqual(file);
  });

  it('keeps a name that every object has', () => {
    const file = JSON.parse('{"demand":{"text":"x","toString":1},"__proto__":{"id":"a"}}') as object;
    expect(JSON.parse(JSON.stringify(commandOf('negotiate', file)))).toEqual(file);
  });
});

describe('the schemas', () => {
  it.each(kinds)('of %s names each field that a command may have once, and compiles', (kind) => {
    expect(() => schemaChecker(fileSchema(kind))).not.toThrow();
    expect(JSON.stringify(fileSchema(kind))).not.toMatch(/_ms"|_micro_usd"/u);
  });

  it('take a role as the contract takes it', () => {
    const { roles } = commandOf('roles', { roles: [{ name: 'Cook', id: 'cook', system_prompt: 'You cook.' }] });
    const [role] = roles as object[];
    const rest = { kind: 'person', focus: '', output_document: 'cook.json', script: [] };
    expect(contractErrors('PlanRole', { ...rest, ...role })).toEqual([]);
  });
});

describe('what is wrong in a file', () => {
  const wrongIn = (kind: FileKind, text: string) => {
    const read = readScenario(text, kind);
    return 'wrong' in read ? read.wrong : [];
  };

  it('is data, with where it stands', () => {
    const text = 'demand: x\ncandidates:\n  - name: A\n    kind: ghost\n  - name: B\nconfig: {colour: red}';
    expect(wrongIn('negotiate', text)).toMatchObject([
      { pointer: '/candidates/0/kind', line: 4, column: 11, breach: { keyword: 'enum' } },
      { pointer: '/config/colour', line: 6, column: 18, breach: { keyword: 'additionalProperties' } },
    ]);
    expect(wrongIn('board', 'members: [{name: A}, {name: A}]')).toMatchObject([
      { pointer: '/members/1/name', twice: 'A', line: 1 },
    ]);
    expect(wrongIn('board', 'members: [')).toMatchObject([{ syntax: expect.stringContaining('Flow') as string }]);
  });

  it('is said of the policy too, whether or not the rest is right', () => {
    const text = 'members: []\ntermination: {stop_when: [{boredom: {}}]}';
    expect(wrongIn('board', text).map((one) => 'pointer' in one && one.pointer)).toEqual([
      '/members',
      '/termination/stop_when/0/boredom',
    ]);
  });

  it.each(kinds)('is found by a schema that is one (%s)', (kind) => {
    const ajv = new Ajv2020();
    expect([ajv.validateSchema(fileSchema(kind)), ajv.errors]).toEqual([true, null]);
  });

  it('tells a file that is meant for another command', () => {
    expect(kindOf({ task: 'x', experts: [] }, 'negotiate')).toBe('team');
    expect(kindOf({ demand: 'x' }, 'negotiate')).toBeUndefined();
    expect(kindOf('text', 'negotiate')).toBeUndefined();
  });
});
