import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { MicroserviceOptions } from '@nestjs/microservices';
import { newId, type CastWanted } from '@parley/contracts';
import type { LanguageModel, ModelNeeds } from '@parley/llm';
import { brokerAccounts, connectNats, JetStreamTransport, natsCastChooser } from '@parley/messaging';
import { natsServerMissing, openFolder, startNatsServer } from '@parley/testing';
import { expect, it } from 'vitest';
import { CastDirector } from './cast-director.js';
import { CoachJudgeModule } from './coach-judge.module.js';
import type { Facilitator } from './facilitator.js';

const wanted: CastWanted = {
  ...{ protocol: 'round-table', topic: 'A canteen', language: 'en' },
  ...{ asked_on: '2026-11-23', budget_micro_usd: 50_000 },
};
const members = ['Marta', 'Bo', 'Li'].map((name) => ({
  ...{ name, persona: `${name} cooks.`, thinking_style: '', speaking_style: '', expertise: ['cooking'] },
}));
const call = { cost_micro_usd: 700 } as never;
const model = (generate: LanguageModel['generate']): LanguageModel => ({ provider: 'p', model: 'm', generate });
const at = { tenant: 'acme', channel_id: newId() };

it('a cast is chosen in its tenant’s name, under its own id and within its own budget', async () => {
  const asked: ModelNeeds[] = [];
  const good = model(async () => ({ ok: true, output: { members }, call }));
  const director = new CastDirector((needs) => (asked.push(needs), good));
  expect(await director.choose(at, wanted)).toEqual({ cast: { members }, call });
  expect(asked).toMatchObject([{ ...at, tier: 'fast', kind: 'cast', budget_micro_usd: 50_000, rehearsal: false }]);
});

it('a model that never answers is called off in time, and what it cost is told', async () => {
  const mute = model(
    ({ signal }) =>
      new Promise((resolve) => {
        const failed = () => resolve({ ok: false, code: 'aborted', message: 'the call was called off', call });
        signal!.addEventListener('abort', failed);
      }),
  );
  const director = new CastDirector(() => mute, undefined, 50);
  expect(await director.choose(at, wanted)).toEqual({ failure: 'no answer within 0.05 s', call });
});

it('what is no cast is asked of no model', async () => {
  const director = new CastDirector(() => {
    throw new Error('asked');
  });
  await expect(director.choose(at, { ...wanted, protocol: 'team' })).rejects.toThrow('/protocol casts nobody');
  await expect(director.choose(at, { ...wanted, topic: '' })).rejects.toThrow('/topic');
});

it.skipIf(natsServerMissing)('channel-admin has it chosen over the broker, as the accounts of both allow', async () => {
  const folder = await openFolder();
  const config = join(folder, 'nats.conf');
  writeFileSync(config, `accounts ${JSON.stringify(brokerAccounts((service) => service))}`);
  const nats = await startNatsServer(folder, undefined, config);
  const connect = (service: string) =>
    connectNats(nats.url.replace('nats://', `nats://${service}:${service}@`), service);
  const [own, admin] = await Promise.all([connect('coach-judge'), connect('channel-admin')]);
  const director = new CastDirector(() => model(async () => ({ ok: true, output: { members }, call })));
  const worker = await NestFactory.createMicroservice<MicroserviceOptions>(
    CoachJudgeModule.register({} as Facilitator, director) as never,
    { strategy: new JetStreamTransport({ service: 'coach-judge', connection: own }), logger: false },
  );
  await worker.listen();
  await own.flush();
  const choose = natsCastChooser(admin).choose({ tenant: 'acme', id: newId() }, wanted, 5_000);
  expect(await choose).toEqual({ cast: { members }, call });
  const strange = natsCastChooser(admin).choose({ tenant: 'acme', id: newId() }, { ...wanted, protocol: 'x' }, 5_000);
  await expect(strange).rejects.toThrow('The request is not valid');
  await worker.close();
  await Promise.all([own.close(), admin.close()]);
  await nats.stop();
});
