/** What keeps a plan from being plain sailing. */
interface Left {
  open: number;
  objections: number;
  /** Names of roles that were not heard in the last round. */
  unheard: readonly string[];
}

/** What Parley itself says at a workshop, in its language. */
export const workshopWording = (language: 'en' | 'zh') =>
  ({
    en: {
      done: ({ open, objections, unheard }: Left) => {
        const left = [
          ...(open ? [`${open} issue${open === 1 ? ' is' : 's are'} still open`] : []),
          ...(objections ? [`${objections} objection${objections === 1 ? ' stands' : 's stand'}`] : []),
          ...(unheard.length ? [`not heard in the last round: ${unheard.join(', ')}`] : []),
        ];
        return left.length
          ? `The plan is written; ${left.join('; ')}.`
          : 'The plan is written, and nothing is left open.';
      },
      stopped: 'The workshop was stopped; what was said stays in the log.',
      objection: (entry: string, reason: string) => `Objection to ${entry}: ${reason}`,
      feedback: (text: string) => `Feedback on the previous version: ${text}`,
    },
    zh: {
      done: ({ open, objections, unheard }: Left) => {
        const left = [
          ...(open ? [`仍有 ${open} 个问题未解决`] : []),
          ...(objections ? [`仍有 ${objections} 项异议`] : []),
          ...(unheard.length ? [`最后一轮未听到：${unheard.join('、')}`] : []),
        ];
        return left.length ? `规划已完成，${left.join('，')}。` : '规划已完成，没有遗留问题。';
      },
      stopped: '工作坊已停止，已有内容保留在日志中。',
      objection: (entry: string, reason: string) => `对 ${entry} 的异议：${reason}`,
      feedback: (text: string) => `对上一版的反馈：${text}`,
    },
  })[language];
