import { expect, it } from 'vitest';
import { agentFailureText, failureText } from './failure-text.js';

const overloaded = { code: 'overloaded', message: 'the model is too busy: Overloaded' };

it('a failure is told in the language of who reads, with the words of the provider', () => {
  expect(failureText('en', overloaded)).toBe('the model is too busy: Overloaded');
  expect(failureText('zh', overloaded)).toBe('模型繁忙（the model is too busy: Overloaded）');
  expect(failureText('zh', { ...overloaded, message: '' })).toBe('模型繁忙');
});

it.each(['', 'of tomorrow', 'constructor'])('a code that nobody knows ("%s") leaves the message alone', (code) => {
  expect(failureText('zh', { ...overloaded, code })).toBe(overloaded.message);
});

it('what is said of an agent elsewhere is in the language of its channel, and is not told twice what it means', () => {
  const gone = { code: 'unavailable', message: 'it cannot be reached: ECONNREFUSED' };
  const zh = agentFailureText('zh', 'agents.example', gone);
  expect(zh).toBe('外部智能体（agents.example）：无法连通或出错（it cannot be reached: ECONNREFUSED）');
  expect(failureText('zh', { ...gone, message: zh })).toBe(zh);
  expect(agentFailureText('en', 'agents.example', gone)).toBe(
    'the agent at agents.example: it cannot be reached: ECONNREFUSED',
  );
});
