import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  CLOSE_MS,
  configurationOf,
  EgressConfiguration,
  JsonLogger,
  runService,
  VoiceConfiguration,
} from '@parley/configuration';
import {
  allowedHostsOf,
  ApiKeys,
  configureHttp,
  documentApi,
  drain,
  fail,
  ProblemError,
  HealthModule,
  httpAdapter,
  MetricsModule,
} from '@parley/http';
import { connect, healthLive, meShow } from '@parley/client';
import { NotReady } from '@parley/outages';
import { VoiceModule, voiceFigures } from './voice.module.js';
import { Voices } from './voices.js';

const SERVICE = 'voice';

await runService(SERVICE, async () => {
  const api = configurationOf(VoiceConfiguration);
  const { PORT, HOST, PARLEY_API_KEYS_FILE, PARLEY_ALLOWED_HOSTS, stopNoticeMs, signInFile, trustedProxies } = api;
  const { PARLEY_PUBLIC_ADDRESS: address } = configurationOf(EgressConfiguration);
  const keys = new ApiKeys({
    host: HOST,
    ...(PARLEY_API_KEYS_FILE && { file: PARLEY_API_KEYS_FILE }),
    signIn: signInFile !== undefined,
  });
  const people = signInFile
    ? (await import('@parley/sign-in')).signInBy(signInFile).elsewhere(api.TRANSCRIPT_STORE_ADDRESS, address)
    : undefined;
  @Module({
    imports: [
      VoiceModule.register({ commands: () => api.CHANNEL_ADMIN_ADDRESS, views: () => api.TRANSCRIPT_STORE_ADDRESS }),
      HealthModule.register({
        'channel-admin': () => assertAnswers(api.CHANNEL_ADMIN_ADDRESS),
        'transcript-store': () => assertAnswers(api.TRANSCRIPT_STORE_ADDRESS),
      }),
      MetricsModule.register(voiceFigures(() => app.get(Voices))),
    ],
  })
  class AppModule {}
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, httpAdapter({ trustedProxies }), {
    logger: new JsonLogger(SERVICE),
  });
  const findKey = (_: string, key: string) => whoseKey(api.CHANNEL_ADMIN_ADDRESS, key);
  const allowedHosts = allowedHostsOf(PARLEY_ALLOWED_HOSTS);
  await configureHttp(app, { keys, findSeat, findKey, people, allowedHosts, publicAddress: address });
  documentApi(app);
  await app.listen(PORT, HOST);
  return {
    closeMs: stopNoticeMs + CLOSE_MS,
    async close() {
      await drain(app, stopNoticeMs);
      await app.close();
    },
  };
});

/** The key of a seat, good or not, opens nothing here. */
async function findSeat(): Promise<never> {
  return fail('forbidden', { detail: 'this is not for the key of a seat' });
}

/** Whose a key is that was made while it ran: channel-admin knows. */
async function whoseKey(url: string, key: string) {
  try {
    const asked = connect({ url, key, answerMs: 10_000, thrown: ({ problem }) => new ProblemError(problem) });
    const { tenant, id: name, scopes } = (await meShow(asked)).data;
    return { tenant, name, scopes };
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === 401) return undefined;
    throw error;
  }
}

async function assertAnswers(address: string): Promise<void> {
  await healthLive(connect({ url: address })).catch(() => {
    throw new NotReady(`${address} does not answer`);
  });
}
