import { chooseCastSubject, EVENTS_STREAM, modelsSubject, usualFiguresSubject } from '@parley/contracts';
import { SETTLING } from '../live/settled-by.js';
import { DURABLE_CONSUMERS, durableName } from './durable-consumers.js';

/** What an account lets others reach: requests that it answers, or messages that it lets be heard. */
type Export = { service: string; response?: 'stream' } | { stream: string };
/** What an account reaches of another one. Nothing else of it is there. */
type Import = { service: Subject } | { stream: Subject };
type Subject = { account: string; subject: string };

/** As nats-server's configuration has it. */
export interface BrokerAccount {
  jetstream?: 'enabled';
  users: { user: string; password: string }[];
  exports: Export[];
  imports: Import[];
}

interface Reach {
  exports: Export[];
  imports: Import[];
}

const KEEPER = 'channel-admin';
/** The account of all seats that are taken from outside: it keeps nothing, and nobody answers there but channel-admin's desk. */
export const SEATS_ACCOUNT = 'seats';
/** Subscriptions of one connection: a limit in the signed rights of a seat counts for nothing where the broker had to ask (2.15). */
export const MOST_SUBSCRIPTIONS = 10_000;
const SYSTEM = 'SYS';
const KICK = '$SYS.REQ.SERVER.*.KICK';
const READER = 'transcript-store';
const WORKERS = ['participant-agents', 'coach-judge', 'termination-monitor'];
const JS = '$JS.API';

const TOKENS = 'parley.v1.token.>';
const CASTS = chooseCastSubject('*', '*');
const MODELS = modelsSubject('*');
const FIGURES = usualFiguresSubject('*');
const FORESEEN = 'parley.v1.foreseen.>';
const SEATS = 'parley.v1.seat.>';

const asks = (account: string, ...subjects: string[]): Import[] =>
  subjects.map((subject) => ({ service: { account, subject } }));
const hears = (account: string, ...subjects: string[]): Import[] =>
  subjects.map((subject) => ({ stream: { account, subject } }));

/** What every service may: streams and consumers are channel-admin's, who alone publishes events and answers commands. */
const REACH: Readonly<Record<string, Reach>> = {
  [KEEPER]: {
    exports: [
      { service: 'parley.v1.command.>' },
      { service: 'parley.v1.dead-letter.>' },
      { service: `${JS}.INFO` },
      { service: `${JS}.CONSUMER.INFO.${EVENTS_STREAM}.*` },
      { service: `${JS}.CONSUMER.MSG.NEXT.${EVENTS_STREAM}.*`, response: 'stream' },
      { service: `$JS.ACK.${EVENTS_STREAM}.>` },
      { stream: 'parley.v1.event.>' },
      { stream: SEATS },
      { stream: FORESEEN },
    ],
    imports: [...asks('coach-judge', CASTS), ...asks('participant-agents', MODELS), ...asks(READER, FIGURES)],
  },
  [READER]: {
    exports: [{ service: 'parley.v1.query.>' }],
    imports: WORKERS.flatMap((worker) => hears(worker, TOKENS)),
  },
  'participant-agents': worker(
    'participant-agents',
    [...settling(), ...hears(KEEPER, FORESEEN)],
    [{ service: MODELS }],
  ),
  'coach-judge': worker('coach-judge', settling(), [{ service: CASTS }]),
  'termination-monitor': worker('termination-monitor'),
};

/** A worker draws from its own consumers, speaks in its own name, and lets be heard what is being said. */
function worker(service: string, more: Import[] = [], answers: Export[] = []): Reach {
  const own = DURABLE_CONSUMERS.filter((consumer) => consumer.service === service).map(durableName);
  return {
    exports: [{ stream: TOKENS }, ...answers],
    imports: [
      ...asks(KEEPER, `parley.v1.command.*.*.*.service-${service}`, ...own.flatMap(drawing)),
      // Without it the broker itself would answer in this account that it keeps nothing here.
      ...asks(KEEPER, `${JS}.INFO`),
      ...asks(READER, 'parley.v1.query.>'),
      ...more,
    ],
  };
}

/** A worker hears at once what it works for in vain. */
function settling(): Import[] {
  return hears(KEEPER, ...SETTLING.map((type) => `parley.v1.event.*.*.${type}`));
}

/** Its messages, its acknowledgements, and a letter for what it gave up on. */
function drawing(consumer: string): string[] {
  return [
    `${JS}.CONSUMER.INFO.${EVENTS_STREAM}.${consumer}`,
    `${JS}.CONSUMER.MSG.NEXT.${EVENTS_STREAM}.${consumer}`,
    `$JS.ACK.${EVENTS_STREAM}.${consumer}.>`,
    `parley.v1.dead-letter.*.${consumer}`,
  ];
}

/** Whoever is on the bus. */
export const BUS_SERVICES: readonly string[] = Object.keys(REACH);

/**
 * What each may say on the bus, fail closed: an account for each service. Rights of users within one account would not do. No
 * broker checks a reply subject, and JetStream itself answers whoever publishes to a stream or acknowledges a message: who
 * may do that could have the answer published where it may not publish, on the subject that purges the stream, for one.
 * Between accounts an answer comes back into the account that has asked, whatever it named.
 */
export function brokerAccounts(passwordOf: (service: string) => string): Record<string, BrokerAccount> {
  const accounts = Object.entries(REACH).map(([service, reach]): [string, BrokerAccount] => {
    const users = [{ user: service, password: passwordOf(service) }];
    return [service, { ...(service === KEEPER && { jetstream: 'enabled' as const }), users, ...reach }];
  });
  return Object.fromEntries(accounts);
}

/**
 * All that a broker has to know of who may say what, as its configuration has it. It asks channel-admin about
 * everybody it does not know, who may be a seat (nats-server 2.10).
 * @param issuer the public key by which channel-admin vouches for a seat
 */
export function brokerRights(passwordOf: (user: string) => string, issuer: string): object {
  const accounts = brokerAccounts(passwordOf);
  const keeper = accounts[KEEPER]!;
  const desk: BrokerAccount = {
    users: [{ user: SEATS_ACCOUNT, password: passwordOf(SEATS_ACCOUNT) }],
    exports: [],
    imports: hears(KEEPER, SEATS),
  };
  return {
    accounts: {
      ...accounts,
      [KEEPER]: { ...keeper, imports: [...keeper.imports, ...asks(SYSTEM, KICK)] },
      [SEATS_ACCOUNT]: desk,
      [SYSTEM]: { users: [], exports: [{ service: KICK }], imports: [] },
    },
    system_account: SYSTEM,
    max_subscriptions: MOST_SUBSCRIPTIONS,
    authorization: {
      auth_callout: { issuer, account: KEEPER, auth_users: [...BUS_SERVICES, SEATS_ACCOUNT] },
    },
  };
}
