import { contractErrors } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { errorText } from './turn-spec.js';

const broken = {
  feedback_type: 'maybe',
  reasoning: 7,
  proposed_changes: [{ field: '', new_value: 'x'.repeat(2001), reason: 'r' }],
  shout: true,
};

describe('what an author is told of its answer', () => {
  it('is in the language of the channel, down to what the contract says', () => {
    const told = errorText(contractErrors('SubmitFeedback', broken, 'zh'), 'zh');
    expect(told).not.toMatch(/must|missing|unknown/u);
    for (const part of ['/participant_id 缺失', '/shout 是未知字段', '必须是以下之一：accept', '至少需要 1 个字符']) {
      expect(told).toContain(part);
    }
  });

  it('is plain English in an English one', () => {
    expect(errorText([{ pointer: '', reason: 'the contribution is empty' }], 'en')).toBe('the contribution is empty');
    expect(errorText(contractErrors('SubmitFeedback', broken), 'en')).toContain('/participant_id is missing; ');
  });
});
