/** By name: whether peers have to be installed, and whether a nats-server or a browser with the built console is needed. */
export const BENCHES = {
  log: { peers: true },
  turns: { peers: true },
  idle: {},
  read: {},
  readers: {},
  rebuild: {},
  restarts: { nats: true },
  growth: {},
  termination: {},
  tokens: {},
  team: { nats: true },
  interview: { nats: true },
  console: { browser: true },
};
