import type { Language } from '../../shared/channel-state.js';

/** What the facilitator is told of an answer that breaks the rules, in the channel's language. */
interface FacilitationWording {
  noCandidate(id: string, there: string[]): string;
  twice(id: string): string;
  noPart(id: string, there: string[]): string;
  noSeat(id: string): string;
  coreChanged: string;
  notOpen(request: string, open: string[]): string;
  answered(request: string, times: number): string;
  unchanged(request: string, field: string): string;
  notAsAsked(request: string, field: string, given: string, asked: string): string;
  notAskedFor(name: string, id: string): string;
  notPassedOn(request: string): string;
}

const en: FacilitationWording = {
  noCandidate: (id, there) => `${id} is not a candidate; the candidates are ${there.join(', ')}`,
  twice: (id) => `${id} is there twice`,
  noPart: (id, there) => `${id} does not take part; those who do are ${there.join(', ')}`,
  noSeat: (id) => `${id} has no assignment`,
  coreChanged: 'may not change',
  notOpen: (request, open) => `${request} is not an open request; open are ${open.join(', ') || 'none'}`,
  answered: (request, times) => `${request} must be answered once, not ${times} times`,
  unchanged: (request, field) => `${request} is said to be applied, but ${field} has not changed`,
  notAsAsked: (request, field, given, asked) =>
    `${request} is said to be applied, but ${field} is "${given}" and not "${asked}", as asked: set it to that, or say partly: true`,
  notPassedOn: (request) =>
    `${request} is said to be passed on, but no seat has changed: say in somebody's task or notes who does it, or reject it with the reason`,
  notAskedFor: (name, id) => `${name} of ${id} has changed, and ${id} has asked for no change: leave it as it was`,
};

const zh: FacilitationWording = {
  noCandidate: (id, there) => `${id} 不是候选人；候选人有：${there.join('、')}`,
  twice: (id) => `${id} 出现了两次`,
  noPart: (id, there) => `${id} 未参与本方案；参与者有：${there.join('、')}`,
  noSeat: (id) => `${id} 没有分配`,
  coreChanged: '不得改变',
  notOpen: (request, open) => `${request} 不是待答复的请求；待答复的有：${open.join('、') || '无'}`,
  answered: (request, times) => `${request} 必须恰好答复一次，而不是 ${times} 次`,
  unchanged: (request, field) => `${request} 被称为已满足，但 ${field} 没有变化`,
  notAsAsked: (request, field, given, asked) =>
    `${request} 被称为已满足，但 ${field} 是“${given}”，而请求的是“${asked}”：请改为该值，或写明 partly: true`,
  notPassedOn: (request) =>
    `${request} 声称已转交，但没有任何席位有变化：请在某人的 task 或 notes 中写明由谁来做，或写入 changes_rejected 并说明原因`,
  notAskedFor: (name, id) => `${id} 的 ${name} 有变化，但 ${id} 没有提出任何修改：请保持原样`,
};

export const facilitationWording = (language: Language): FacilitationWording => ({ en, zh })[language];
