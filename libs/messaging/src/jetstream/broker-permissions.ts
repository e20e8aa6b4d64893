import { EVENTS_STREAM } from '@parley/contracts';
import { SETTLING } from '../live/settled-by.js';
import { DURABLE_CONSUMERS, durableName } from './durable-consumers.js';
import { DEAD_LETTERS_STREAM, LETTER_COLLECTOR } from './streams.js';

/** What the broker lets one service do, as nats-server's configuration has it. */
export interface Permissions {
  publish: string[];
  subscribe: string[];
  /** To answer what it was asked, and nothing else. */
  allow_responses: boolean;
}

/** Between the replicas of one worker alone. */
const HAND_OVER = 'parley.v1.hand-over.>';

/**
 * Who may say what on the bus, fail closed. Streams and consumers are channel-admin's to make, who also alone publishes events and
 * answers commands; a worker draws from its own consumers, speaks in its own name, and reads no other's replies.
 */
export const BROKER_PERMISSIONS: Readonly<Record<string, Permissions>> = {
  'channel-admin': permissions('channel-admin', {
    publish: [
      'parley.v1.event.>',
      'parley.v1.foreseen.>',
      '$JS.API.INFO',
      '$JS.API.STREAM.>',
      '$JS.API.CONSUMER.>',
      `$JS.ACK.${DEAD_LETTERS_STREAM}.${LETTER_COLLECTOR}.>`,
    ],
    subscribe: ['parley.v1.command.>', 'parley.v1.token.>'],
    answers: true,
  }),
  'transcript-store': permissions('transcript-store', {
    subscribe: ['parley.v1.query.>', 'parley.v1.token.>'],
    answers: true,
  }),
  'participant-agents': permissions('participant-agents', {
    publish: [...speaking('participant-agents'), HAND_OVER],
    subscribe: [...settling(), 'parley.v1.foreseen.>', HAND_OVER],
    answers: true,
  }),
  'coach-judge': permissions('coach-judge', { publish: speaking('coach-judge'), subscribe: settling() }),
  'termination-monitor': permissions('termination-monitor', { publish: speaking('termination-monitor') }),
};

interface Rights {
  publish?: string[];
  subscribe?: string[];
  answers?: boolean;
}

function permissions(service: string, { publish = [], subscribe = [], answers = false }: Rights): Permissions {
  const own = DURABLE_CONSUMERS.filter((consumer) => consumer.service === service).map(durableName);
  return {
    publish: [...publish, ...own.flatMap(drawing)],
    subscribe: [...subscribe, `_INBOX_${service}.>`],
    allow_responses: answers,
  };
}

/** Commands in its own name, reads of a channel, and what is being said. */
function speaking(service: string): string[] {
  return [`parley.v1.command.*.*.*.service-${service}`, 'parley.v1.query.>', 'parley.v1.token.>'];
}

/** A worker hears at once what it works for in vain. */
function settling(): string[] {
  return SETTLING.map((type) => `parley.v1.event.*.*.${type}`);
}

/** Its messages, its acknowledgements, and a letter for what it gave up on. */
function drawing(consumer: string): string[] {
  return [
    `$JS.API.CONSUMER.INFO.${EVENTS_STREAM}.${consumer}`,
    `$JS.API.CONSUMER.MSG.NEXT.${EVENTS_STREAM}.${consumer}`,
    `$JS.ACK.${EVENTS_STREAM}.${consumer}.>`,
    `parley.v1.dead-letter.*.${consumer}`,
  ];
}
