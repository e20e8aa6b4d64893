import type { workshop as En } from '../../en/protocols/workshop.js';
import type { Translation } from '../../translation.js';
import { workshop as shared } from '../workshop.js';

export const workshop: Translation<typeof En> = {
  done: ({ open, objections, unheard }) => {
    const left = [
      ...(open ? [`仍有 ${open} 个问题未解决`] : []),
      ...(objections ? [`仍有 ${objections} 项异议`] : []),
      ...(unheard.length ? [`最后一轮未听到：${unheard.join('、')}`] : []),
    ];
    return left.length ? `规划已完成，${left.join('，')}。` : '规划已完成，没有遗留问题。';
  },
  stopped: '工作坊已停止，已有内容保留在日志中。',
  objection: (entry, reason) => `对 ${entry} 的异议：${reason}`,
  documents: shared.documents,
  feedback: (text) => `对上一版的反馈：${text}`,
};
