import type { RecordedEvent } from '@parley/contracts';
import { expect, test } from 'vitest';
import { ChannelFolds, NotInLog } from './channel-folds.js';
import { BusUnavailable, type ChannelPage } from './ports.js';

const TENANT = 'acme';
const CHANNEL = 'channel';

/** How many events were folded, and a log that grows as a test says, of which each page is read when the test lets it. */
function someLog(length: number) {
  const log = { length, reads: [] as { after: number; least: number | null }[], folded: 0, gate: Promise.resolve() };
  const folds = new ChannelFolds<number>(
    {
      async read(_tenant, _channel, after, least): Promise<ChannelPage> {
        log.reads.push({ after, least });
        const end = log.length;
        await log.gate;
        const events = Array.from(
          { length: end - after },
          (_, index) => ({ version: after + index + 1 }) as RecordedEvent,
        );
        return { events, more: false };
      },
    },
    { initialState: 0, evolve: (state) => ((log.folded += 1), state + 1) },
  );
  return { log, folds };
}

function closedGate() {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  return { gate, open };
}

test('what is asked of a channel at once is read and folded once', async () => {
  const { log, folds } = someLog(5);
  const all = await Promise.all([
    folds.at(TENANT, CHANNEL, 3),
    folds.newest(TENANT, CHANNEL, 5),
    folds.newest(TENANT, CHANNEL, 4),
  ]);
  expect(all.map(({ version }) => version)).toEqual([5, 5, 5]);
  expect(log.reads).toEqual([{ after: 0, least: 5 }]);
  expect(log.folded).toBe(5);
});

test('whoever asks for the newest while another reads gets what is read after that', async () => {
  const { log, folds } = someLog(2);
  const { gate, open } = closedGate();
  log.gate = gate;
  const first = folds.newest(TENANT, CHANNEL, 2);
  await expect.poll(() => log.reads.length).toBe(1);
  log.length = 3;
  const second = folds.newest(TENANT, CHANNEL, 2);
  open();
  expect((await first).version).toBe(2);
  expect((await second).version).toBe(3);
  expect(log.reads.map(({ after }) => after)).toEqual([0, 2]);
});

test('whoever works on something again is given the channel as the log has it, and not as somebody has seen it', async () => {
  const { log, folds } = someLog(2);
  const event = { tenant: TENANT, channel_id: CHANNEL, version: 2 };
  await folds.toWorkOn(event, {});
  const both = [folds.newest(TENANT, CHANNEL, 2), folds.toWorkOn(event, { again: true })];
  log.length = 3;
  expect((await Promise.all(both)).map(({ version }) => version)).toEqual([3, 3]);
  expect(log.reads.map(({ least }) => least)).toEqual([2, null]);
});

test('a version that the log does not reach is told to whoever asked for it, and to nobody else', async () => {
  const { folds } = someLog(2);
  const [real, forged] = await Promise.allSettled([folds.at(TENANT, CHANNEL, 2), folds.at(TENANT, CHANNEL, 9)]);
  expect(real).toMatchObject({ status: 'fulfilled', value: { version: 2, state: 2 } });
  expect(forged).toMatchObject({ status: 'rejected', reason: expect.any(NotInLog) });
});

test('what could not be read is read again by the next', async () => {
  const { log, folds } = someLog(2);
  log.gate = Promise.reject(new BusUnavailable('away'));
  log.gate.catch(() => undefined);
  const together = await Promise.allSettled([folds.at(TENANT, CHANNEL, 1), folds.newest(TENANT, CHANNEL, 1)]);
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  log.gate = Promise.resolve();
  expect(await folds.newest(TENANT, CHANNEL, 1)).toEqual({ version: 2, state: 2 });
});
