import type { Msg } from '@nats-io/transport-node';
import type { MessageHandler } from '@nestjs/microservices';
import { commandSubject, newId, type Command, type CommandReply } from '@parley/contracts';
import { expect, it } from 'vitest';
import { commandAnswerer } from './responders.js';

const sender = { kind: 'user', id: 'ula' } as const;
const stop = (): Command => ({
  ...{ id: newId(), tenant: 'acme', channel_id: newId(), actor: sender, time: new Date().toISOString() },
  ...{ type: 'Intervene', data: { text: 'Hello.' } },
});

/** A command on the bus, and what is answered to each time it is sent. */
function sent(command: Command) {
  const answers: string[] = [];
  const text = JSON.stringify(command);
  const message = {
    subject: commandSubject(command, sender),
    string: () => text,
    json: () => JSON.parse(text) as unknown,
    respond: (answer: string) => answers.push(answer),
  } as unknown as Msg;
  return { message, answers };
}

/** A handler that is slow: what it is given waits until it is told to answer. */
function slow() {
  const handled: string[] = [];
  const answering: (() => void)[] = [];
  const handler = ((command: Command) => {
    handled.push(command.id);
    const reply: CommandReply = {
      ...{ ok: true, channel_id: command.channel_id, version: handled.length, position: 1, duplicate: false },
    };
    return new Promise((resolve) => answering.push(() => resolve(reply)));
  }) as MessageHandler;
  return { handler, handled, goOn: () => answering.splice(0).forEach((answer) => answer()) };
}

it('a command that is sent again while it is handled is handled once, and each time answered', async () => {
  const answer = commandAnswerer();
  const { handler, handled, goOn } = slow();
  const [one, other] = [sent(stop()), sent(stop())];
  const answered = [one, one, one, other].map(({ message }) => answer(handler, message));
  await Promise.resolve();
  goOn();
  await Promise.all(answered);
  expect(handled).toHaveLength(2);
  expect(one.answers).toHaveLength(3);
  expect(new Set(one.answers).size).toBe(1);
  expect(other.answers).toHaveLength(1);
});

it('one that is sent again after its answer is handled again', async () => {
  const answer = commandAnswerer();
  const { handler, handled, goOn } = slow();
  const { message } = sent(stop());
  for (let time = 0; time < 2; time++) {
    const answered = answer(handler, message);
    await Promise.resolve();
    goOn();
    await answered;
  }
  expect(handled).toHaveLength(2);
});
