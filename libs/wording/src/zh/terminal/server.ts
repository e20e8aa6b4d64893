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
  agentsConnect: (host) => `  外部智能体经由 nats://${host} 参与：${command`seat-nats CHANNEL SEAT`} 给出所需的一切`,
  oldNatsServer: (version) =>
    `${version} 无法接入席位：请安装 nats-server 2.10 或更新版本（https://nats.io/download），或用 NATS_SERVER_BIN 指明其位置`,
  noNatsServer: (why) =>
    `${why}；请安装 nats-server（apt install nats-server、brew install nats-server、https://nats.io/download），或用 NATS_SERVER_BIN 指明其位置`,
  natsPortInUse: (port) => `端口 ${port} 已被占用；请为 NATS 换一个：${command`up --nats ${port + 1}`}`,
  twoBrokers: 'NATS_URL 已指明消息服务器：请去掉它，或去掉 --nats',
  runsAlready: (url, why) => `Parley 已在运行：${url}   ${why}`,
});
