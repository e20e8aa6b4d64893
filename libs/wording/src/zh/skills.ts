import type { skills as En } from '../en/skills.js';
import type { Translation } from '../translation.js';

export const skills: Translation<typeof En> = {
  negotiation: {
    name: '协商',
    example: '我们想在三月办一场四十人的免费聚会。请商定谁做演讲、谁主持、谁接待来宾。',
  },
  roundTable: {
    name: '讨论并决定',
    example: '我们十二人的团队要不要改为每周工作四天？请说明谁赞成、谁不赞成，以及原因。',
  },
  workshop: {
    name: '规划',
    example: '我们的阅读应用要能离线使用。请做一份规划：做什么、怎么测试、有哪些风险。',
  },
  team: {
    name: '完成任务',
    example: '请比较我们体育俱乐部收取会费的三种方式，并交出一份报告。',
  },
  interview: {
    name: '弄清需要什么',
    example: '我们俱乐部需要一个日历。请采访我，并写下它要做到什么。',
  },
  guestTurn: {
    name: '代一席位发言一次',
    example: '以下是我们讨论中你的席位所得知的内容，数据部分是回答的表单。',
  },
};
