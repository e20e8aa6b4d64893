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
  agentsConnect: (host: string) =>
    `  Agents from outside take part over nats://${host}: ${command`seat-nats CHANNEL SEAT`} says what one needs`,
  oldNatsServer: (version: string) =>
    `${version} cannot let seats in: install nats-server 2.10 or later (https://nats.io/download), or name one with NATS_SERVER_BIN`,
  noNatsServer: (why: string) =>
    `${why}; install nats-server (apt install nats-server, brew install nats-server, https://nats.io/download) or name it with NATS_SERVER_BIN`,
  natsPortInUse: (port: number) => `port ${port} is in use; choose another for NATS: ${command`up --nats ${port + 1}`}`,
  twoBrokers: 'NATS_URL names a broker already: leave it out, or --nats',
  runsAlready: (url: string, why: string) => `Parley runs already: ${url}   ${why}`,
});
