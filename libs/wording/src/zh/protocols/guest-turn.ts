/** How a guest turn ends, as the log tells it. */
export const guestTurn = {
  ended: {
    answered: (name: string) => `${name} 已答复另一处的讨论。`,
    no_answer: (name: string) => `${name} 未在期限内答复，也没有任何人代其发言。`,
    model_unavailable: (name: string) => `没有模型为 ${name} 给出可用的答复，也没有任何人代其发言。`,
    rehearsal: (name: string) => `这是排练，而 ${name} 没有脚本：这里没有谁理解过所问的内容，因此没有答复。`,
    stopped_by_user: (name: string) => `在 ${name} 答复之前已被停止。`,
  },
};
