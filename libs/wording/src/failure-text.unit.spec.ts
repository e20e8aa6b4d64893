import { expect, it } from 'vitest';
import { agentFailureText, failureText, sealedFailureText } from './failure-text.js';

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

it('what may quote a sealed answer is not shown, in the language of its channel', () => {
  const code = 'invalid_output';
  const recorded = (language: 'en' | 'zh') => ({ code, message: sealedFailureText(language, code) });
  expect(failureText('en', recorded('en'))).toBe('invalid_output; more is not shown: it may quote a sealed answer');
  expect(failureText('zh', recorded('zh'))).toBe('回答不符合格式（其余内容不予显示：可能引用了尚未公开的回答）');
});
