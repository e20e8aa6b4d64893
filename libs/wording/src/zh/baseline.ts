import type { baseline as En } from '../en/baseline.js';
import type { Translation } from '../translation.js';

export const baseline: Translation<typeof En> = {
  title: '一个智能体独自作答（AI）',
  draft: (draft) => `一个智能体，单独被问：第 ${draft} 稿`,
  cost: (drafts, cost, whole) => `共 ${drafts} 稿，${cost}；讨论本身：${whole}`,
  missed: (code) => `它没有给出答案（${code}）。`,
  waits: '现在向一个智能体单独提出同一问题；按 Ctrl-C 可不等待直接离开。',
  wanted: '结束后向一个智能体单独提出同一问题',
  wantedWhy: '它的回答与结论并列显示，不改变任何结论。费用最多再加一倍。',
};
