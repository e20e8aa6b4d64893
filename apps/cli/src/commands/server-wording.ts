import { command } from '../called.js';
import { spoken, type Language } from '../language.js';

/** What is said by the commands that run Parley itself. */
interface ServerWording {
  /** @param log where the data lies, of a server that ends with the demo */
  demoEnds(channel: string, exported: string, log: string | undefined): string;
  isUp(url: string): string;
  noPort(port: string): string;
  portInUse(port: number, by: string | undefined): string;
  runsAlready(url: string, why: string): string;
}

const en: ServerWording = {
  demoEnds: (channel, exported, log) =>
    `\n${log === undefined ? '' : `log: ${log}   `}export: ${exported}\nagain: ${command`show ${channel}`}   verify: ${command`verify ${exported}`}   server: ${command`up`}`,
  isUp: (url) => `  Console ${url}   API /docs   Try: ${command`negotiate "…"`}   Ctrl-C ends it`,
  noPort: (port) => `PORT=${port} is no port`,
  portInUse: (port, by) =>
    `port ${port} is in use${by === undefined ? '' : ` by a Parley: ${by}`}; choose another: PORT=${port + 1} ${command`up`}`,
  runsAlready: (url, why) => `Parley runs already: ${url}   ${why}`,
};

const zh: ServerWording = {
  demoEnds: (channel, exported, log) =>
    `\n${log === undefined ? '' : `日志：${log}   `}导出：${exported}\n再看一遍：${command`show ${channel}`}   校验：${command`verify ${exported}`}   服务器：${command`up`}`,
  isUp: (url) => `  控制台 ${url}   API /docs   试试：${command`negotiate "…"`}   按 Ctrl-C 结束`,
  noPort: (port) => `PORT=${port} 不是端口`,
  portInUse: (port, by) =>
    `端口 ${port} 已被占用${by === undefined ? '' : `，占用者是 Parley：${by}`}；请换一个：PORT=${port + 1} ${command`up`}`,
  runsAlready: (url, why) => `Parley 已在运行：${url}   ${why}`,
};

export const serverWordingOf = (language: Language): ServerWording => ({ en, zh })[language];
export const serverWords = (): ServerWording => serverWordingOf(spoken());
