import type { webhooks as En } from '../../en/terminal/webhooks.js';
import type { Terminal } from '../../terminal.js';
import type { Translation } from '../../translation.js';

export const webhooks = ({ command }: Terminal): Translation<ReturnType<typeof En>> => ({
  none: () => `尚无接收通知的服务器；可以试试：${command`webhooks new https://…`}`,
  rows: {
    state: '状态',
    types: '通知内容',
    channels: '频道',
    links: '链接',
    description: '用途',
    replaying: '重新通知',
    secret: '密钥',
    publicKey: '公钥',
  },
  on: (waiting) => `已启用，${waiting} 条待发`,
  off: (gone) => (gone ? '已停用：对方答复 410，不再接收' : '已停用'),
  all: '全部',
  withKeys: '可直接进入被询问者的席位，三天内有效',
  shownOnce: (id) => `密钥不会再次显示。试发一条：${command`webhooks test ${id}`}`,
  taken: (status, ms) => `已接收：${status}，用时 ${ms} 毫秒`,
  notTaken: (why) => `未接收：${why}`,
  deleted: (url) => `不再通知 ${url}`,
  status: { waiting: '待发', delivered: '已通知' },
  attempts: (count) => `尝试 ${count} 次`,
  next: (at) => `下次在 ${at}`,
  nothingTold: '尚未通知过什么',
});
