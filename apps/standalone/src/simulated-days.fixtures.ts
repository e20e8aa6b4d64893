import { type RecordedEvent, readableExport } from '@parley/contracts';
import { anthropicModel, type ModelFor } from '@parley/llm';
import { type Answerer, dataFolder, type SimulatedApi, startSimulatedApi } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { startStandalone, type Standalone } from './start-standalone.js';

/** What stands at this moment of a test. */
interface Now {
  parley: Standalone;
  api: SimulatedApi;
  /** What the model does today; a test may change it while a channel waits. */
  day: Answerer;
  modelFor: ModelFor;
}

/** A stack for the tests of a file, its models reached through the real adapter against the simulated API. */
export function simulatedDays({ attempts, idleMs }: { attempts: number; idleMs: number }) {
  const now = {} as Now;
  /** Milliseconds that the adapter waited before it asked again. */
  const waits: number[] = [];

  beforeAll(async () => {
    const settings = { folder: await dataFolder(), rehearsal: false, postgresSettings: ['fsync=off'] };
    now.parley = await startStandalone({ ...settings, modelFor: (needs) => now.modelFor(needs) });
  });
  afterAll(() => now.parley.close());
  afterEach(() => now.api.close());

  /** A day begins; what the adapter waits between tries is written down and not waited. */
  async function on(day: Answerer): Promise<void> {
    now.day = day;
    now.api = await startSimulatedApi((asked) => now.day(asked));
    waits.length = 0;
    const sleep = async (milliseconds: number) => void waits.push(milliseconds);
    const model = anthropicModel({
      apiKey: 'sk-ant-test',
      model: 'claude-haiku-5-5',
      effort: 'low',
      baseURL: now.api.url,
      idleMs,
      retry: { attempts, baseMs: 1, capMs: 1, sleep },
    });
    now.modelFor = () => model;
  }

  /** @returns the channel's address */
  async function open(path: string, body: object): Promise<string> {
    const opened = await request(now.parley.url).post(path).send(body).expect(201);
    return `/v1/channels/${(opened.body as { channel_id: string }).channel_id}`;
  }

  const goOn = (channel: string) => request(now.parley.url).post(`${channel}/continue`).expect(200);

  const viewWith = (channel: string, fields: object): Promise<Record<string, unknown>> =>
    eventually(async () => {
      const { body } = await request(now.parley.url).get(channel).expect(200);
      expect(body).toMatchObject(fields);
      return body as Record<string, unknown>;
    });

  async function eventsOf(channel: string): Promise<RecordedEvent[]> {
    const { text } = await request(now.parley.url).get(`${channel}/export`).expect(200);
    return readableExport(text);
  }

  return { now, waits, on, open, goOn, viewWith, eventsOf };
}
