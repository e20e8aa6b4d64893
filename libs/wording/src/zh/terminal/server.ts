import type { Terminal } from '../../terminal.js';
import type { server as En } from '../../en/terminal/server.js';
import type { Translation } from '../../translation.js';

export const server = ({ command }: Terminal): Translation<ReturnType<typeof En>> => ({
  demoEnds: (channel, exported, log) =>
    `\n${log === undefined ? '' : `日志：${log}   `}导出：${exported}\n再看一遍：${command`show ${channel}`}   校验：${command`verify ${exported}`}   服务器：${command`up`}`,
  isUp: (url) => `  控制台 ${url}   API /docs   试试：${command`negotiate "…"`}   按 Ctrl-C 结束`,
  noPort: (port) => `PORT=${port} 不是端口`,
  portInUse: (port, by) =>
    `端口 ${port} 已被占用${by === undefined ? '' : `，占用者是 Parley：${by}`}；请换一个：PORT=${port + 1} ${command`up`}`,
  runsAlready: (url, why) => `Parley 已在运行：${url}   ${why}`,
});
