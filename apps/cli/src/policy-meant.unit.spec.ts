import { afterEach, describe, expect, it } from 'vitest';
import { errorOf } from './error-of.fixtures.js';
import { speak } from './language.js';
import { parseScenario } from './read-yaml.js';

afterEach(() => speak());

const refused = (policy: string) =>
  errorOf(() => parseScenario('board', `members: [{name: A}]\ntermination: ${policy}`, 'x.yaml'));

describe('a slip of the finger in a policy is told what was meant (T6)', () => {
  it.each([
    ['{auto_exti: true}', 'auto_exit'],
    ['{stop_when: [{round_limt: {max: 3}}]}', 'round_limit'],
    ['{stop_when: [{round_limit: {mxa: 3}}]}', 'max'],
    ['{stop_when: [{all: [{consensus: {treshold: 1}}, {vote: {}}]}]}', 'threshold'],
    ['{stop_when: [{not: {consensuss: {}}}]}', 'consensus'],
    ['{without: [repetitoin]}', 'repetition'],
  ])('%s: %s', (policy, meant) => {
    expect(refused(policy)).toContain(`did you mean ${meant}?`);
    speak('zh');
    expect(refused(policy)).toContain(`您是指 ${meant} 吗？`);
  });

  it('and where nothing is near, nothing is guessed', () => {
    expect(refused('{stop_when: [{boredom: {}}]}')).not.toContain('did you mean');
  });
});

/** Three words one after another: names of fields and commands come alone. */
const SENTENCE = /[a-z]{2,} [a-z]{2,} [a-z]{2,}/iu;

describe('what is wrong with a policy is said in Chinese where that is spoken', () => {
  it.each([
    '{grace_ms: soon}',
    '{stop_when: [{boredom: {}}]}',
    '{without: [boredom]}',
    '{stop_when: [{consensus: {threshold: 2}}]}',
    '{stop_when: [{time_limit: {max_ms: 1000, warn_at_ms: 1000}}]}',
    '{stop_when: [{round_limit: {max: x}}]}',
    '{stop_when: [{all: []}]}',
    '{nothing: 1}',
  ])('%s', (policy) => {
    expect(refused(policy).replaceAll('\n', ' ')).toMatch(/[a-z]/u);
    speak('zh');
    expect(refused(policy)).toMatch(/\p{Script=Han}/u);
    expect(refused(policy)).not.toMatch(SENTENCE);
  });
});
