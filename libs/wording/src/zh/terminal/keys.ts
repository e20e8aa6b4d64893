import type { keys as En } from '../../en/terminal/keys.js';
import type { Terminal } from '../../terminal.js';
import type { Translation } from '../../translation.js';

export const keys = ({ command }: Terminal): Translation<ReturnType<typeof En>> => ({
  none: () => `此处尚未创建密钥；可以试试：${command`keys make NAME --scopes read,write`}`,
  states: { good: '有效', ended: '已到期', revoked: '已撤销' },
  rows: {
    scopes: '权限',
    made: '创建',
    replaces: '所替换的密钥',
    ends: '有效期至',
    used: '最近使用',
    revoked: '撤销',
    key: '密钥',
  },
  madeBy: (at, by) => `${at}，由 ${by}`,
  never: '–',
  shownOnce: '密钥不会再次显示。',
  actions: {
    'key-made': '创建了密钥',
    'key-rotated': '轮换出了密钥',
    'key-revoked': '撤销了密钥',
    'letter-retried': '重新处理了死信',
    'views-redriven': '重建了视图',
  },
  nothingDone: '尚无运维操作',
});
