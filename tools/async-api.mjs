// What is on the bus, as AsyncAPI 3.1, for whoever takes part over NATS: generated from proto/ and from what channel-admin makes of streams.
import { join } from 'node:path';
import { Parser } from '@asyncapi/parser';
import { schemasOf } from './answer-schemas.mjs';
import { ROOT } from './packages.mjs';

const PARAMETERS = {
  tenant: 'The tenant, `default` where there are no keys.',
  channel: 'The id of the channel.',
  sender: 'Whoever sends: `participant-{participant_id}`, `user-{name}`, `operator-{name}` or `service-{name}`.',
  participant: 'The id of the seat.',
  consumer: '`{service}-{EventType}`: who has given up.',
  request: 'The id of the request that is being answered.',
};

const INTRODUCTION = `The subjects of a Parley installation as whoever takes part sees them: events are received, commands are sent and answered
after they are committed. Each service and each agent has rights on the broker for its own subjects alone. The same is offered over REST (/docs).`;

const ref = (place, name) => ({ $ref: `#/${place}/${name}` });
const schema = (name) => ref('components/schemas', name);

/**
 * @param contract JSON Schemas of the contract's messages, by name
 * @param parts what is known of them: event and command types, what they are, streams and consumers
 */
export function asyncApi(contract, { EVENT_TYPES, COMMAND_TYPES, SEAT_TYPES, ABOUT, STREAMS, consumersOf }) {
  const all = [
    ...EVENT_TYPES.map((type) => eventOf(type, ABOUT[type], consumersOf(type))),
    ...COMMAND_TYPES.map((type) => commandOf(type, ABOUT[type])),
    ...SEAT_TYPES.map((type) => toSeat(type, ABOUT[type])),
    fromSeat('AnswerTurn', 'parley.v1.command.{tenant}.{channel}.AnswerTurn.{sender}', ABOUT),
    fromSeat('NextForSeat', 'parley.v1.next.{tenant}.{channel}.{participant}', ABOUT),
    deadLetters(),
    tokens(),
  ];
  return {
    asyncapi: '3.1.0',
    info: {
      title: 'Parley on NATS',
      version: '1',
      description: INTRODUCTION,
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    defaultContentType: 'application/json',
    servers: {
      nats: { host: '127.0.0.1:4222', protocol: 'nats', description: 'The installation’s broker (NATS_URL).' },
    },
    channels: Object.fromEntries([
      ...all.map(({ key, channel, message }) => [
        key,
        { ...channel, messages: { [key]: ref('components/messages', message) } },
      ]),
      [
        'replies',
        {
          address: null,
          description: 'The inbox of whoever has asked.',
          messages: { reply: ref('components/messages', 'CommandReply') },
        },
      ],
    ]),
    operations: Object.fromEntries(all.map(({ key, operation }) => [operation.name, operationOf(key, operation)])),
    components: {
      messages: Object.fromEntries([
        ...all.map(({ message, content }) => [message, { name: message, ...content }]),
        ['CommandReply', { name: 'CommandReply', title: 'The answer to a command', payload: schema('CommandReply') }],
      ]),
      schemas: toOurs({
        ...contract,
        ...schemasOf(join(ROOT, 'libs/messaging/src/ports.ts'), Object.keys(contract), 'BusMessages'),
      }),
    },
    'x-parley-jetstream': { streams: STREAMS.map(streamOf) },
  };
}

function eventOf(type, about, consumers) {
  const payload = {
    allOf: [
      schema('ParleyCloudEvent'),
      { type: 'object', properties: { type: { const: `parley.v1.${type}` }, data: schema(type) } },
    ],
  };
  const address = `parley.v1.event.{tenant}.{channel}.${type}`;
  return {
    key: type,
    channel: { ...channelOf(address, about), 'x-parley-jetstream': { stream: 'PARLEY_EVENTS', consumers } },
    message: type,
    content: { summary: about, contentType: 'application/cloudevents+json', payload },
    operation: { name: `receive${type}`, action: 'receive', summary: about },
  };
}

function commandOf(type, about) {
  const payload = {
    allOf: [schema('CommandOnBus'), { type: 'object', properties: { type: { const: type }, data: schema(type) } }],
  };
  const reply = { channel: ref('channels', 'replies'), messages: [ref('channels/replies/messages', 'reply')] };
  return {
    key: type,
    channel: channelOf(`parley.v1.command.{tenant}.{channel}.${type}.{sender}`, about),
    message: type,
    content: { summary: about, payload },
    operation: { name: `send${type}`, action: 'send', summary: about, reply },
  };
}

function toSeat(type, about) {
  const payload = {
    allOf: [
      schema('SeatCloudEvent'),
      { type: 'object', properties: { type: { const: `parley.v1.${type}` }, data: schema(type) } },
    ],
  };
  const address = `parley.v1.seat.{tenant}.{channel}.{participant}.${type.replace(/^Seat/u, '')}`;
  return {
    key: type,
    channel: { ...channelOf(address, about), 'x-parley-jetstream': { stream: 'PARLEY_SEATS' } },
    message: type,
    content: { summary: about, contentType: 'application/cloudevents+json', payload },
    operation: { name: `receive${type}`, action: 'receive', summary: about },
  };
}

function fromSeat(type, address, { [type]: about }) {
  const reply = { channel: ref('channels', 'replies'), messages: [ref('channels/replies/messages', 'reply')] };
  return {
    key: type,
    channel: channelOf(address, about),
    message: type,
    content: { summary: about, payload: schema(type) },
    operation: { name: `send${type}`, action: 'send', summary: about, reply },
  };
}

const deadLetters = () => {
  const about = 'A message that a service gave up on, with the cause.';
  return {
    key: 'deadLetters',
    channel: {
      ...channelOf('parley.v1.dead-letter.{tenant}.{consumer}', about),
      'x-parley-jetstream': { stream: 'PARLEY_DEAD_LETTERS' },
    },
    message: 'DeadLetter',
    content: { summary: about, payload: schema('DeadLetter') },
    operation: { name: 'receiveDeadLetter', action: 'receive', summary: about },
  };
};

const tokens = () => {
  const about = 'What is being said while it is said; nothing is stored, and what counts is the event that follows.';
  return {
    key: 'tokens',
    channel: channelOf('parley.v1.token.{tenant}.{channel}.{request}', about),
    message: 'TokenFrame',
    content: { summary: about, payload: schema('TokenFrame') },
    operation: { name: 'receiveTokens', action: 'receive', summary: about },
  };
};

function channelOf(address, description) {
  const names = [...address.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
  return {
    address,
    description,
    parameters: Object.fromEntries(names.map((name) => [name, { description: PARAMETERS[name] }])),
  };
}

const operationOf = (key, { name: _name, ...operation }) => ({
  ...operation,
  channel: ref('channels', key),
  messages: [ref(`channels/${key}/messages`, key)],
});

const streamOf = ({ name, subjects, max_age }) => ({
  ...{ name, subjects, max_age_s: max_age / 1e9, retention: 'limits', storage: 'file' },
});

const toOurs = (schemas) =>
  JSON.parse(
    JSON.stringify(schemas)
      .replaceAll('#/$defs/', '#/components/schemas/')
      .replaceAll('#/definitions/', '#/components/schemas/'),
  );

/** What of it nobody may take away: subjects, and what is around each message. Payloads are held by `buf breaking`. */
export const promisesOf = ({ channels, operations, components }) => ({
  operations: Object.fromEntries(
    Object.entries(operations).map(([name, { action, channel }]) => [
      name,
      `${action} ${channels[channel.$ref.split('/').at(-1)].address}`,
    ]),
  ),
  envelopes: Object.fromEntries(
    ['ParleyCloudEvent', 'SeatCloudEvent', 'CommandOnBus', 'DeadLetter', 'TokenFrame'].map((name) => [
      name,
      fieldsOf(components.schemas[name]),
    ]),
  ),
});

const fieldsOf = ({ properties, required }) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, { type = '' }]) => [name, `${type}${required.includes(name) ? '' : '?'}`]),
  );

/** @returns what was promised and is no more */
export const brokenPromises = (released, now) =>
  Object.entries(released.operations)
    .map(([name, said]) => [name, said, now.operations[name]])
    .concat(
      Object.entries(released.envelopes).flatMap(([envelope, fields]) =>
        Object.entries(fields).map(([name, said]) => [`${envelope}.${name}`, said, now.envelopes[envelope]?.[name]]),
      ),
    )
    .filter(([, said, is]) => said !== is)
    .map(([name, said, is]) => `${name} was "${said}" and is ${is === undefined ? 'gone' : `"${is}"`}`);

/** @returns what the standard's own parser says against it, warnings too */
export async function asyncApiFaults(document) {
  const found = await new Parser().validate(JSON.stringify(document));
  return found.map(({ path, message }) => `/${path.join('/')} ${message}`);
}
