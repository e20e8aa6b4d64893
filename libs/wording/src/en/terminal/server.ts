import type { Terminal } from '../../terminal.js';

/** What is said by the commands that run Parley itself. */
export const server = ({ command }: Terminal) => ({
  /** @param log where the data lies, of a server that ends with the demo */
  demoEnds: (channel: string, exported: string, log: string | undefined) =>
    `\n${log === undefined ? '' : `log: ${log}   `}export: ${exported}\nagain: ${command`show ${channel}`}   verify: ${command`verify ${exported}`}   server: ${command`up`}`,
  isUp: (url: string) => `  Console ${url}   API /docs   Try: ${command`negotiate "…"`}   Ctrl-C ends it`,
  noPort: (port: string) => `PORT=${port} is no port`,
  portInUse: (port: number, by: string | undefined) =>
    `port ${port} is in use${by === undefined ? '' : ` by a Parley: ${by}`}; choose another: PORT=${port + 1} ${command`up`}`,
  runsAlready: (url: string, why: string) => `Parley runs already: ${url}   ${why}`,
});
