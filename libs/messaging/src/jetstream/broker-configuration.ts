import { brokerRights } from './broker-accounts.js';

interface Options {
  /** As `127.0.0.1:4222`. */
  listen: string;
  /** Where JetStream keeps its streams. */
  storeDir: string;
  passwordOf(user: string): string;
  /** The public key by which channel-admin vouches for seats. */
  issuer: string;
  /** What else the file says. */
  more?: string;
}

/** The configuration file of a broker that is Parley's own, for nats-server 2.10 and later. */
export function brokerConfiguration({ listen, storeDir, passwordOf, issuer, more = '' }: Options): string {
  const rights = Object.entries(brokerRights(passwordOf, issuer)).map(
    ([name, value]) => `${name}: ${JSON.stringify(value, null, 2)}`,
  );
  return `listen: ${listen}
jetstream { store_dir: ${JSON.stringify(storeDir)} }
# A client that was lost without a word is asked no more after 8 to 10 s: it would be sent a share of the commands. Not sooner:
# a worker that stands still is known to have work only as long as its connection stands.
ping_interval: "2s"
ping_max: 3
${rights.join('\n')}
${more}`;
}
