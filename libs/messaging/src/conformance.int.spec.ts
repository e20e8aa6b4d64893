import { AckPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import {
  commandSubject,
  EVENTS_STREAM,
  eventSubject,
  newId,
  readChannelSubject,
  positionOf,
  toCloudEvent,
  type CastMade,
  type Command,
  type CommandReply,
  type ParleyCloudEvent,
  type RecordedEvent,
} from '@parley/contracts';
import { LogUnavailable } from '@parley/event-log';
import { natsServerMissing, smallDisk, smallDiskMissing } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  ACK_WAIT_MS,
  embeddedHarness,
  jetStreamHarness,
  labelOf,
  SENDER,
  writer,
  type Behaviour,
  type Harness,
  type JetStreamHarness,
} from './conformance.fixtures.js';
import { BusUnavailable, PermanentFailure, type Delivery } from './index.js';

/** Remembers what was handled, in order. */
function recorder(more: Partial<Behaviour> = {}): Behaviour & { handled: string[]; of(channel: string): string[] } {
  const events: RecordedEvent[] = [];
  const record = async (event: RecordedEvent) => void events.push(event);
  return {
    onTimerFired: record,
    onTurnFailed: record,
    ...more,
    get handled() {
      return events.map(labelOf);
    },
    of: (channel) => events.filter((event) => event.channel_id === channel).map(labelOf),
  };
}

const commandTo = (channel_id: string, data: object = { text: 'hello' }): Command =>
  ({
    id: newId(),
    type: 'Intervene',
    tenant: 'default',
    channel_id,
    actor: { kind: 'user', id: 'u' },
    time: '2026-01-01T00:00:00.000Z',
    data,
  }) as Command;

function conformance(make: () => Promise<Harness>): void {
  let harness: Harness;
  beforeAll(async () => (harness = await make()));
  afterAll(() => harness.close());

  it('delivers every event, those before the start and those after', async () => {
    const channel = writer(harness.log);
    await channel.fired('1', '2');
    const service = recorder();
    const running = await harness.start(service);
    await channel.fired('3');
    await eventually(() => expect(service.of(channel.channel_id)).toEqual(['1', '2', '3']));
    await running.close();
  });

  it('keeps the order of a channel, however slow its handler, while channels run side by side', async () => {
    const channels = [writer(harness.log), writer(harness.log), writer(harness.log)];
    const seen: Record<string, string[]> = {};
    let together = 0;
    let most = 0;
    const running = await harness.start({
      async onTimerFired(event) {
        most = Math.max(most, (together += 1));
        await new Promise((resolve) => setTimeout(resolve, labelOf(event) === '0' ? 60 : 5));
        (seen[event.channel_id] ??= []).push(labelOf(event));
        together -= 1;
      },
    });
    for (let round = 0; round < 6; round++) await Promise.all(channels.map((channel) => channel.fired(String(round))));
    await eventually(() => {
      for (const { channel_id } of channels) expect(seen[channel_id]).toEqual(['0', '1', '2', '3', '4', '5']);
    });
    expect(most).toBeGreaterThan(1);
    await running.close();
  });

  it('runs work of one channel side by side where the handler asks for it', async () => {
    const channel = writer(harness.log);
    let together = 0;
    const release: (() => void)[] = [];
    const running = await harness.start({
      onTimerFired: async () => undefined,
      async onTurnFailed() {
        together += 1;
        await new Promise<void>((resolve) => release.push(resolve));
      },
    });
    await channel.turnsFailed('a', 'b', 'c');
    await eventually(() => expect(together).toBe(3));
    release.forEach((one) => one());
    await running.close();
  });

  it('delivers again after a handler throws, before what follows in the channel', async () => {
    const channel = writer(harness.log);
    let failures = 2;
    const seen: [string, number, boolean | undefined][] = [];
    const running = await harness.start({
      async onTimerFired(event, { attempt, again }) {
        if (event.channel_id !== channel.channel_id) return;
        if (labelOf(event) === '1' && failures-- > 0) throw new Error('not yet');
        seen.push([labelOf(event), attempt, again]);
      },
    });
    await channel.fired('1', '2');
    await eventually(() =>
      expect(seen).toEqual([
        ['1', 3, true],
        ['2', 1, false],
      ]),
    );
    await running.close();
  });

  it('gives up after five tries with a dead letter that holds the cause; only that channel has waited', async () => {
    const poisoned = writer(harness.log);
    const other = writer(harness.log);
    const service = recorder();
    let tries = 0;
    const running = await harness.start({
      async onTimerFired(event, delivery) {
        if (event.channel_id === poisoned.channel_id && labelOf(event) === 'poison') {
          tries += 1;
          if (tries === 5) await eventually(() => expect(service.of(other.channel_id)).toEqual(['fine']));
          throw new Error(`I choke on this`);
        }
        await service.onTimerFired(event, delivery);
      },
    });
    await poisoned.fired('poison', 'after');
    await other.fired('fine');
    await eventually(() => expect(service.of(poisoned.channel_id)).toEqual(['after']));
    expect(service.of(other.channel_id)).toEqual(['fine']);
    expect(tries).toBe(5);
    await eventually(async () => {
      const letters = (await harness.deadLetters()).filter((letter) => letter.channel_id === poisoned.channel_id);
      expect(letters).toMatchObject([
        { consumer: 'channel-admin.TimerFired', attempts: 5, cause: 'Error: I choke on this' },
      ]);
    });
    await running.close();
  });

  it('gives up at once on a permanent failure', async () => {
    const channel = writer(harness.log);
    let tries = 0;
    const running = await harness.start({
      async onTimerFired(event) {
        if (event.channel_id !== channel.channel_id) return;
        tries += 1;
        throw new PermanentFailure('hopeless');
      },
    });
    await channel.fired('x');
    await eventually(async () =>
      expect((await harness.deadLetters()).map((letter) => letter.cause)).toContain('PermanentFailure: hopeless'),
    );
    expect(tries).toBe(1);
    await running.close();
  });

  it('handles a dead letter again once where somebody asks for it, and tells what came of it', async () => {
    const channel = writer(harness.log);
    let cause: string | undefined = 'I choke on this';
    let tries = 0;
    const behaviour: Behaviour = {
      async onTimerFired(event) {
        if (event.channel_id !== channel.channel_id) return;
        tries += 1;
        if (cause) throw new PermanentFailure(cause);
      },
    };
    let running = await harness.start(behaviour);
    await channel.fired('poison');
    const letter = () => letterOf(harness, channel.channel_id);
    await eventually(async () => expect(await letter()).toMatchObject({ status: 'given-up', retries: 0 }));
    const { id } = (await letter())!;
    const retry = () => harness.letters.retry('default', id, 'op');

    cause = 'not yet';
    await retry();
    await eventually(async () => expect(await letter()).toMatchObject({ status: 'given-up', retries: 1, attempts: 2 }));
    expect(await letter()).toMatchObject({ cause: 'PermanentFailure: not yet', retried_by: 'op' });

    await running.close();
    cause = undefined;
    expect(await retry()).toMatchObject({ status: 'retrying', retries: 2 });
    expect(await retry()).toBeUndefined();
    running = await harness.start(behaviour);
    await eventually(async () => expect(await letter()).toMatchObject({ status: 'handled', retries: 2 }));
    expect(await retry()).toBeUndefined();
    expect(tries).toBe(3);
    await running.close();
  });

  it('loses nothing in an outage that outlasts five tries and seven restarts: all is handled, nothing given up', async () => {
    const channel = writer(harness.log);
    const labels = Array.from({ length: 12 }, (_, index) => `${index}`);
    let away = true;
    let tries = 0;
    const handled: string[] = [];
    const attempts = new Set<number>();
    const meetsOutage = async (event: RecordedEvent, { attempt }: Delivery): Promise<void> => {
      if (event.channel_id !== channel.channel_id) return;
      attempts.add(attempt);
      tries += 1;
      if (away) throw tries % 2 ? new BusUnavailable('nobody answers') : new LogUnavailable('the log is away');
      handled.push(labelOf(event));
    };
    const behaviour: Behaviour = { onTimerFired: meetsOutage, onTurnFailed: meetsOutage };
    await channel.fired(...labels.slice(0, 6));
    await channel.turnsFailed(...labels.slice(6));
    for (let restart = 0; restart < 7; restart++) {
      const before = tries;
      const running = await harness.start(behaviour, { graceMs: 20 });
      await eventually(() => expect(tries - before).toBeGreaterThan(60));
      await running.close();
    }
    const running = await harness.start(behaviour);
    away = false;
    await eventually(() => expect([...handled].sort((a, b) => Number(a) - Number(b))).toEqual(labels));
    expect([...attempts]).toEqual([1]);
    expect((await harness.deadLetters()).filter((letter) => letter.channel_id === channel.channel_id)).toEqual([]);
    await running.close();
  });

  it('keeps a slow handler alive: its message is not delivered a second time meanwhile', async () => {
    const channel = writer(harness.log);
    let started = 0;
    let finished = 0;
    const running = await harness.start({
      async onTimerFired(event) {
        if (event.channel_id !== channel.channel_id) return;
        started += 1;
        await new Promise((resolve) => setTimeout(resolve, 2.5 * ACK_WAIT_MS));
        finished += 1;
      },
    });
    await channel.fired('slow');
    await eventually(() => expect(finished).toBe(1));
    expect(started).toBe(1);
    await running.close();
  });

  it('goes on after a restart where it stopped: nothing handled comes again, nothing is left out', async () => {
    const channel = writer(harness.log);
    const first = recorder();
    const running = await harness.start(first);
    await channel.fired('1', '2');
    await eventually(() => expect(first.of(channel.channel_id)).toEqual(['1', '2']));
    await running.close();
    await channel.fired('3', '4');
    const second = recorder();
    const again = await harness.start(second);
    await eventually(() => expect(second.of(channel.channel_id)).toEqual(['3', '4']));
    await again.close();
  });

  it('delivers again what a closing service had to leave unfinished', async () => {
    const channel = writer(harness.log);
    const begun = vi.fn();
    const running = await harness.start(
      {
        async onTimerFired(event, { signal }) {
          if (event.channel_id !== channel.channel_id) return;
          begun();
          await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('closing'))));
        },
      },
      { graceMs: 50 },
    );
    await channel.fired('long');
    await eventually(() => expect(begun).toHaveBeenCalled());
    await running.close();
    const second = recorder();
    const again = await harness.start(second);
    await eventually(() => expect(second.of(channel.channel_id)).toEqual(['long']));
    await again.close();
  });

  it('answers a command, and a command that breaks the contract with the field and the reason', async () => {
    const onCommand = vi.fn(async ({ channel_id }: Command) => ({
      ok: true as const,
      channel_id,
      version: 1,
      position: 1,
      duplicate: false,
    }));
    const running = await harness.start(recorder({ onCommand }));
    const channel = newId();
    await eventually(async () =>
      expect(await harness.commands.send(commandTo(channel))).toMatchObject({ ok: true, channel_id: channel }),
    );
    onCommand.mockClear();
    expect(await harness.commands.send(commandTo(channel, { text: '', volume: 3 }))).toMatchObject({
      ok: false,
      problem: {
        code: 'invalid-request',
        errors: expect.arrayContaining([{ pointer: '/data/volume', reason: 'unknown field' }]) as unknown,
      },
    });
    expect(onCommand).not.toHaveBeenCalled();
    await running.close();
  });

  it('has a cast chosen, asked once however long that takes, and waits no longer than it was told', async () => {
    const [at, wanted] = castAsked();
    const onChoose = vi.fn(() => new Promise<CastMade>((resolve) => setTimeout(resolve, 1_000, { failure: 'no' })));
    const running = await harness.start(recorder({ onChoose }));
    await eventually(async () => expect(await harness.chooser.choose(at, wanted, 5_000)).toEqual({ failure: 'no' }));
    expect(onChoose.mock.calls).toEqual([[{ ...wanted, tenant: 'default', channel_id: at.id }]]);
    await expect(harness.chooser.choose(at, wanted, 50)).rejects.toThrow(/answer/u);
    await running.close();
  });
}

function castAsked() {
  const wanted = { protocol: 'p', topic: 't', language: 'en', asked_on: '2026-11-23', budget_micro_usd: 1 } as const;
  return [{ tenant: 'default', id: newId() }, wanted, 5_000] as const;
}

describe('embedded transport', () => {
  conformance(embeddedHarness);

  it('says that nobody answers where no service is there', async () => {
    const harness = await embeddedHarness();
    await expect(harness.commands.send(commandTo(newId()))).rejects.toBeInstanceOf(BusUnavailable);
    await expect(harness.chooser.choose(...castAsked())).rejects.toThrow('nobody answers');
    await harness.close();
  });

  it('goes on reading where it was, whatever a read fails for', async () => {
    const harness = await embeddedHarness();
    const channel = writer(harness.log);
    const service = recorder();
    const { readAll } = harness.log;
    let failures = 0;
    harness.log.readAll = (options) =>
      options.after === 2 && failures++ < 2 ? Promise.reject(new TypeError('broken')) : readAll(options);
    const running = await harness.start(service);
    await channel.fired('1', '2');
    await eventually(() => expect(failures).toBeGreaterThan(0));
    await channel.fired('3');
    await eventually(() => expect(service.of(channel.channel_id)).toEqual(['1', '2', '3']));
    await running.close();
    await harness.close();
  });
});

describe.skipIf(natsServerMissing)('JetStream transport', () => {
  conformance(jetStreamHarness);

  describe('what only a bus can do', () => {
    let harness: JetStreamHarness;
    beforeAll(async () => (harness = await jetStreamHarness()));
    afterAll(() => harness.close());

    const publish = (subject: string, payload: string) => jetstream(harness.connection).publish(subject, payload);
    const causes = async () => (await harness.deadLetters()).map((letter) => letter.cause);

    it('says that nobody answers where no service is there', async () => {
      await expect(harness.commands.send(commandTo(newId()))).rejects.toBeInstanceOf(BusUnavailable);
      await expect(harness.chooser.choose(...castAsked())).rejects.toThrow('nobody answers');
    });

    it('buries what is not JSON, breaks the contract, or lies about its channel; holds what is newer than itself', async () => {
      const channel = writer(harness.log);
      const [event] = await channel.fired('true');
      const service = recorder();
      const running = await harness.start(service);
      await eventually(() => expect(service.of(channel.channel_id)).toEqual(['true']));
      const subject = eventSubject('default', channel.channel_id, 'TimerFired');
      await publish(subject, JSON.stringify({ ...toCloudEvent(event!), id: newId(), type: 'parley.v2.TimerFired' }));
      await publish(subject, 'hello');
      await publish(subject, JSON.stringify({ ...toCloudEvent(event!), id: newId(), data: { timer: 1 } }));
      await publish(
        eventSubject('other', channel.channel_id, 'TimerFired'),
        JSON.stringify({ ...toCloudEvent(event!), id: newId() }),
      );
      await eventually(async () => {
        expect(await causes()).toEqual(
          expect.arrayContaining([
            'ContractBroken: the message is not JSON',
            'ContractBroken: /data/timer_id is missing; /data/timer unknown field',
            expect.stringContaining('is not that of the event inside'),
          ]),
        );
      });
      expect(service.of(channel.channel_id)).toEqual(['true']);
      // Held: neither handled, nor buried, nor dropped.
      expect(await causes()).toHaveLength(3);
      const held = await (
        await jetstreamManager(harness.connection)
      ).consumers.info(EVENTS_STREAM, 'channel-admin-TimerFired');
      expect(held.num_ack_pending).toBe(1);
      await running.close();
    });

    it('answers whatever comes as a command, and what a handler cannot be answered with costs only who asked', async () => {
      const huge = { ok: true as const, channel_id: newId(), version: 1, position: 1, duplicate: false };
      const onCommand = async ({ data }: Command) => {
        const { text } = data as { text?: string };
        if (text === 'throws') throw new Error('no');
        return text === 'huge' ? { ...huge, channel_id: 'x'.repeat(2_000_000) } : huge;
      };
      const running = await harness.start(recorder({ onCommand }));
      const channel = newId();
      const ask = async (payload: string) => {
        const subject = commandSubject({ tenant: 'default', channel_id: channel, type: 'Intervene' }, SENDER);
        return (await harness.connection.request(subject, payload, { timeout: 2_000 })).json<CommandReply>();
      };
      await eventually(async () => expect(await harness.commands.send(commandTo(channel))).toMatchObject({ ok: true }));
      const hostile = JSON.stringify({ ...commandTo(channel), id: { toString: 1 } });
      expect(await ask(hostile)).toMatchObject({ ok: false, problem: { errors: [{ pointer: '/id' }] } });
      expect(await ask('null')).toMatchObject({ ok: false, problem: { code: 'malformed-json' } });
      expect(await ask(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toMatchObject({ ok: false });
      expect(await ask(JSON.stringify(commandTo(channel, { text: 'throws' })))).toMatchObject({
        problem: { code: 'internal' },
      });
      await expect(ask(JSON.stringify(commandTo(channel, { text: 'huge' })))).rejects.toThrow();
      expect(await harness.commands.send(commandTo(channel))).toMatchObject({ ok: true });
      await running.close();
    });

    it('tells whoever is given something again that it may have been worked on before', async () => {
      const channel = writer(harness.log);
      const told: (boolean | undefined)[] = [];
      const behaviour: Behaviour = {
        async onTimerFired({ channel_id }, { signal, again }) {
          if (channel_id !== channel.channel_id) return;
          const isFirst = told.push(again) === 1;
          if (isFirst) await new Promise((_, reject) => signal.addEventListener('abort', reject));
        },
      };
      const first = await harness.start(behaviour, { graceMs: 50 });
      await channel.fired('long');
      await eventually(() => expect(told).toEqual([false]));
      await first.close();
      const second = await harness.start(behaviour);
      await eventually(() => expect(told).toEqual([false, true]));
      await second.close();
    });

    it('handles three copies of one event once', async () => {
      const channel = writer(harness.log);
      const service = recorder();
      const running = await harness.start(service);
      const [event] = await channel.fired('once');
      await eventually(() => expect(service.of(channel.channel_id)).toEqual(['once']));
      for (let copy = 0; copy < 2; copy++) {
        await publish(eventSubject('default', channel.channel_id, 'TimerFired'), JSON.stringify(toCloudEvent(event!)));
      }
      await channel.fired('next');
      await eventually(() => expect(service.of(channel.channel_id)).toEqual(['once', 'next']));
      await running.close();
    });

    it('takes a channel off the bus once words of it are erased, but for what says so, and goes on', async () => {
      const [channel, other] = [writer(harness.log), writer(harness.log)];
      const manager = await jetstreamManager(harness.connection);
      const kept = async ({ channel_id }: typeof channel) => {
        const subjects_filter = eventSubject('default', channel_id, '*');
        const { state } = await manager.streams.info(EVENTS_STREAM, { subjects_filter });
        return Object.entries(state.subjects ?? {}).map(([subject, count]) => `${subject.split('.').at(-1)} ${count}`);
      };
      await channel.fired('1', '2');
      await other.fired('a');
      await channel.closed();
      await channel.erased('ana');
      await eventually(async () => expect(await kept(channel)).toEqual(['WordsErased 1']));
      expect(await kept(other)).toEqual(['TimerFired 1']);
      await other.fired('b', 'c');
      await eventually(async () => expect(await kept(other)).toEqual(['TimerFired 3']));
      await harness.replaceRelay(() => channel.erased('bo'));
      await eventually(async () => expect(await kept(channel)).toEqual(['WordsErased 1']));
      await other.fired('d');
      await eventually(async () => expect(await kept(other)).toEqual(['TimerFired 4']));
    });

    it('gives a consumer that has other settings those of today: no limit of deliveries for one', async () => {
      const manager = await jetstreamManager(harness.connection);
      await eventually(() => manager.consumers.delete(EVENTS_STREAM, 'channel-admin-TimerFired'));
      await manager.consumers.add(EVENTS_STREAM, {
        durable_name: 'channel-admin-TimerFired',
        ack_policy: AckPolicy.Explicit,
        filter_subject: eventSubject('*', '*', 'TimerFired'),
        max_deliver: 5,
      });
      const service = recorder();
      const running = await harness.start(service);
      const channel = writer(harness.log);
      await channel.fired('x');
      await eventually(() => expect(service.of(channel.channel_id)).toEqual(['x']));
      await eventually(async () => {
        const { config } = await manager.consumers.info(EVENTS_STREAM, 'channel-admin-TimerFired');
        expect(config.max_deliver).toBe(-1);
      });
      await running.close();
    });

    it('answers a command that is not JSON', async () => {
      const running = await harness.start(recorder());
      const subject = `parley.v1.command.default.${newId()}.Intervene`;
      await eventually(async () => {
        const reply = await harness.connection.request(subject, '{', { timeout: 2_000 });
        expect(reply.json()).toMatchObject({ ok: false, problem: { code: 'malformed-json' } });
      });
      await running.close();
    });
  });

  it('loses its whole store and is filled again from the log: nothing lost, no effect doubled', async () => {
    const harness = await jetStreamHarness();
    const channel = writer(harness.log);
    const effects = new Map<string, number>();
    const running = await harness.start({
      async onTimerFired(event) {
        effects.set(event.id, (effects.get(event.id) ?? 0) + 1);
      },
    });
    const before = await channel.fired('1', '2', '3');
    await eventually(() => expect(effects.size).toBe(3));
    await harness.wipe();
    const after = await channel.fired('4', '5');
    await eventually(() => expect(effects.size).toBe(5));
    expect([...effects.keys()]).toEqual([...before, ...after].map((event) => event.id));
    expect([...effects.values()]).toEqual([1, 1, 1, 1, 1]);
    expect((await positionsIn(harness)).slice(-2)).toEqual([4, 5]);
    await running.close();
    await harness.close();
  });

  it('makes a store that was wiped again while nobody says anything, and fills it', async () => {
    const harness = await jetStreamHarness();
    await writer(harness.log).fired('1', '2');
    await eventually(async () => expect(await positionsIn(harness)).toEqual([1, 2]));
    await harness.wipe();
    await eventually(async () => expect(await positionsIn(harness)).toEqual([1, 2]));
    await harness.close();
  });

  it.skipIf(smallDiskMissing)(
    'says that events wait while the disk of the broker is full, and publishes them once it has room and was started again',
    async () => {
      const disk = await smallDisk(64);
      onTestFinished(() => disk.close());
      const harness = await jetStreamHarness(disk.folder);
      const { fired } = writer(harness.log);
      await fired('1');
      await eventually(() => harness.assertPublishing());
      const clear = await disk.fill();
      await fired('more than is left of a page of the file'.repeat(1_000));
      await eventually(() => expect(harness.assertPublishing()).rejects.toThrow('events are not published'));
      await clear();
      await harness.restart();
      await eventually(() => harness.assertPublishing());
      expect(await positionsIn(harness)).toEqual([1, 2]);
      await harness.close();
    },
  );

  it('fills a wiped store with what a consumer had not handled, and with nothing that all had', async () => {
    const harness = await jetStreamHarness();
    const channel = writer(harness.log);
    const handled: string[] = [];
    let isHeld = true;
    let start = () => undefined as void;
    const started = new Promise<void>((resolve) => (start = resolve));
    const behaviour = {
      async onTimerFired(event: RecordedEvent, { signal }: Delivery) {
        if (labelOf(event) === 'held' && isHeld) {
          start();
          await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('closing'))));
        }
        handled.push(labelOf(event));
      },
      async onTurnFailed() {
        // The other consumer is done with everything.
      },
    };
    const running = await harness.start(behaviour, { graceMs: 0 });
    await channel.fired('1', '2');
    await eventually(() => expect(handled).toEqual(['1', '2']));
    await eventually(async () => expect(await harness.checkpoint.handledByAll()).toBe(2));
    await channel.fired('held');
    await channel.turnsFailed('x');
    await started;
    await eventually(async () => expect((await harness.checkpoint.published())?.position).toBe(4));
    await running.close();
    await harness.wipe();
    isHeld = false;
    // The relay finds the new store before any consumer is made again.
    await eventually(async () => expect(await positionsIn(harness)).toEqual([3, 4]));
    const again = await harness.start(behaviour);
    await channel.fired('5');
    await eventually(() => expect(handled).toEqual(['1', '2', 'held', '5']));
    await again.close();
    await harness.close();
  });

  it('publishes nothing again where the stream was emptied by age, and goes on behind an old event', async () => {
    const harness = await jetStreamHarness();
    const channel = writer(harness.log);
    const [first] = await channel.fired('1', '2', '3');
    await eventually(async () => expect((await harness.checkpoint.published())?.position).toBe(3));
    const manager = await jetstreamManager(harness.connection);
    await harness.replaceRelay(() => manager.streams.purge(EVENTS_STREAM));
    await channel.fired('4');
    await eventually(async () => expect(await positionsIn(harness)).toEqual([4]));
    // A copy, as somebody might send it on: it says nothing of how far the log was published.
    const subject = eventSubject('default', channel.channel_id, 'TimerFired');
    await eventually(async () => expect((await harness.checkpoint.published())?.position).toBe(4));
    await harness.replaceRelay(() =>
      jetstream(harness.connection).publish(subject, JSON.stringify(toCloudEvent(first!))),
    );
    await channel.fired('5');
    await eventually(async () => expect(await positionsIn(harness)).toEqual([4, 1, 5]));
    await harness.close();
  });

  it('goes on publishing behind a message that somebody else slipped into the stream', async () => {
    const harness = await jetStreamHarness();
    const channel = writer(harness.log);
    const service = recorder();
    const running = await harness.start(service);
    const [event] = await channel.fired('1');
    await eventually(() => expect(service.of(channel.channel_id)).toEqual(['1']));
    const subject = eventSubject('default', channel.channel_id, 'RoundClosed');
    await jetstream(harness.connection).publish(subject, 'hello');
    await jetstream(harness.connection).publish(subject, JSON.stringify(toCloudEvent({ ...event!, position: 900 })));
    await channel.fired('2');
    await eventually(() => expect(service.of(channel.channel_id)).toEqual(['1', '2']));
    await running.close();
    await harness.close();
  });

  it('leaves out no event of a page where somebody slipped in a single message before it', async () => {
    const harness = await jetStreamHarness();
    const channel = writer(harness.log);
    const [event] = await channel.fired('1');
    await eventually(async () => expect(await positionsIn(harness)).toEqual([1]));
    const subject = eventSubject('default', channel.channel_id, 'RoundClosed');
    await jetstream(harness.connection).publish(subject, JSON.stringify(toCloudEvent(event!)));
    await channel.fired('2', '3', '4');
    await eventually(async () => expect(await positionsIn(harness)).toEqual([1, 1, 2, 3, 4]));
    await harness.close();
  });

  it('sends an event that is too large for a message by reference; who handles it has all of it, read in parts', async () => {
    const harness = await jetStreamHarness();
    const channel = writer(harness.log);
    const service = recorder({
      onRead: async ({ tenant, channel_id, after }) => ({
        events: await harness.log.readChannel(tenant, channel_id, { after, limit: 200 }),
        more: false,
      }),
    });
    const running = await harness.start(service);
    const large = '库'.repeat(400_000);
    await channel.turnsFailed(large);
    await channel.fired('after');
    await eventually(() => expect(service.of(channel.channel_id).toSorted()).toEqual(['after', large]));
    const read = (after: number) => harness.reader.read('default', channel.channel_id, after, 2);
    const [first, second] = [await read(0), await read(1)];
    expect(first.events.map(labelOf)).toEqual([large]);
    // What the bus has cut off is said to follow.
    expect(first.more).toBe(true);
    expect(second.events.map(labelOf)).toEqual(['after']);
    expect(second.more).toBe(false);
    expect(await harness.deadLetters()).toEqual([]);
    const manager = await jetstreamManager(harness.connection);
    const message = (await manager.streams.getMessage(EVENTS_STREAM, { seq: 1 }))!.json<ParleyCloudEvent>();
    expect(message).toMatchObject({
      position: '0000000000000001',
      dataref: `/v1/channels/${channel.channel_id}/timeline`,
    });
    expect(message.data).toBeUndefined();
    await running.close();
    await harness.close();
  });

  it('gives up on a reference to an event that the log does not hold', async () => {
    const harness = await jetStreamHarness();
    const channel = writer(harness.log);
    const service = recorder({
      onRead: async ({ tenant, channel_id, after }) => ({
        events: await harness.log.readChannel(tenant, channel_id, { after, limit: 200 }),
        more: false,
      }),
    });
    const running = await harness.start(service);
    const [event] = await channel.fired('1');
    const { data: _data, ...envelope } = toCloudEvent(event!);
    const forged = JSON.stringify({ ...envelope, id: newId(), dataref: '/v1/nothing' });
    await jetstream(harness.connection).publish(eventSubject('default', channel.channel_id, 'TimerFired'), forged);
    await eventually(async () =>
      expect(await harness.deadLetters()).toMatchObject([
        { attempts: 1, cause: expect.stringContaining('PermanentFailure') },
      ]),
    );
    await eventually(() => expect(service.of(channel.channel_id)).toEqual(['1']));
    await running.close();
    await harness.close();
  });

  it('a dead letter is its subject’s, and what is handled again is what the log has, not what the letter holds', async () => {
    const harness = await jetStreamHarness();
    const channel = writer(harness.log);
    const service = recorder();
    const running = await harness.start(service);
    const [event] = await channel.fired('1');
    await eventually(() => expect(service.of(channel.channel_id)).toEqual(['1']));
    const forge = (id: string, more: object) =>
      jetstream(harness.connection).publish(
        'parley.v1.dead-letter.default.channel-admin-TimerFired',
        JSON.stringify({
          id,
          consumer: 'coach-judge.FacilitationRequested',
          tenant: 'other',
          channel_id: channel.channel_id,
          event_id: event!.id,
          attempts: 1,
          cause: 'forged',
          message: JSON.stringify({ ...toCloudEvent(event!), data: { label: 'FORGED' } }),
          at: new Date().toISOString(),
          ...more,
        }),
      );
    const [known, unknown] = [newId(), newId()];
    await forge(known, {});
    await forge(unknown, { event_id: newId() });
    const kept = (id: string) => harness.letters.find('default', id);
    await eventually(async () => expect(await kept(unknown)).toMatchObject({ consumer: 'channel-admin.TimerFired' }));
    expect(await harness.letters.find('other', known)).toBeUndefined();
    await harness.letters.retry('default', unknown, 'op');
    expect(await kept(unknown)).toMatchObject({ status: 'given-up', cause: expect.stringContaining('NotInLog') });
    await harness.letters.retry('default', known, 'op');
    await eventually(async () => expect(await kept(known)).toMatchObject({ status: 'handled' }));
    expect(service.of(channel.channel_id)).toEqual(['1', '1']);
    await running.close();
    await harness.close();
  });

  it('an answer goes to no subject of ours and none of the broker’s: what asks for it is not even done', async () => {
    const harness = await jetStreamHarness();
    const channel = writer(harness.log);
    await channel.fired('1');
    const asked: string[] = [];
    const service = recorder({
      onRead: ({ channel_id }) => (asked.push(channel_id), Promise.resolve({ events: [], more: false })),
    });
    const running = await harness.start(service);
    await eventually(async () => expect(await positionsIn(harness)).toEqual([1]));
    for (const reply of [`$JS.API.STREAM.PURGE.${EVENTS_STREAM}`, eventSubject('default', newId(), 'TimerFired')])
      harness.connection.publish(readChannelSubject('default', newId()), '{"after":0,"least":0}', { reply });
    await harness.reader.read('default', channel.channel_id, 0, 0);
    expect(asked).toEqual([channel.channel_id]);
    expect(await positionsIn(harness)).toEqual([1]);
    await running.close();
    await harness.close();
  });

  it('two relays at once and a broker killed in between publish the log exactly once, in order', async () => {
    const harness = await jetStreamHarness();
    const second = await harness.secondRelay();
    const channels = [writer(harness.log), writer(harness.log)];
    for (let round = 0; round < 40; round++) {
      await Promise.all(channels.map((channel) => channel.fired(`${round}`)));
      if (round === 20) await harness.restart();
    }
    const all = Array.from({ length: 80 }, (_, index) => index + 1);
    await eventually(async () => expect(await positionsIn(harness)).toEqual(all));
    await second.close();
    await harness.close();
  });
});

async function letterOf(harness: Harness, channelId: string) {
  const kept = await harness.letters.list('default', { limit: 100 });
  return kept.find(({ letter }) => letter.channel_id === channelId)?.letter;
}

async function positionsIn(harness: JetStreamHarness): Promise<number[]> {
  const manager = await jetstreamManager(harness.connection);
  const { state } = await manager.streams.info(EVENTS_STREAM);
  const positions: number[] = [];
  for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
    positions.push(positionOf((await manager.streams.getMessage(EVENTS_STREAM, { seq }))!.json<ParleyCloudEvent>())!);
  }
  return positions;
}
